import { contract, type WireSearchEvent } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { search, ssr } = contract;
const productId = fixtureIds.bar;
const bodyOf = (event: WireSearchEvent) => ({
  data: { event, context: { page: { uri: '/bars' }, user: { user_id: 'browser-1' } } },
});
const opened = async (code: 'USA' | 'EUR' = 'USA') => {
  const { token, eventApiUrl } = await store.shopper().call(ssr.getSearchToken, { params: { code } });
  return { eventApiUrl, headers: { Authorization: `Bearer ${token}` } };
};

describe('search events', () => {
  it.each<[string, WireSearchEvent]>([
    ['S7-calls-rfk-12', { name: 'user' }],
    ['S7-calls-rfk-13', { name: 'page_view' }],
    ['S7-calls-rfk-14', { name: 'add_to_cart', productId, qty: 2, price: 285.5 }],
    ['S7-calls-rfk-15', { name: 'add_to_wishlist', productId }],
    ['S7-calls-rfk-16', { name: 'widget_appear', rfkid: 'rfkid_31', productIds: [productId] }],
    ['S7-calls-rfk-17', { name: 'widget_click', rfkid: 'rfkid_31', productId, position: 1 }],
    ['S7-calls-rfk-18', { name: 'product_view', productId }],
    [
      'S7-calls-rfk-19',
      { name: 'order_confirm', orderId: '1', total: 285.5, items: [{ productId, qty: 1, price: 285.5 }] },
    ],
  ])('are stored as reported: [%s] %j', async (_requirement, event) => {
    const { eventApiUrl, headers } = await opened('EUR');
    expect(eventApiUrl).toBe(search.reportEvent.path);
    expect(await store.shopper().call(search.reportEvent, { headers, body: bodyOf(event) })).toEqual({ success: true });
    const kept = await store.db
      .selectFrom('search_events')
      .selectAll()
      .orderBy('event_id', 'desc')
      .executeTakeFirstOrThrow();
    const { name, ...detail } = event;
    expect(kept).toMatchObject({ name, detail, site_code: 'EUR', user_id: 'browser-1', uri: '/bars' });
    expect(kept.happened_at).toEqual(store.now());
  });

  it('are rejected without the token, and if they contain nothing known', async () => {
    const event = { name: 'page_view' } as const;
    expect(await store.shopper().refused(search.reportEvent, { body: bodyOf(event) })).toMatchObject({
      status: 401,
      type: 'invalid_token',
    });
    const { headers } = await opened();
    const response = await store.shopper().request(search.reportEvent.path, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: { event: { name: 'drop_table' }, context: bodyOf(event).data.context } }),
    });
    expect(response.status).toBe(400);
  });

  it('contain pages, but not their queries', async () => {
    const { headers } = await opened();
    const body = bodyOf({ name: 'page_view' });
    body.data.context.page.uri = '/reset?token=secret#x';
    await store.shopper().call(search.reportEvent, { headers, body });
    const kept = await store.db
      .selectFrom('search_events')
      .select('uri')
      .orderBy('event_id', 'desc')
      .executeTakeFirstOrThrow();
    expect(kept.uri).toBe('/reset');
  });
});
