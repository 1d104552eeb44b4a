import { money, zero } from '@ironcart/core/money';
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

/** The app's text for an order in each state. */
const newsOf = {
  Placed: 'We have your order',
  'Partly shipped': 'A part of your order is on its way',
  Shipped: 'Your order is on its way',
  Delivered: 'Your order was delivered',
};

const orderLinks = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/href="\/account\/order\/(\d+)"/g)].map(([, id]) => id ?? '')),
];

describe('orders of a customer', () => {
  it('are listed ten per page, newest first, with a link to the next page', async () => {
    const { page, dataOf } = await open();
    const first = await page('/account/orders');
    expect(first).toContain('<title>Your orders');
    expect(orderLinks(first)).toEqual(orders.slice(0, 10).map(({ orderId }) => orderId));
    expect(first).toContain('href="/account/orders?page=2"');
    expect(orderLinks(await page('/account/orders?page=2'))).toEqual(orders.slice(10).map(({ orderId }) => orderId));
    expect(await dataOf('orders', '/account/orders?page=2')).toMatchObject({ count: 12, query: { page: 2 }, pages: 2 });
  });

  it('show their fulfilment state, like their page and its timeline [S2-account-08]', async () => {
    const { orderId, items } = placedOrder('100000042');
    const at = '2026-11-21T09:30:00.000Z';
    const arrived = {
      shipmentId: 'S-1',
      carrier: 'Sandbox',
      trackingNumber: 'S-1',
      shippedAt: at,
      items: items.map(({ listItemId, sku, name, qty }) => ({ listItemId, sku, name, qty })),
      events: [{ status: 'delivered' as const, happenedAt: at }],
    };
    const one = { ...arrived, items: arrived.items.slice(0, 1) };
    for (const [shipments, state] of [
      [[], 'Placed'],
      [[one], 'Partly shipped'],
      [[{ ...arrived, events: [] }], 'Shipped'],
      [[arrived], 'Delivered'],
    ] as const) {
      const { page } = await open({ orders: [placedOrder(orderId)], shipments });
      expect(await page('/account/orders')).toMatch(new RegExp(`data-state="[a-z_]+">${state}<`));
      expect(await page(`/account/order/${orderId}`)).toMatch(new RegExp(`<strong>${state}</strong>, ordered on`));
      expect(await page('/app/account/notifications')).toContain(newsOf[state]);
    }
  });

  it('show total, number of items, payment and status', async () => {
    const { page } = await open({ orders: [placedOrder('100000042')] });
    const html = await page('/account/orders');
    expect(html).toContain('$750.00');
    expect(html).toContain('>3<');
    expect(html).toContain('Card');
    expect(html).toContain('dateTime="2026-11-20T10:00:00.000Z"');
  });

  it('are filtered by number, product and status, with pagination', async () => {
    const { page, calls } = await open();
    const html = await page('/account/orders?q=+Bar+&status=shipped');
    expect(calls.find(({ path }) => path === '/svc_checkout/order')?.query).toMatch(/search=Bar&stage=shipped$/);
    expect(html).toContain('href="/account/orders?q=Bar&amp;status=shipped&amp;page=2"');
    expect(html).toMatch(/<input[^>]*name="q"[^>]*value="Bar"/);
    expect(html).toMatch(/<option value="shipped" selected="">/);
    expect(html).toMatch(/<form[^>]*action="\/account\/orders" method="get"/);
  });

  it('link back to the full list if none matches', async () => {
    const { page } = await open({ orders: [] });
    const html = await page('/account/orders?q=rope');
    expect(html).toContain('No order matches');
    expect(html).toMatch(/href="\/account\/orders"[^>]*>.*All orders/s);
  });

  it.each(['?status=payment_error', '?page=0', '?page=x', '?q='])(
    'are all listed if the query %s is invalid',
    async (query) => {
      const { page, calls } = await open();
      expect(orderLinks(await page(`/account/orders${query}`))).toHaveLength(10);
      expect(calls.find(({ path }) => path === '/svc_checkout/order')?.query).toBe('?page=1&limit=10&view=customer');
    },
  );

  it('on other sites are counted with a link there, also on the dashboard, and not reported as none [S2-account-03] [S2-account-08]', async () => {
    const ordersElsewhere = [
      { storeId: 5, count: 1 },
      { storeId: 34, count: 5 },
    ] as const;
    const { page } = await open({ orders: [], ordersElsewhere });
    for (const path of ['/account/orders', '/account/dashboard']) {
      const shown = await page(path);
      expect(shown).toContain('No orders on this site');
      expect(shown).toContain('<a href="/gb/account/orders">United Kingdom: 5 orders</a>');
      expect(shown).toContain('<a href="/eu/account/orders">Europe: 1 order</a>');
      expect(shown).not.toContain('No orders yet');
    }
    const both = await (await open({ ordersElsewhere })).page('/account/orders');
    expect(orderLinks(both)).toHaveLength(10);
    expect(both).toContain('href="/gb/account/orders"');
  });

  it('on sites that the store has closed are counted, and not reported as none', async () => {
    const ordersElsewhere = [
      { storeId: 77, count: 1 },
      { storeId: 78, count: 2 },
    ] as const;
    for (const path of ['/account/orders', '/account/dashboard']) {
      const shown = await (await open({ orders: [], ordersElsewhere })).page(path);
      expect(shown).toContain('3 orders on a site that has closed: the details are in our mails about them.');
      expect(shown).toContain('No orders on this site');
      expect(shown).not.toContain('No orders yet');
    }
    const both = await (await open({ ordersElsewhere })).page('/account/orders');
    expect(orderLinks(both)).toHaveLength(10);
    expect(both).toContain('3 orders on a site that has closed');
  });

  it('link to the shop if there are no orders', async () => {
    const html = await (await open({ orders: [] })).page('/account/orders');
    expect(orderLinks(html)).toEqual([]);
    expect(html).not.toContain('page=2');
  });
});

