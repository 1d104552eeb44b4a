import { describe, expect, it } from 'vitest';
import { answerHeader, dataHeader, redirectHeader } from '../data/data-protocol.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const asking = (routeId: string) => ({ [dataHeader]: routeId });

describe('data request', () => {
  it("returns the data of one route, for the URL without the request's own parameter", async () => {
    const { get } = await openStorefront();
    const response = await get('/search?q=bar&_data=search', asking('search'));
    expect([response.status, response.headers.get(answerHeader)]).toEqual([200, 'value']);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ query: 'bar', list: { total: 2 } });
  });

  it('returns the target of a redirect, without being redirected', async () => {
    const response = await (await openStorefront()).get('/gb/search?_data=search', asking('search'));
    expect([response.status, response.headers.get(redirectHeader)]).toEqual([204, '/']);
  });

  it('returns a not-found page as data, because it has content', async () => {
    const response = await (await openStorefront()).get('/no-such-path?_data=entity', asking('entity'));
    expect(response.headers.get(answerHeader)).toBe('value');
    expect(await response.json()).toMatchObject({ kind: 'notFound' });
  });

  it('returns a rejection of the backend as an error with its status and code', async () => {
    const { get } = await openStorefront({ isLoggedIn: true });
    const response = await get('/account/order/7?_data=order', { ...asking('order'), Cookie: '__Host-ironcart=x' });
    expect([response.status, response.headers.get(answerHeader)]).toEqual([404, 'error']);
    expect(await response.json()).toEqual({ code: 'not_found' });
  });

  it('accepts only the routes that the URL matches', async () => {
    const { get } = await openStorefront();
    for (const routeId of ['cart', 'nonsense', '__proto__', 'constructor']) {
      const { status, headers } = await get('/?_data=x', asking(routeId));
      expect([status, headers.get(answerHeader)], routeId).toEqual([404, 'error']);
    }
  });

  it('returns the result of a form post and its cookies', async () => {
    const { post } = await openStorefront();
    const response = await post('/cart', { intent: 'add', productId: '20' }, asking('cart'));
    expect(await response.json()).toMatchObject({ ok: false, code: 'choose_options' });
    const added = await post('/cart', { intent: 'add', productId: '20', color: 'red' }, asking('cart'));
    expect(await added.json()).toEqual({ ok: true, added: true });
    expect(added.headers.getSetCookie()).toHaveLength(1);
  });

  it.each([
    ['cart', '/cart', { intent: 'update', listItemId: 'item-1', qty: '3' }],
    ['cart', '/cart', { intent: 'update', listItemId: 'item-1', qty: '0' }],
    ['cart', '/cart', { intent: 'remove', listItemId: 'item-1' }],
    ['wishlist', '/account/wishlist', { intent: 'remove', listItemId: 'item-2' }],
    ['wishlist', '/account/wishlist', { intent: 'share' }],
    ['wishlist', '/account/wishlist', { intent: 'unshare' }],
  ] as const)('of %s reports that nothing was added: %s %o', async (route, path, fields) => {
    const { post } = await openStorefront({ isLoggedIn: true });
    const bar = { intent: 'add', productId: '1', qty: '1' };
    await post('/cart', bar, withSession);
    await post('/account/wishlist', bar, withSession);
    const response = await post(path, fields, { ...withSession, ...asking(route) });
    expect(await response.json()).toEqual({ ok: true, added: false });
  });

  it('returns nothing for a route without data', async () => {
    const response = await (await openStorefront()).get('/checkout', asking('checkout-landing'));
    expect([response.status, await response.json()]).toEqual([200, null]);
  });

  it('is handled by a route that only accepts posts', async () => {
    const { post } = await openStorefront();
    const { status, headers } = await post('/barbells', { a: '1' }, asking('root'));
    expect([status, headers.get(answerHeader)]).toEqual([404, 'error']);
  });

  it('reveals nothing about an internal error', async () => {
    const { get, reported } = await openStorefront({ failing: true });
    const response = await get('/?_data=home', asking('home'));
    expect([response.status, await response.json()]).toEqual([500, { code: 'server_error' }]);
    expect(reported).toHaveLength(1);
  });
});
