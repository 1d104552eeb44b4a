import { describe, expect, it } from 'vitest';
import { dataHeader } from '../data/data-protocol.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const wishlist = '/account/wishlist';
const barForm = { intent: 'add', productId: '1', qty: '1' };

const openAsCustomer = async () => {
  const store = await openStorefront({ isLoggedIn: true });
  return {
    ...store,
    page: async (path: string) => (await (await store.get(path, withSession)).text()).replaceAll('<!-- -->', ''),
    change: (path: string, fields: Readonly<Record<string, string>>) => store.post(path, fields, withSession),
  };
};
const changesIn = (calls: readonly { readonly method: string; readonly path: string }[]) =>
  calls.flatMap(({ method, path }) => (method === 'GET' ? [] : [`${method} ${path}`]));

describe('wishlist', () => {
  it('has the page in the account [S2-account-16] [S1-areas-07]', async () => {
    const { page, change } = await openAsCustomer();
    expect(await page(wishlist)).toContain('Nothing on your wishlist yet</h1>');
    const answer = await change(wishlist, barForm);
    expect([answer.status, answer.headers.get('Location')]).toEqual([302, wishlist]);
    const filled = await page(wishlist);
    expect(filled).toContain('>Your wishlist</h1>');
    expect(filled).toContain('1 thing');
    expect(filled).toContain('<a href="/competition-bar">Competition Bar</a>');
  });

  it('requires log-in, remembers the item for it, and returns to the wishlist afterwards [S6-guest-01] [S6-guest-03] [S6-merge-01]', async () => {
    const { post, calls } = await openStorefront();
    const answer = await post(wishlist, barForm);
    expect(answer.headers.get('Location')).toBe('/login?redirect=%2Faccount%2Fwishlist');
    expect(changesIn(calls)).toEqual(['POST /svc_list/lists', 'POST /svc_list/lists/wishlist-1/items']);
  });

  it('lets the native app log a guest in [S6-guest-04]', async () => {
    const { post, calls } = await openStorefront();
    const answer = await post(`${wishlist}?isMobileApp=1&mobileAppVersion=3.3.0`, barForm, {
      [dataHeader]: 'wishlist',
    });
    expect(await answer.json()).toMatchObject({ ok: false, code: 'app_login' });
    expect(changesIn(calls)).toEqual(['POST /svc_list/lists', 'POST /svc_list/lists/wishlist-1/items']);
  });

  it('moves items to the cart, and removes items', async () => {
    const { page, change, calls } = await openAsCustomer();
    await change(wishlist, barForm);
    await change(wishlist, { intent: 'toCart', listItemId: 'item-1' });
    expect(changesIn(calls).slice(-3)).toEqual([
      'POST /svc_list/lists',
      'POST /svc_list/lists/cart-1/items',
      'DELETE /svc_list/lists/wishlist-1/items/item-1',
    ]);
    expect(await page(wishlist)).toContain('Nothing on your wishlist yet');
    expect(await page('/cart')).toContain('Competition Bar');
    await change(wishlist, barForm);
    await change(wishlist, { intent: 'remove', listItemId: 'item-3' });
    expect(await page(wishlist)).toContain('Nothing on your wishlist yet');
    expect(await (await change(wishlist, { intent: 'toCart', listItemId: 'gone' })).text()).toContain(
      'no longer there',
    );
    expect((await change(wishlist, { intent: 'burn' })).status).toBe(400);
  });

  it('is visible to others while it is shared [S2-routes-18]', async () => {
    const { page, change, get, post, calls } = await openAsCustomer();
    await change(wishlist, barForm);
    expect(await page(wishlist)).not.toContain('/wishlist/wishlist-1');
    await change(wishlist, { intent: 'share' });
    expect(calls.at(-1)).toMatchObject({ path: '/svc_list/lists/wishlist-1/metadata', body: { isShared: true } });
    expect(await page(wishlist)).toContain('href="/wishlist/wishlist-1"');
    const shared = await (await get('/wishlist/wishlist-1')).text();
    expect(shared).toContain('>A wishlist</h1>');
    expect(shared).toContain('Competition Bar');
    expect(shared).toContain('<meta name="robots" content="noindex">');
    const answer = await post('/wishlist/wishlist-1', { listItemId: 'item-1' });
    expect(answer.headers.get('Location')).toBe('/cart');
    await change(wishlist, barForm);
    expect(await page(wishlist)).toContain('2 things');
    for (const listItemId of ['item-1', 'item-3']) await change(wishlist, { intent: 'remove', listItemId });
    expect(await (await get('/wishlist/wishlist-1')).text()).toContain('This wishlist is empty');
    await change(wishlist, { intent: 'unshare' });
    expect(calls.at(-1)).toMatchObject({ body: { isShared: false } });
    expect((await get('/wishlist/unknown')).status).toBe(404);
  });

  it('has no page under its share link while it is not shared, not even for its owner [SECURITY-9]', async () => {
    const { change, get, post } = await openAsCustomer();
    await change(wishlist, barForm);
    const statuses = async () => [
      (await get('/wishlist/wishlist-1')).status,
      (await post('/wishlist/wishlist-1', { listItemId: 'item-1' })).status,
    ];
    expect(await statuses()).toEqual([404, 404]);
    await change(wishlist, { intent: 'share' });
    expect(await statuses()).toEqual([200, 302]);
    await change(wishlist, { intent: 'unshare' });
    expect(await statuses()).toEqual([404, 404]);
  });

  it('returns the result to the page that changed it', async () => {
    const { post } = await openStorefront({ isLoggedIn: true });
    const answerTo = async (fields: Readonly<Record<string, string>>) =>
      (await post(wishlist, fields, { ...withSession, [dataHeader]: 'wishlist' })).json();
    expect(await answerTo(barForm)).toEqual({ ok: true, added: false, isKept: true });
    expect(await answerTo({ intent: 'share' })).toEqual({ ok: true, added: false });
    expect(await answerTo({ intent: 'toCart', listItemId: 'item-1' })).toEqual({ ok: true, added: true });
    await answerTo(barForm);
    expect(await answerTo({ intent: 'remove', listItemId: 'item-3' })).toEqual({ ok: true, added: false });
  });

  it('is offered on a product’s page, with the selected options', async () => {
    const { page } = await openAsCustomer();
    expect(await page('/gb/competition-bar')).toMatch(/<button [^>]*formAction="\/gb\/account\/wishlist"/i);
  });
});