describe('order page', () => {
  it('states the delivery method of several packages once', async () => {
    const order = placedOrder('100000042');
    const rate = (packageNumber: number, label: string) => ({
      shippingCode: 'ground',
      amount: money(1_000),
      label,
      carrier: 'Road',
      packageNumber,
      transactionId: 'quote',
      selected: true,
    });
    const shipping = [rate(1, 'Ground'), rate(2, 'Ground'), rate(3, 'Pallet')];
    const html = await (await open({ orders: [{ ...order, shipping }] })).page('/account/order/100000042');
    expect(/<h2>Delivery<\/h2>(.*?)<\/section>/s.exec(html)?.[1]).toBe('<p>Ground</p><p>Pallet</p>');
  });

  it('names the pickup location, and no shipping address, for a pickup order [S4-pickup-02]', async () => {
    const collected = { shippingCode: 'pickup', amount: zero, label: 'Pick up', carrier: '', packageNumber: 1 };
    const shipping = [{ ...collected, transactionId: 'quote', selected: true }];
    const order = { ...placedOrder('100000042'), shipping };
    const html = await (await open({ orders: [order] })).page('/account/order/100000042');
    expect(/<h2>Pickup<\/h2>(.*?)<\/section>/s.exec(html)?.[1]).toBe(
      '<p>Pick up</p><p>1200 Foundry Row</p><p>Dayton OH 45402</p>',
    );
    expect(html).not.toContain('Ship to');
  });

  it('shows the items as bought: pictures, parts, totals, addresses', async () => {
    const { page } = await open();
    const html = await page('/account/order/100000020');
    expect(html).toContain('<title>Order 100000020');
    expect(html).toContain('competition-bar.webp');
    expect(html).toContain('BAR-20');
    expect(html).toContain('$650.00');
    expect(html).toMatch(/Old Plate.*Old Collar/s);
    expect(html).toContain('1080 Steelwood Rd');
  });

  it('links to products that are still sold, and only to those', async () => {
    const { dataOf, page } = await open();
    expect(await dataOf('order', '/account/order/100000020')).toMatchObject({
      isVat: false,
      products: { urls: { 1: '/competition-bar' } },
    });
    const html = await page('/account/order/100000020');
    expect(html).toMatch(/href="\/competition-bar"[^>]*>Competition Bar/);
    expect(html).not.toMatch(/<a[^>]*>Old Set/);
  });

  it('is answered with 404 for another customer, and redirects a guest to log-in', async () => {
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

describe('account dashboard', () => {
  it('greets the customer, and shows the last order, three earlier ones, a link to all, and the shipping address', async () => {
    const { page, calls } = await open();
    const html = await page('/account/dashboard');
    expect(html).toContain('Good to see you, Mara');
    expect(html).toContain('mara@example.com');
    expect(orderLinks(html)).toEqual(['100000020', '100000019', '100000018', '100000017']);
    expect(html).toMatch(/href="\/account\/orders"[^>]*>.*All 12 orders/s);
    expect(html).toContain('1080 Steelwood Rd');
    expect(calls.filter(({ path }) => path === '/svc_checkout/order')).toHaveLength(1);
  });

  it('shows the default address, otherwise the first', async () => {
    const cabin = { ...home, _id: 'cabin', street: ['9 Lake Rd'], isDefaultShipping: undefined };
    expect(await (await open({ addresses: [cabin, home] })).page('/account/dashboard')).toContain('1080 Steelwood Rd');
    expect(await (await open({ addresses: [cabin] })).page('/account/dashboard')).toContain('9 Lake Rd');
  });

  it('lists the latest order once, in a separate section with pictures', async () => {
    const html = await (await open()).page('/account/dashboard');
    expect(/<tbody>.*?<\/tbody>/s.exec(html)?.[0]).not.toContain('100000020');
    const only = await (await open({ orders: orders.slice(0, 1) })).page('/account/dashboard');
    expect(only).toContain('Your latest order');
    expect(only).not.toContain('Earlier orders');
  });

  it('shows six lines of the latest order, and the number of further lines', async () => {
    const [latest] = orders;
    const [line] = latest?.items ?? [];
    if (latest === undefined || line === undefined) throw new Error('There is no order');
    const items = Array.from({ length: 8 }, (_, at) => ({ ...line, listItemId: `line-${at}`, name: `Plate ${at}` }));
    const html = await (await open({ orders: [{ ...latest, items }] })).page('/account/dashboard');
    const part = /id="latest-order".*?<\/section>/s.exec(html)?.[0];
    expect(part).toMatch(/Plate 5.*and 2 more/s);
    expect(part).not.toContain('Plate 6');
  });

  it('omits the link to all orders without further orders, and offers to add a missing address', async () => {
    const html = await (await open({ orders: orders.slice(0, 4), addresses: [] })).page('/account/dashboard');
    expect(orderLinks(html)).toHaveLength(4);
    expect(html).not.toMatch(/All \d+ orders/);
    expect(html).toContain('No address yet');
    expect(html).toContain('href="/account/address?edit=new"');
  });
});

describe('data of the account dashboard', () => {
  it('contains the latest order, purchased products, and redeemable discounts', async () => {
    const ticket = { orderId: 'event-2026', hasFreeShipping: false, kind: 'percent' as const };
    const { page } = await open({
      tickets: [
        { ...ticket, percent: '10.00', productId: 1, remainingUses: 3 },
        { ...ticket, percent: '20.00', productId: 21, remainingUses: 0 },
      ],
    });
    const html = await page('/account/dashboard');
    expect(html).toMatch(
      /Your latest order.*Paid.*competition-bar\.webp.*2 × Competition Bar.*1 × Old Set.*Order 100000020/s,
    );
    expect(html).toMatch(/Yours to redeem.*10% off each.*3 pieces/s);
    expect(html).not.toContain('20% off each');
    expect(html).toMatch(/What you bought.*<a href="\/competition-bar">Competition Bar<\/a>/s);
  });

  it('is empty for a new customer', async () => {
    const html = await (await open({ orders: [] })).page('/account/dashboard');
    for (const heading of ['Your latest order', 'Yours to redeem', 'What you bought'])
      expect(html).not.toContain(heading);
    expect(html).toContain('No orders yet');
  });
});

describe('confirmation page', () => {
  it('thanks the shopper, shows the order, and links a customer to their orders and a guest to registration', async () => {
    const { page } = await open();
    const html = await page('/checkout/success?order=100000020');
    expect(html).toContain('<title>Thank you for your order');
    expect(html).toContain('100000020');
    expect(html).toMatch(/href="\/account\/orders"[^>]*>.*Your orders/s);
    const guest = await (await openStorefront({ orders })).get('/checkout/success?order=100000020');
    expect((await guest.text()).replaceAll('<!-- -->', '')).toMatch(/href="\/login"[^>]*>.*Create an account/s);
  });

  it('states the order date, the shipping method or pickup location, and the next step', async () => {
    const [order] = orders;
    if (order === undefined) throw new Error('The fixture has no order');
    const rate = (packageNumber: number, shippingCode: string, label: string) => ({
      packageNumber,
      shippingCode,
      label,
      carrier: 'Road',
      transactionId: 't',
      selected: true,
      amount: zero,
    });
    const confirmed = async (given: Partial<typeof order>) => {
      const { get } = await openStorefront({ orders: [{ ...order, ...given }] });
      return (await (await get(`/checkout/success?order=${order.orderId}`)).text()).replaceAll('<!-- -->', '');
    };
    const items = order.items.slice(0, 1);
    const shipped = await confirmed({ items, shipping: [rate(1, 'ground', 'Ground'), rate(2, 'freight', 'Freight')] });
    expect(shipped).toContain(`<time dateTime="${order.createdAt}">`);
    expect(shipped).toContain('Package 2: Freight');
    expect(shipped).toMatch(/Leaves our dock \w+day, \w+ \d+/);
    expect(shipped).toContain('We write to you with the tracking number when it leaves.');
    expect(await confirmed({ shipping: [rate(1, 'ground', 'Ground')] })).not.toContain('Leaves our dock');
    const collected = await confirmed({ items, shipping: [rate(1, 'pickup', 'Pick up, ready tomorrow')] });
    expect(collected).toContain('<p>Pick up, ready tomorrow.</p>');
    expect(collected).toContain(`<p>Tell us the number ${order.orderId} when you collect it.</p>`);
    expect(collected).toMatch(/<h2>Pickup<\/h2><p>1200 Foundry Row<\/p>/);
    expect(collected).not.toContain('tracking number');
    expect(collected).not.toContain('<h2>Ship to</h2>');
  });

  it("redirects to the cart without an order, and is answered with 404 for another shopper's order", async () => {
    const { get } = await open();
    expect((await get('/checkout/success', withSession)).headers.get('Location')).toBe('/cart');
    expect((await get('/checkout/success?order=7', withSession)).status).toBe(404);
  });
});
