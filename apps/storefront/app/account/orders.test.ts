import { describe, expect, it } from 'vitest';
import { dataHeader } from '../data/data-protocol.ts';
import { home, placedOrder } from '../testing/fixtures.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const orders = Array.from({ length: 12 }, (_, index) => placedOrder(String(100_000_020 - index)));

const open = async (options: Parameters<typeof openStorefront>[0] = {}) => {
  const { get, calls } = await openStorefront({ isLoggedIn: true, orders, addresses: [home], ...options });
  return {
    get,
    calls,
    page: async (path: string) => (await (await get(path, withSession)).text()).replaceAll('<!-- -->', ''),
    dataOf: async (route: string, path: string) =>
      (await get(path, { ...withSession, [dataHeader]: route })).json() as Promise<Record<string, unknown>>,
  };
};

const orderLinks = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/href="\/account\/order\/(\d+)"/g)].map(([, id]) => id ?? '')),
];

describe('the orders of a customer', () => {
  it('come ten to a page, the newest first, with the way to the next page', async () => {
    const { page, dataOf } = await open();
    const first = await page('/account/orders');
    expect(first).toContain('<title>Your orders');
    expect(orderLinks(first)).toEqual(orders.slice(0, 10).map(({ orderId }) => orderId));
    expect(first).toContain('href="/account/orders?page=2"');
    expect(orderLinks(await page('/account/orders?page=2'))).toEqual(orders.slice(10).map(({ orderId }) => orderId));
    expect(await dataOf('orders', '/account/orders?page=2')).toMatchObject({ count: 12, page: 2, pages: 2 });
  });

  it('say what each came to, of how many things, how it was paid and how it stands', async () => {
    const { page } = await open({ orders: [placedOrder('100000042')] });
    const html = await page('/account/orders');
    expect(html).toContain('$750.00');
    expect(html).toContain('>3<');
    expect(html).toContain('Card');
    expect(html).toContain('dateTime="2026-11-20T10:00:00.000Z"');
  });

  it('that there are none of lead to the shop', async () => {
    const html = await (await open({ orders: [] })).page('/account/orders');
    expect(orderLinks(html)).toEqual([]);
    expect(html).not.toContain('page=2');
  });
});

describe('one order', () => {
  it('shows what was bought as it was then: pictures, parts, totals, addresses', async () => {
    const { page } = await open();
    const html = await page('/account/order/100000020');
    expect(html).toContain('<title>Order 100000020');
    expect(html).toContain('competition-bar.webp');
    expect(html).toContain('BAR-20');
    expect(html).toContain('$650.00');
    expect(html).toMatch(/Old Plate.*Old Collar/s);
    expect(html).toContain('1080 Steelwood Rd');
  });

  it('leads to the page of what is still sold, and nowhere for what is not', async () => {
    const { dataOf, page } = await open();
    expect(await dataOf('order', '/account/order/100000020')).toMatchObject({
      isVat: false,
      products: { urls: { 1: '/competition-bar' } },
    });
    const html = await page('/account/order/100000020');
    expect(html).toMatch(/href="\/competition-bar"[^>]*>Competition Bar/);
    expect(html).not.toMatch(/<a[^>]*>Old Set/);
  });

  it('of somebody else is not found, and a guest logs in first', async () => {
    const { get } = await open();
    expect((await get('/account/order/7', withSession)).status).toBe(404);
    const guest = await openStorefront({ orders });
    expect((await guest.get('/account/order/100000020')).headers.get('Location')).toBe(
      '/login?redirect=%2Faccount%2Forder%2F100000020',
    );
    expect((await guest.get('/account/orders?page=2')).headers.get('Location')).toBe(
      '/login?redirect=%2Faccount%2Forders%3Fpage%3D2',
    );
  });
});

describe('the account’s first page', () => {
  it('greets, shows the last three orders with the way to all, and where things are shipped', async () => {
    const { page, calls } = await open();
    const html = await page('/account/dashboard');
    expect(html).toContain('Good to see you, Mara');
    expect(html).toContain('mara@example.com');
    expect(orderLinks(html)).toEqual(['100000020', '100000019', '100000018']);
    expect(html).toMatch(/href="\/account\/orders"[^>]*>.*All 12 orders/s);
    expect(html).toContain('1080 Steelwood Rd');
    expect(calls.filter(({ path }) => path === '/svc_checkout/order')).toHaveLength(1);
  });

  it('shows the default address, else the first', async () => {
    const cabin = { ...home, _id: 'cabin', street: ['9 Lake Rd'], isDefaultShipping: undefined };
    expect(await (await open({ addresses: [cabin, home] })).page('/account/dashboard')).toContain('1080 Steelwood Rd');
    expect(await (await open({ addresses: [cabin] })).page('/account/dashboard')).toContain('9 Lake Rd');
  });

  it('has no way to more orders than there are, and asks for an address where there is none', async () => {
    const html = await (await open({ orders: orders.slice(0, 3), addresses: [] })).page('/account/dashboard');
    expect(orderLinks(html)).toHaveLength(3);
    expect(html).not.toMatch(/All \d+ orders/);
    expect(html).toContain('No address yet');
    expect(html).toContain('href="/account/address?edit=new"');
  });
});

describe('the page that follows an order', () => {
  it('thanks, shows the order and leads a customer to their orders, a guest to an account', async () => {
    const { page } = await open();
    const html = await page('/checkout/success?order=100000020');
    expect(html).toContain('<title>Thank you for your order');
    expect(html).toContain('100000020');
    expect(html).toMatch(/href="\/account\/orders"[^>]*>.*Your orders/s);
    const guest = await (await openStorefront({ orders })).get('/checkout/success?order=100000020');
    expect((await guest.text()).replaceAll('<!-- -->', '')).toMatch(/href="\/login"[^>]*>.*Create an account/s);
  });

  it('is the cart where no order is named, and not found for somebody else’s', async () => {
    const { get } = await open();
    expect((await get('/checkout/success', withSession)).headers.get('Location')).toBe('/cart');
    expect((await get('/checkout/success?order=7', withSession)).status).toBe(404);
  });
});
