import { money } from '@ironcart/core/money';
import { expect, it } from 'vitest';
import type { SearchEvent } from '../codec/search-event.ts';
import { createFakeWire, json } from '../testing/fake-wire.ts';

it.each<[string, SearchEvent, unknown]>([
  ['S7-calls-rfk-12', { name: 'user' }, { name: 'user' }],
  ['S7-calls-rfk-13', { name: 'page_view' }, { name: 'page_view' }],
  [
    'S7-calls-rfk-14',
    { name: 'add_to_cart', productId: 7, qty: 2, price: money(1_999) },
    { name: 'add_to_cart', productId: 7, qty: 2, price: 19.99 },
  ],
  ['S7-calls-rfk-15', { name: 'add_to_wishlist', productId: 7 }, { name: 'add_to_wishlist', productId: 7 }],
  [
    'S7-calls-rfk-16',
    { name: 'widget_appear', widgetId: 'rfkid_4', productIds: [7] },
    { name: 'widget_appear', rfkid: 'rfkid_4', productIds: [7] },
  ],
  [
    'S7-calls-rfk-17',
    { name: 'widget_click', widgetId: 'rfkid_4', productId: 7, position: 3 },
    { name: 'widget_click', rfkid: 'rfkid_4', productId: 7, position: 3 },
  ],
  ['S7-calls-rfk-18', { name: 'product_view', productId: 7 }, { name: 'product_view', productId: 7 }],
  [
    'S7-calls-rfk-19',
    {
      name: 'order_confirm',
      orderId: '9',
      total: money(1_999),
      items: [{ productId: 7, qty: 1, price: money(1_999) }],
    },
    { name: 'order_confirm', orderId: '9', total: 19.99, items: [{ productId: 7, qty: 1, price: 19.99 }] },
  ],
])('search event is posted to the search events URL with the token [%s]', async (_requirement, event, wire) => {
  const { client, sent } = createFakeWire(({ path }) =>
    path.includes('rfktkn')
      ? json({ apiUrl: '/q', token: 'secret', eventApiUrl: 'https://events.example/in', expires: 9_000_000_000_000 })
      : json({ success: true }),
  );
  await client.search.report(event, { userId: 'browser-1', uri: '/bars' });
  expect(sent[1]).toMatchObject({
    method: 'POST',
    path: '/in',
    body: { data: { event: wire, context: { page: { uri: '/bars' }, user: { user_id: 'browser-1' } } } },
  });
  expect(sent[1]?.headers.get('authorization')).toBe('Bearer secret');
});

it('search event reports the first hundred products of a larger widget', async () => {
  const { client, sent } = createFakeWire(({ path }) =>
    path.includes('rfktkn')
      ? json({ apiUrl: '/q', token: 'secret', eventApiUrl: 'https://events.example/in', expires: 9_000_000_000_000 })
      : json({ success: true }),
  );
  const productIds = Array.from({ length: 101 }, (_, index) => index + 1);
  await client.search.report({ name: 'widget_appear', widgetId: 'rfkid_4', productIds }, { userId: 'b', uri: '/' });
  expect(sent[1]?.body).toMatchObject({ data: { event: { productIds: productIds.slice(0, 100) } } });
});

it('search event has the app’s parameters, even for the search service’s own URLs [S1-app-10] [S1-app-11] [S1-app-12]', async () => {
  const appParams = { isMobileApp: '1', mobileAppVersion: '3.3.0', mobileAppPlatform: 'ios' };
  const { client, sent } = createFakeWire(
    ({ path }) =>
      path.includes('rfktkn')
        ? json({ apiUrl: '/q?index=bars', token: 't', eventApiUrl: '/in', expires: 9_000_000_000_000 })
        : json({ success: true, total_item: 0, total_page: 0, content: { product: { value: [] } } }),
    { appParams },
  );
  await client.search.report({ name: 'user' }, { userId: 'browser-1', uri: '/bars' });
  await client.search.query({ keyphrase: 'bar' });
  const app = 'isMobileApp=1&mobileAppVersion=3.3.0&mobileAppPlatform=ios';
  expect(sent.slice(1).map(({ path }) => path)).toEqual([`/in?${app}`, `/q?index=bars&${app}`]);
});