describe('several wishlists', () => {
  const second = '/account/wishlist?list=wishlist-2';

  it('are created with a name, opened by name, and the newest gets new items', async () => {
    const { page, change } = await openAsCustomer();
    await change(wishlist, barForm);
    const made = await change(wishlist, { intent: 'create', name: ' Leg day ' });
    expect(made.headers.get('Location')).toBe(second);
    const empty = await page(second);
    expect(empty).toContain('Nothing on Leg day yet</h1>');
    expect(empty).toMatch(/<a[^>]*href="\/account\/wishlist\?list=wishlist-1"[^>]*>Wishlist \(1\)<\/a>/);
    expect(empty).toMatch(/<a(?=[^>]*aria-current="page")[^>]*>Leg day \(0\)<\/a>/);
    await change(wishlist, barForm);
    expect(await page(second)).toContain('>Leg day</h1>');
    expect(await page('/account/wishlist?list=wishlist-1')).toContain('1 thing');
  });

  it('exchange items, and lose none if the target list was deleted', async () => {
    const { page, change } = await openAsCustomer();
    await change(wishlist, barForm);
    await change(wishlist, { intent: 'create', name: 'Leg day' });
    const move = { intent: 'move', listId: 'wishlist-1', listItemId: 'item-1' };
    expect(await (await change(wishlist, { ...move, to: 'wishlist-9' })).text()).toContain('no longer there');
    const first = await page('/account/wishlist?list=wishlist-1');
    expect(first).toContain('Competition Bar');
    // The page of a list stays with it, whichever new wishes go to.
    expect(first).toMatch(/<form[^>]*action="\/account\/wishlist\?list=wishlist-1"[^>]*>.*Move<\/span>/s);
    const moved = await change(wishlist, { ...move, to: 'wishlist-2' });
    expect(moved.headers.get('Location')).toBe('/account/wishlist?list=wishlist-1');
    expect(await page('/account/wishlist?list=wishlist-1')).toContain('Nothing on your wishlist yet');
    expect(await page(second)).toContain('Competition Bar');
  });

  it('can be renamed, made current, and deleted', async () => {
    const { page, change } = await openAsCustomer();
    await change(wishlist, barForm);
    await change(wishlist, { intent: 'create', name: 'Leg day' });
    await change(wishlist, { intent: 'rename', listId: 'wishlist-2', name: 'Back day' });
    expect(await page(second)).toContain('Nothing on Back day yet');
    expect(
      await (await change(wishlist, { intent: 'rename', listId: 'wishlist-2', name: ' \u200b' })).text(),
    ).toContain('Give the list a name.');
    await change(wishlist, { intent: 'use', listId: 'wishlist-1' });
    expect(await page(wishlist)).toContain('Competition Bar');
    const gone = await change(wishlist, { intent: 'delete', listId: 'wishlist-2' });
    expect(gone.headers.get('Location')).toBe(wishlist);
    expect(await page(wishlist)).not.toContain('Back day');
  });

  it('are shown to others by name', async () => {
    const { page, change, get } = await openAsCustomer();
    await change(wishlist, { intent: 'create', name: 'Leg day' });
    await change(wishlist, barForm);
    await change(wishlist, { intent: 'share', listId: 'wishlist-1' });
    expect(await page(wishlist)).toContain('href="/wishlist/wishlist-1"');
    expect(await (await get('/wishlist/wishlist-1')).text()).toContain('>Leg day</h1>');
    expect(await page('/account/my-lists')).toContain('<a href="/account/wishlist?list=wishlist-1">Leg day</a>');
  });

  it('require a customer', async () => {
    const { post, calls } = await openStorefront();
    const answer = await post(wishlist, { intent: 'create', name: 'Leg day' });
    expect(answer.headers.get('Location')).toMatch(/^\/login\?/);
    expect(changesIn(calls)).toEqual([]);
  });
});

