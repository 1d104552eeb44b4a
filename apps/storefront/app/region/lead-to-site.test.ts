import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dataHeader } from '../data/data-protocol.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const changeUrl = (to: string, page: string, site = ''): string =>
  `${site}/change-site?${new URLSearchParams({ to, page })}`;

const leads = async (url: string) => {
  const { get } = await openStorefront();
  const response = await get(url);
  return [response.status, response.headers.get('Location')];
};

describe('change of region', () => {
  it.each([
    ['CAN', '/competition-bar', '/ca/competition-bar?left=USA'],
    ['EUR', '/competition-bar', '/eu/wettkampfstange?left=USA'],
    ['EUR', '/competition-bar?sku=a%20b', '/eu/wettkampfstange?sku=a+b&left=USA'],
    ['EUR', '/', '/eu?left=USA'],
    ['EUR', '/cart', '/eu/cart?left=USA'],
    ['EUR', '/search?q=1%2F2', '/eu/search?q=1%2F2&left=USA'],
    ['EUR', '/account/orders', '/eu/account/orders?left=USA'],
    ['USA', '/cart', '/cart'],
    ['GBR', '/search?q=1..2&brand=Halden&weight=10..20&price_to=50', '/gb/search?q=1..2&brand=Halden&left=USA'],
    ['APO', '/search?q=bar&weight_from=10&price=50..', '/apo/search?q=bar&weight_from=10&price=50..&left=USA'],
    ['CAN', '/search?q=bar&price=50..100', '/ca/search?q=bar&left=USA'],
  ])('to %s redirects from %s to %s [S7-calls-site-10]', async (to, page, location) => {
    expect(await leads(changeUrl(to, page))).toEqual([302, location]);
  });

  it.each([
    ['a product that the other site does not sell', 'GBR', '/competition-bar?sku=1'],
    ['an unknown page', 'GBR', '/nowhere'],
    ['a page that cannot be requested', 'GBR', '/unsure'],
    ['an order', 'GBR', '/account/order/7'],
    ['a shared wishlist', 'GBR', '/wishlist/k3y'],
    ['the secret URL of a mail', 'GBR', '/account/reset-password/secret'],
  ])('redirects to the home page from %s, with a message [S8-region-02]', async (_, to, page) => {
    expect(await leads(changeUrl(to, page))).toEqual([302, '/gb?left=USA&elsewhere=1']);
  });

  it('to an unknown site redirects home', async () => {
    expect(await leads(changeUrl('MARS', '/cart', '/eu'))).toEqual([302, '/eu']);
    expect(await leads('/eu/change-site')).toEqual([302, '/eu']);
  });

  it('requests no cart for a shopper without one', async () => {
    const { get, calls } = await openStorefront();
    await get(changeUrl('CAN', '/cart'));
    expect(calls).toEqual([]);
  });

  it('drops the parameters of the previous change', async () => {
    expect(await leads(changeUrl('USA', '/cart?left=USA&kept=4&elsewhere=1', '/eu'))).toEqual([302, '/cart?left=EUR']);
  });

  it('never redirects off the store', async () => {
    const { get } = await openStorefront();
    const parts = fc.constantFrom(
      '/',
      '\\',
      '//evil.example',
      '%2f',
      '%5c',
      '\t',
      '@',
      ':',
      'https:',
      '?',
      '#',
      '.',
      'cart',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(parts, { maxLength: 6 }), fc.constantFrom('CAN', 'USA', 'x'), async (pieces, to) => {
        const response = await get(changeUrl(to, pieces.join('')));
        const location = response.headers.get('Location') ?? '';
        expect(new URL(location, 'http://shop.test').origin).toBe('http://shop.test');
        expect(location).not.toMatch(/^\/[/\\]/);
      }),
      { numRuns: 200 },
    );
  });
});

describe('page after a change of region', () => {
  it('names the region, and explains that the other cart stays there', async () => {
    const { get, post } = await openStorefront();
    expect((await post('/cart', { intent: 'add', productId: '1', qty: '2' })).status).toBe(302);
    const { headers } = await get(changeUrl('CAN', '/cart'), withSession);
    expect(headers.get('Location')).toBe('/ca/cart?left=USA&kept=2');
    const page = await (await get('/ca/cart?left=USA&kept=2')).text();
    expect(page).toContain('You are now shopping in: Canada (CAD)');
    expect(page).toContain('Each country has its own cart. Your United States cart keeps its 2 items.');
    expect(page).toContain('href="/ca/change-site?to=USA&amp;page=%2Fcart"');
  });

  it.each([
    ['/ca?left=USA&kept=1', 'Your United States cart keeps its item.', 'does not exist here'],
    ['/ca?left=USA&elsewhere=1', 'The page you came from does not exist here', 'Each country has its own cart'],
    ['/ca?left=USA&kept=-1e9', 'You are now shopping in: Canada (CAD)', 'Each country has its own cart'],
  ])('%s: %s', async (path, told, untold) => {
    const page = await (await (await openStorefront()).get(path)).text();
    expect(page).toContain(told);
    expect(page).not.toContain(untold);
  });

  it('omits the cart and the page if there is nothing to explain', async () => {
    const root = await (await openStorefront()).get('/ca?left=USA', { [dataHeader]: 'root' });
    expect((await root.json()).arrival).toEqual({
      title: 'You are now shopping in: Canada (CAD)',
      sentences: [],
      back: { code: 'USA', label: 'Back to United States' },
    });
  });

  it.each(['/ca', '/ca?left=CAN', '/ca?left=MARS', '/ca?left=<b>&kept=2'])('shows nothing at %s', async (path) => {
    expect(await (await (await openStorefront()).get(path)).text()).not.toContain('You are now shopping');
  });
});
