import { money } from '@ironcart/core/money';
import type { OrderItem } from '@ironcart/core/order';
import type { ExtraPayment } from '@ironcart/core/payment';
import { describe, expect, it } from 'vitest';
import { placedOrder } from '../testing/fixtures.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const path = '/account/order/100000042';
const order = placedOrder('100000042');

const plain = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');

const open = async (options: Parameters<typeof openStorefront>[0] = {}) => {
  const { get, post, calls } = await openStorefront({ isLoggedIn: true, orders: [order], ...options });
  return {
    page: async (of = path) => plain(await get(of, withSession)),
    buyAgain: async () => plain(await post(path, { intent: 'buyAgain' }, withSession)),
    post,
    put: () => calls.filter(({ path: sent }) => sent === '/svc_list/lists/cart-1/items').map(({ body }) => body),
  };
};

describe('reordering a previous order', () => {
  it('adds available items to the cart, names unavailable ones, and links to the cart', async () => {
    const { buyAgain, page } = await open();
    const html = await buyAgain();
    expect(html).toContain('1 of 2 are in your cart. The others are not:');
    expect(html).toContain('<li>Old Set: no longer sold</li>');
    expect(html).toMatch(/href="\/cart"[^>]*>.*To the cart/s);
    expect(await page('/cart')).toMatch(/Competition Bar.*\$650\.00/s);
  });

  it('selects the same options, for the customer and at the current price', async () => {
    const [bar] = order.items;
    const item = {
      ...bar,
      metadata: { recipeId: 'home', redeem: true, fluidPrice: 1, registry: { registryId: 'r-1' } },
    } as OrderItem;
    const { buyAgain, put } = await open({ orders: [{ ...order, items: [item] }] });
    expect(await buyAgain()).toContain('All of it is in your cart.');
    expect(put()).toMatchObject([{ items: [{ productId: 1, qty: 2, metadata: { recipeId: 'home' } }] }]);
    expect(JSON.stringify(put())).not.toMatch(/redeem|fluidPrice|registry/);
  });

  it('shows the reason for each item that the cart rejects, and adds the others', async () => {
    const [bar] = order.items as readonly [OrderItem];
    const items = [{ ...bar, qty: 99, name: 'Ninety-nine bars' }, bar];
    const html = await (await open({ orders: [{ ...order, items }] })).buyAgain();
    expect(html).toContain('1 of 2 are in your cart.');
    expect(html).toContain('Ninety-nine bars: we do not have that many');
  });

  it('changes no cart if no item is still sold', async () => {
    const { buyAgain, put } = await open({ orders: [{ ...order, items: order.items.slice(1) }] });
    expect(await buyAgain()).toContain('Nothing of it can be bought again.');
    expect(put()).toEqual([]);
  });

  it("is limited to the customer's own orders", async () => {
    const { post } = await open();
    expect((await post(path, { intent: 'burn' }, withSession)).status).toBe(400);
    expect((await post('/account/order/7', { intent: 'buyAgain' }, withSession)).status).toBe(404);
  });
});

describe('order cancellation page', () => {
  const cancel = async (options: Parameters<typeof openStorefront>[0] = {}) => {
    const opened = await open({ orders: [order], ...options });
    return { ...opened, html: await plain(await opened.post(path, { intent: 'cancel' }, withSession)) };
  };

  it('is offered until the order is packed, names the destination of the refund, and asks for confirmation', async () => {
    const { page } = await open();
    expect(await page()).toMatch(/Cancel order.*goes back the way it came: Card\./s);
    const { html } = await cancel();
    expect(html).toContain('The order is cancelled.');
    expect(html).toMatch(/<strong>Cancelled<\/strong>.*Refund on its way.*\$750\.00, Card/s);
    expect(html).not.toMatch(/Cancel the whole order|Return items|Review what you bought/);
  });

  it('is not offered for an order in transit, and explains a late attempt', async () => {
    const shipped = {
      shipmentId: 'S-1',
      carrier: 'Sandbox',
      trackingNumber: 'S-1',
      shippedAt: '2026-11-21T09:30:00.000Z',
      items: [{ listItemId: 'line-1', sku: 'BAR-20', name: 'Competition Bar', qty: 1 }],
      events: [],
    };
    const { page } = await open({ shipments: [shipped] });
    expect(await page()).not.toContain('Cancel order');
    expect((await cancel({ shipments: [shipped] })).html).toContain('The order can be cancelled no more.');
  });

  it("of another customer's order is answered with 404", async () => {
    const { post } = await open();
    expect((await post('/account/order/7', { intent: 'cancel' }, withSession)).status).toBe(404);
  });
});

describe('return of items from the order page', () => {
  const shipped = {
    shipmentId: 'S-1',
    carrier: 'Sandbox',
    trackingNumber: 'S-1',
    shippedAt: '2026-11-21T09:30:00.000Z',
    items: [{ listItemId: 'line-1', sku: 'BAR-20', name: 'Competition Bar', qty: 2 }],
    events: [],
  };
  const returned = {
    storeId: 1 as const,
    comments: '',
    photos: [],
    orderId: order.orderId,
    rmaNumber: 'R-1',
    status: 'issued' as const,
    dateIssued: '2026-11-22T10:00:00.000Z',
    items: order.items.map(({ listItemId, qty }) => ({
      listItemId,
      qty,
      productId: 1,
      sku: 'BAR-20',
      name: 'Competition Bar',
      reason: 'other' as const,
    })),
  };

  it('is offered from shipping until all items are returned [S2-cond-08]', async () => {
    expect(await (await open()).page()).not.toContain('Return items');
    expect(await (await open({ shipments: [shipped] })).page()).toContain('Return items');
    expect(await (await open({ shipments: [shipped], returns: [returned] })).page()).not.toContain('Return items');
  });
});

