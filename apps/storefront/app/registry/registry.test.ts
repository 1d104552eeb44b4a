import { describe, expect, it } from 'vitest';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const own = '/account/registry/registry-1';
const shared = '/registry/smith-gym';
const details = {
  title: 'Smith Gym',
  names: 'Ada and Bo Smith',
  eventDate: '2041-06-12',
  message: 'We move in June.',
  addressId: 'home',
  isShared: 'on',
};
const gift = { productId: 1, name: 'Competition Bar', qty: 2, orderedAt: '2026-11-20T09:30:00.000Z' };

const open = async (options: NonNullable<Parameters<typeof openStorefront>[0]> = {}) => {
  const { home } = await import('../testing/fixtures.ts');
  const store = await openStorefront({ isLoggedIn: true, addresses: [{ ...home, _id: 'home' }], ...options });
  const text = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');
  return {
    ...store,
    page: async (path: string) => text(await store.get(path, withSession)),
    change: (path: string, fields: Readonly<Record<string, string>>) => store.post(path, fields, withSession),
    text,
  };
};

/** A customer's shared registry that requests one bar. */
const openWithBar = async (options: NonNullable<Parameters<typeof openStorefront>[0]> = {}) => {
  const store = await open(options);
  await store.change('/account/registry', details);
  await store.change('/account/wishlist', { intent: 'add', productId: '1', qty: '1' });
  await store.change(own, { intent: 'add', listItemId: 'item-1' });
  return store;
};