describe('saved-for-later list', () => {
  it('receives items from the cart, and returns them or removes them', async () => {
    const { page, change } = await openAsCustomer();
    await change('/cart', barForm);
    await change('/cart', { intent: 'save', listItemId: 'item-1' });
    const saved = await page('/cart');
    expect(saved).toContain('Your cart is empty');
    expect(saved).toContain('Saved for later</h2>');
    await change('/cart', { intent: 'restore', listItemId: 'item-2' });
    expect(await page('/cart')).not.toContain('Saved for later</h2>');
    await change('/cart', { intent: 'save', listItemId: 'item-3' });
    await change('/cart', { intent: 'forget', listItemId: 'item-4' });
    const empty = await page('/cart');
    expect(empty).toContain('Your cart is empty');
    expect(empty).not.toContain('Saved for later</h2>');
  });

  it('is not available to a guest, whose cart is unchanged [S6-guest-02] [S6-guest-03]', async () => {
    const { post, calls } = await openStorefront();
    await post('/cart', barForm);
    const answer = await post('/cart', { intent: 'save', listItemId: 'item-1' }, withSession);
    expect(answer.headers.get('Location')).toBe('/login?redirect=%2Faccount%2Fwishlist');
    expect(changesIn(calls).at(-1)).toBe('POST /svc_list/lists/cart-1/items');
  });
});