describe('printable documents of an order', () => {
  const base = { storeId: 1 as const, comments: '', photos: [], orderId: order.orderId };
  const items = order.items.map(({ listItemId, qty }) => ({
    listItemId,
    qty,
    productId: 1,
    sku: 'BAR-20',
    name: 'Competition Bar',
    reason: 'other' as const,
  }));
  const dateIssued = '2026-11-22T10:00:00.000Z';

  it('include the order itself, under the name of the seller, with a print button added by scripts', async () => {
    const html = await (await open()).page();
    expect(html).toMatch(/<address[^>]*><span>Store<\/span>/);
    expect(html).toMatch(/<button[^>]*data-needs-scripts[^>]*>.*?Print the order/s);
  });

  it('include the labels of returns that have not arrived, even when no item is left to return', async () => {
    const returns = [
      { ...base, rmaNumber: 'R-1', status: 'issued' as const, dateIssued, items },
      { ...base, rmaNumber: 'R-2', status: 'received' as const, dateIssued, items },
    ];
    const html = await (await open({ returns })).page();
    expect(html).toMatch(/href="\/rmaprocess\/print\/R-1\/2026-11-22"[^>]*>.*?Print the label of R-1/s);
    expect(html).not.toContain('Print the label of R-2');
  });
});

describe('history of an order', () => {
  it('ends with what is still to be shipped, while a part is pending', async () => {
    const items = [{ listItemId: 'line-1', sku: 'BAR-20', name: 'Competition Bar', qty: 2 }];
    const arrived = {
      shipmentId: 'S-1',
      carrier: 'Sandbox',
      trackingNumber: 'S-1',
      shippedAt: '2026-11-21T09:30:00.000Z',
      items,
      events: [{ status: 'delivered' as const, happenedAt: '2026-11-22T09:30:00.000Z' }],
    };
    const html = await (await open({ shipments: [arrived] })).page();
    const timeline = /<ol[^>]*aria-label="Progress".*?<\/ol>/s.exec(html)?.[0] ?? '';
    expect(timeline).toMatch(/Delivered.*2 × Competition Bar.*Not shipped yet.*1 × Old Set/s);
  });

  it('is chronological: ordered, paid, returned', async () => {
    const base = { storeId: 1 as const, comments: '', photos: [], orderId: order.orderId };
    const bar = {
      listItemId: 'line-1',
      productId: 1,
      sku: 'BAR-20',
      name: 'Competition Bar',
      qty: 1,
      reason: 'other' as const,
    };
    const returns = [
      { ...base, rmaNumber: 'R-2', status: 'issued' as const, dateIssued: '2026-11-22T10:00:00.000Z', items: [bar] },
      { ...base, rmaNumber: 'R-1', status: 'refunded' as const, dateIssued: '2026-11-21T10:00:00.000Z', items: [bar] },
      {
        ...base,
        rmaNumber: 'R-0',
        status: 'issued' as const,
        dateIssued: '2026-11-01T10:00:00.000Z',
        items: [bar],
        orderId: '1',
      },
    ];
    const html = await (await open({ returns, orders: [{ ...order, status: 'payment_complete' }] })).page();
    const timeline = /<ol[^>]*aria-label="Progress".*?<\/ol>/s.exec(html)?.[0] ?? '';
    expect([...timeline.matchAll(/<strong>([^<]*)/g)].map(([, label]) => label)).toEqual([
      'Ordered',
      'Paid',
      'Refunded',
      'Return begun',
    ]);
    expect(timeline).toContain('R-1: 1 × Competition Bar');
  });

  it('names the payment method as displayed to the shopper', async () => {
    const payment = { ...order.payment, adyenType: 'scheme', cardBrand: 'visa', cardLast4: '0001' };
    const giftcards = [{ code: 'PLATE-0000-1234', balance: money(0), amount: money(2_000) }];
    const html = await (await open({ orders: [{ ...order, payment, giftcards }] })).page();
    expect(html).toContain('Gift card ending 1234 and Visa ending 0001');
    expect(html).not.toContain('PLATE-0000');
  });

  it('shows an additional amount due with its reason', async () => {
    const due: ExtraPayment = {
      _id: 'x-1',
      orderId: order.orderId,
      storeId: 1,
      currency: 'USD',
      status: 'due',
      amount: money(1_250),
      reason: 'Freight to the new address',
      createdAt: '2026-11-21T10:00:00.000Z',
    };
    const paid: ExtraPayment = { ...due, _id: 'x-2', status: 'payment_complete', reason: 'Paid before' };
    const html = await (await open({ extraPayments: [due, paid] })).page();
    expect(html).toContain('$12.50 more is to be paid.');
    expect(html).toContain('Freight to the new address');
    expect(html).not.toContain('>Paid before<');
  });
});
