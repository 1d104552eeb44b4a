import { describe, expect, it } from 'vitest';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

const path = '/account/custom-quoting';

const line = (fluidPrice?: number) => ({
  listItemId: 'item-9',
  productId: 1,
  qty: 2,
  options: {},
  children: [],
  metadata: fluidPrice === undefined ? {} : { fluidPrice },
});
const asked = { _id: 'quote-1', note: 'For a school', requestedAt: '2026-11-20T09:30:00.000Z' };

const open = async (options: NonNullable<Parameters<typeof openStorefront>[0]> = {}) => {
  const store = await openStorefront({ isLoggedIn: true, ...options });
  return {
    ...store,
    page: async () => (await (await store.get(path, withSession)).text()).replaceAll('<!-- -->', ''),
    change: (fields: Readonly<Record<string, string>>, to = path) => store.post(to, fields, withSession),
  };
};

describe('custom quotes', () => {
  it('are requested for the cart with a note [S2-account-11]', async () => {
    const { page, change, calls, get } = await open();
    const empty = await page();
    expect(empty).toContain('>Custom quoting</h1>');
    expect(empty).toContain('then ask here');
    await change({ intent: 'add', productId: '1', qty: '2' }, '/cart');
    expect(await page()).toContain('Ask for a quote');
    const unsaid = await change({ intent: 'request', listId: 'cart-1', note: ' \u200b' });
    expect(await unsaid.text()).toContain('Say what you need it for');
    const elsewhere = await change({ intent: 'request', listId: 'another', note: 'A gym' });
    expect(await elsewhere.text()).toContain('Choose a list with something on it');
    const sent = await change({ intent: 'request', listId: 'cart-1', note: 'A gym' });
    expect(sent.headers.get('Location')).toBe(`${path}?asked`);
    expect(calls.findLast(({ method }) => method === 'POST')).toMatchObject({
      path: '/svc_list/lists/cart-1/quotes',
      body: { note: 'A gym' },
    });
    expect(await page()).toContain('We have your request');
    expect(await page()).not.toContain('Your request has arrived');
    const told = await (await get(`${path}?asked`, withSession)).text();
    expect(told).toMatch(/role="status">.*Your request has arrived/);
  });

  it('show the prices, and are added to the cart while valid', async () => {
    const quotes = [{ ...asked, items: [line(12_345)], validUntil: '2026-12-31T23:59:59.999Z' }];
    const { page, change } = await open({ quotes });
    const html = await page();
    expect(html).toContain('For a school');
    expect(html).toContain('$246.90');
    expect(html).toContain('Put it into the cart');
    const accepted = await change({ intent: 'accept', quoteId: 'quote-1' });
    expect(accepted.headers.get('Location')).toBe('/cart');
    expect((await change({ intent: 'accept', quoteId: 'unknown' })).status).toBeLessThan(500);
    expect((await change({ intent: 'burn' })).status).toBe(400);
  });

  it.each([
    ['accepted', { validUntil: '2026-12-31T00:00:00.000Z', acceptedAt: '2026-11-20T10:00:00.000Z' }, 'You took these'],
    ['lapsed', { validUntil: '2026-11-20T23:59:59.999Z' }, 'Ask again for new ones'],
    ['not priced', {}, 'We have your request'],
  ])('do not offer a quote that is %s', async (_, state, words) => {
    const html = await (await open({ quotes: [{ ...asked, items: [line()], ...state }] })).page();
    expect(html).toContain(words);
    expect(html).not.toContain('Put it into the cart');
  });
});