describe('registries of a customer', () => {
  it('are created with date and address, and listed [S2-account-12] [S1-areas-08]', async () => {
    const { page, change, calls } = await open();
    expect(await page('/account/registry')).toContain('>Your registries</h1>');
    const made = await change('/account/registry', details);
    expect(made.headers.get('Location')).toBe(own);
    const { body } = calls.find(({ method, path }) => method === 'POST' && path === '/svc_list/lists') ?? {};
    expect(body).toMatchObject({
      type: 'registry',
      metadata: { isShared: true, registry: { title: 'Smith Gym', eventDate: '2041-06-12', shippingAddress: {} } },
    });
    const list = await page('/account/registry');
    expect(list).toContain(`<a href="${own}">Smith Gym</a>`);
    expect(list).toContain('Shared');
  });

  it('show missing values beside each field', async () => {
    const { change, text, calls } = await open();
    const answer = await change('/account/registry', {
      title: ' \u200b',
      names: '',
      eventDate: '2027-02-30',
      addressId: 'x',
    });
    const html = await text(answer);
    for (const words of [
      'Give the registry a title.',
      'Say whom the gifts are for.',
      'Enter the day, as in 2027-06-12.',
      'Choose an address of your book.',
    ]) {
      expect(html).toContain(words);
    }
    const over = await change('/account/registry', { ...details, eventDate: '2020-06-12' });
    expect(await text(over)).toContain('That day is over. Enter the day of the event.');
    const long = await change('/account/registry', {
      ...details,
      title: 'a'.repeat(121),
      names: 'b'.repeat(201),
      message: 'c'.repeat(1_001),
    });
    expect(new Set((await text(long)).match(/At most \d+ characters/g))).toHaveProperty('size', 3);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('link back to a product with a missing option, without scripts', async () => {
    const { change, text } = await openWithBar();
    const html = await text(await change('/account/registry', { intent: 'add', productId: '20', qty: '1' }));
    expect(html).toContain('Choose a colour that can be had together.');
    expect(html).toMatch(/href="\/club-shirt"[^>]*>.*Back to the product/s);
  });

  it('require log-in, which redirects back', async () => {
    const { get } = await openStorefront();
    expect((await get('/account/registry')).headers.get('Location')).toBe('/login?redirect=%2Faccount%2Fregistry');
  });
});

describe('registry page for its owner', () => {
  it('offers wishlist items that are not yet on it', async () => {
    const { page, change } = await openWithBar();
    expect(await page(own)).not.toContain('From your wishlist');
    await change(own, { intent: 'remove', listItemId: 'item-2' });
    expect(await page(own)).toContain('From your wishlist');
  });

  it('shows requested items, quantities and priorities, and who bought what [S2-account-13]', async () => {
    const { page, change, calls } = await openWithBar({ gifts: [{ ...gift, giver: 'Uncle Cy' }, gift] });
    const html = await page(own);
    expect(html).toContain('>Smith Gym</h1>');
    expect(html).toContain('>Competition Bar</a>');
    expect(html).toContain('Uncle Cy');
    expect(html).toContain('Somebody who did not say who they are');
    expect(html).toContain('2 × Competition Bar');
    expect(html).toContain(`href="${shared}"`);
    await change(own, { intent: 'wish', listItemId: 'item-2', qty: '4', priority: '1' });
    expect(calls.findLast(({ method }) => method === 'PUT')).toMatchObject({
      path: '/svc_list/lists/registry-1/items/item-2',
      body: { qty: 4, metadata: { registry: { registryId: 'registry-1', priority: 1 } } },
    });
    expect(await page(own)).toContain('Wanted most');
    for (const wrong of [
      { qty: '0', priority: '1' },
      { qty: '1.5', priority: '1' },
      { qty: '1', priority: '9' },
    ]) {
      const answer = await change(own, { intent: 'wish', listItemId: 'item-2', ...wrong });
      expect(await answer.text()).toContain('Enter how many you would like');
    }
    await change(own, { intent: 'remove', listItemId: 'item-2' });
    expect(await page(own)).toContain('Nothing is on it yet');
    expect(await (await change(own, { intent: 'add', listItemId: 'gone' })).text()).toContain('no longer there');
    expect((await change(own, { intent: 'burn' })).status).toBe(400);
  });

  it('can change, close and reopen it', async () => {
    const { page, change, get } = await openWithBar();
    await change(own, { ...details, intent: 'save', title: 'The Smiths’ gym', message: '' });
    expect(await page(own)).toContain('>The Smiths’ gym</h1>');
    expect(await (await change(own, { ...details, intent: 'save', names: '' })).text()).toContain('Say whom');
    await change(own, { intent: 'close' });
    expect(await page(own)).toContain('The registry is closed');
    expect(await page('/account/registry')).toContain('Closed');
    await change(own, { intent: 'reopen' });
    expect(await page(own)).not.toContain('The registry is closed');
    const { isShared: _shared, ...unshared } = details;
    await change(own, { ...unshared, intent: 'save' });
    expect(await page(own)).toContain('Only you see this registry');
    expect((await get('/account/registry/unknown', withSession)).status).toBe(404);
  });
});

describe('shared registry', () => {
  it('is visible to everybody, without the address of the owner [S2-routes-16]', async () => {
    const { text, get } = await openWithBar();
    const response = await get(shared);
    const html = await text(response);
    expect(response.status).toBe(200);
    expect(html).toContain('>Smith Gym</h1>');
    expect(html).toContain('For Ada and Bo Smith');
    expect(html).toContain('We move in June.');
    expect(html).toContain('>Competition Bar</a>');
    expect(html).toContain('Give this');
    const { home } = await import('../testing/fixtures.ts');
    for (const secret of [home.street[0] ?? '', home.telephone]) expect(html).not.toContain(secret);
    expect((await get('/registry/unknown')).status).toBe(404);
  });

  it("accepts gifts: selected, then added to the cart with the giver's name, and the cart names the recipient", async () => {
    const { page, change, calls } = await openWithBar();
    expect(await page(shared)).not.toContain('What you give');
    await change(shared, { intent: 'give', listItemId: 'item-2', qty: '1' });
    expect(calls.findLast(({ path }) => path === '/svc_list/lists/registryPurchase-1/items')?.body).toMatchObject({
      items: [{ productId: 1, qty: 1, metadata: { registry: { registryId: 'registry-1' } } }],
    });
    const chosen = await page(shared);
    expect(chosen).toContain('What you give');
    // Only one is wanted: it cannot be given twice.
    expect(chosen).toContain('You give 1');
    expect(chosen).not.toContain('Give this');
    const answer = await change(shared, { intent: 'toCart', giver: ' Uncle Cy ' });
    expect(answer.headers.get('Location')).toBe('/cart');
    expect(calls.findLast(({ path }) => path === '/svc_list/lists/cart-1/items')?.body).toEqual({
      items: [
        {
          productId: 1,
          qty: 1,
          options: {},
          children: [],
          metadata: { registry: { registryId: 'registry-1', recipients: 'Ada and Bo Smith', giver: 'Uncle Cy' } },
        },
      ],
    });
    expect(calls.findLast(({ method }) => method === 'DELETE')).toMatchObject({
      path: '/svc_list/lists/registryPurchase-1/items',
      body: { listItemIds: ['item-3'] },
    });
    expect(await page('/cart')).toMatch(/A gift for.{0,60}Ada and Bo Smith/);
    expect(await page(shared)).not.toContain('What you give');
  });

  it('removes selected gifts, and reports unavailable ones [S4-lists-03]', async () => {
    const { page, change, calls, text } = await openWithBar();
    await change(shared, { intent: 'give', listItemId: 'item-2', qty: 'many' });
    await change(shared, { intent: 'drop', listItemId: 'item-3' });
    expect(calls.findLast(({ method }) => method === 'DELETE')?.path).toBe(
      '/svc_list/lists/registryPurchase-1/items/item-3',
    );
    expect(await page(shared)).not.toContain('What you give');
    for (const intent of ['give', 'toCart']) {
      expect(await text(await change(shared, { intent, listItemId: 'gone' }))).toContain('no longer there');
    }
    expect((await change(shared, { intent: 'burn' })).status).toBe(400);
  });
});

describe('registry search', () => {
  it('finds shared registries by title and names [S2-routes-17]', async () => {
    const { page } = await openWithBar();
    const empty = await page('/giftregistry/search/index');
    expect(empty).toContain('>Find a gift registry</h1>');
    expect(empty).not.toContain('No registry by these words');
    const found = await page('/giftregistry/search/index?q=smith');
    expect(found).toContain(`<a href="${shared}">Smith Gym</a>`);
    expect(await page('/giftregistry/search/index?q=jones')).toContain('No registry by these words');
  });
});

describe('registry button on a product page', () => {
  const bar = { intent: 'add', productId: '1', qty: '2' };

  it('adds the selected quantity to the open registry, and redirects to it [S1-areas-08]', async () => {
    const { change, calls } = await open();
    await change('/account/registry', details);
    const answer = await change('/account/registry', bar);
    expect(answer.headers.get('Location')).toBe(own);
    const { path, body } = calls.findLast(({ method, path }) => method === 'POST' && path.endsWith('/items')) ?? {};
    expect(path).toContain('registry-1');
    expect(body).toMatchObject({ items: [{ productId: 1, qty: 2 }] });
  });

  it('adds the product to the wishlist and redirects to the form if there is no registry', async () => {
    const { change, page } = await open();
    const answer = await change('/account/registry', bar);
    expect(answer.headers.get('Location')).toBe('/account/registry?first=1');
    expect(await page('/account/registry?first=1')).toContain('The product is on your wishlist.');
    expect(await page('/account/wishlist')).toContain('Competition Bar');
  });

  it('keeps the selection of a guest during log-in, and redirects to their registries', async () => {
    const { post, calls } = await openStorefront();
    const answer = await post('/account/registry', bar);
    expect(answer.headers.get('Location')).toBe('/login?redirect=%2Faccount%2Fregistry%3Ffirst%3D1');
    expect(calls.findLast(({ method, path }) => method === 'POST' && path.endsWith('/items'))?.body).toMatchObject({
      items: [{ productId: 1, qty: 2 }],
    });
  });

  it('redirects a guest with an incomplete selection back to the product after log-in', async () => {
    const { post } = await openStorefront();
    const answer = await post('/account/registry', { ...bar, qty: 'many' });
    expect(answer.headers.get('Location')).toBe('/login?redirect=%2Fcompetition-bar');
  });

  it('shows a customer with a registry where the selection made before log-in is waiting', async () => {
    const { change, page } = await open();
    expect(await page('/account/registry?first=1')).toContain('Make your registry, and add it from there.');
    await change('/account/registry', details);
    expect(await page('/account/registry?first=1')).toContain('Open the registry that it belongs to');
  });
});
