import { contract, type WireNewOrder } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { composeOrder, fillCart, ohioAddress } from '../../testing/checkout-steps.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const nowMs = () => store.now().getTime();
const { placeOrder, getOrder, getOrders } = contract.checkout;

const stockOf = async (productId: number): Promise<number> => {
  const { qoh } = await store.db
    .selectFrom('inventory')
    .select('qoh')
    .where('product_id', '=', productId)
    .executeTakeFirstOrThrow();
  return qoh;
};

describe('order placement', () => {
  it('publishes the order of a guest and shows it in the placing session [S7-calls-checkout-08] [S4-order-03]', async () => {
    const guest = store.shopper();
    const before = await stockOf(fixtureIds.bar);
    const list = await fillCart(guest, [{ productId: fixtureIds.bar, qty: 2 }]);
    const order = await composeOrder(guest, list, { nowMs: nowMs() });
    const placed = await guest.call(placeOrder, { body: order });
    expect(placed.status).toBe('published');
    const shown = await guest.call(getOrder, { params: { id: placed.orderId }, query: { storeId: 1 } });
    expect(shown.totals).toEqual(order.totals);
    expect(shown.items[0]).toMatchObject({ sku: 'BAR-20', qty: 2, price: 285.5, rowTotal: 571 });
    expect(shown.payment).not.toHaveProperty('transactionToken');
    expect(await stockOf(fixtureIds.bar)).toBe(before - 2);
    const lists = await guest.call(contract.list.getActiveLists, { query: { active: 'true' } });
    expect(lists).toEqual([]);
  });

  it.each([
    [
      'a configurable',
      [{ productId: fixtureIds.plate, qty: 2, children: [{ productId: fixtureIds.redPlate, qty: 1 }] }],
    ],
    [
      'a bundle with its free product',
      [
        {
          productId: fixtureIds.bundle,
          qty: 1,
          children: [
            { productId: fixtureIds.bar, qty: 1, metadata: { bundleOptionId: 1 } },
            { productId: fixtureIds.collar, qty: 1, metadata: { freeBundleOptionId: 1 } },
          ],
        },
      ],
    ],
    [
      'freight beside a parcel',
      [
        { productId: fixtureIds.rack, qty: 1 },
        { productId: fixtureIds.strap, qty: 3 },
      ],
    ],
    ['a deal', [{ productId: fixtureIds.deal, qty: 3 }]],
    ['a virtual product', [{ productId: fixtureIds.program, qty: 1 }]],
    [
      'a gift card',
      [{ productId: fixtureIds.giftCard, qty: 1, metadata: { giftcard: { delivery: 'email' as const, amount: 50 } } }],
    ],
    ['a product on backorder', [{ productId: fixtureIds.owable, qty: 3 }]],
  ])('agrees to the cent with the browser about %s', async (_what, items) => {
    const guest = store.shopper();
    const order = await composeOrder(guest, await fillCart(guest, items), { nowMs: nowMs() });
    expect((await guest.call(placeOrder, { body: order })).status).toBe('published');
  });

  it('applies the weight-tier discount, and taxes the remaining amount [S9-hundo-01]', async () => {
    const guest = store.shopper();
    const list = await fillCart(guest, [
      { productId: fixtureIds.plate, qty: 10, children: [{ productId: fixtureIds.redPlate, qty: 1 }] },
    ]);
    const order = await composeOrder(guest, list, { nowMs: nowMs() });
    expect(order.totals).toMatchObject({ subtotal: 820, discount: 27.5 });
    const placed = await guest.call(placeOrder, { body: order });
    const shown = await guest.call(getOrder, { params: { id: placed.orderId }, query: { storeId: 1 } });
    expect(shown.totals).toEqual(order.totals);
    const undiscounted = { ...order.totals, discount: 0 };
    const other = store.shopper();
    const otherList = await fillCart(other, [
      { productId: fixtureIds.plate, qty: 10, children: [{ productId: fixtureIds.redPlate, qty: 1 }] },
    ]);
    const otherOrder = await composeOrder(other, otherList, { nowMs: nowMs() });
    expect(await other.refused(placeOrder, { body: { ...otherOrder, totals: undiscounted } })).toMatchObject({
      type: 'wrong_discount',
    });
  });

  it('accepts an order in euros on the European site only, and no gift card of another currency [S7-http-01] [SECURITY-13]', async () => {
    const guest = store.shopper('EUR');
    const list = await fillCart(guest, [{ productId: fixtureIds.deal, qty: 1 }]);
    const address = { ...ohioAddress, region: '', postcode: '10115', countryId: 'DE' };
    const order = await composeOrder(guest, list, { nowMs: nowMs(), siteCode: 'EUR', address });
    expect(order.totals).toMatchObject({ subtotal: 42, itemTax: 7.98 });
    expect((await guest.refused(placeOrder, { body: { ...order, storeId: 1 } })).type).toBe('list_not_found');
    const american = { code: 'GIFT-50-USD', balance: money(5_000), amount: money(1_000) };
    const mixed = await composeOrder(guest, list, { nowMs: nowMs(), siteCode: 'EUR', address, giftcards: [american] });
    expect((await guest.refused(placeOrder, { body: mixed })).type).toBe('giftcard_not_exist');
    // Free text, because the billing rules require a region in every country.
    const billed = { ...order, billingAddress: { ...order.billingAddress, region: 'Berlin' } };
    expect((await guest.call(placeOrder, { body: billed })).storeId).toBe(5);
  });

  it('accepts pickup without a rate, taxed at the pickup location [S4-tax-07]', async () => {
    const guest = store.shopper();
    const list = await fillCart(guest, [{ productId: fixtureIds.bar, qty: 1 }]);
    const order = await composeOrder(guest, list, { nowMs: nowMs(), codes: 'pickup' });
    expect(order.totals.shipping).toBe(0);
    expect((await guest.call(placeOrder, { body: order })).status).toBe('published');
  });

  it('lists the orders of a customer, newest first, with pagination, whatever the view is called [S7-calls-checkout-11] [S7-calls-checkout-12]', async () => {
    const alice = store.shopper();
    await alice.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      store.passTime(1_000);
      const list = await fillCart(alice, [{ productId: fixtureIds.strap, qty: 1 }]);
      ids.push((await alice.call(placeOrder, { body: await composeOrder(alice, list, { nowMs: nowMs() }) })).orderId);
    }
    const first = await alice.call(getOrders, { query: { page: 1, limit: 2 } });
    const second = await alice.call(getOrders, { query: { page: 2, limit: 2 } });
    expect(first.count).toBe(3);
    expect([...first.orders, ...second.orders].map(({ orderId }) => orderId)).toEqual(ids.toReversed());
    for (const view of ['customer', 'account-history', 'app', 'Ünknown view']) {
      const answer = await alice.call(getOrders, { query: { page: 1, limit: 2, view } });
      expect(
        answer.orders.map(({ orderId }) => orderId),
        view,
      ).toEqual(ids.toReversed().slice(0, 2));
    }
    const found = async (query: { readonly search?: string; readonly status?: 'published' | 'payment_pending' }) =>
      (await alice.call(getOrders, { query })).orders.map(({ orderId }) => orderId);
    const [item] = first.orders[0]?.items ?? [];
    expect(await found({ search: item?.name.slice(1, 6).toUpperCase() ?? '' })).toEqual(ids.toReversed());
    expect(await found({ search: item?.sku.toLowerCase() ?? '' })).toEqual(ids.toReversed());
    expect(await found({ search: ` ${ids[1]} ` })).toEqual([ids[1]]);
    expect(await found({ search: ids[1]?.replaceAll('-', '').toLowerCase() ?? '' })).toEqual([ids[1]]);
    expect(await found({ search: '%' })).toEqual([]);
    expect(await found({ status: 'published' })).toEqual(ids.toReversed());
    expect(await found({ status: 'payment_pending' })).toEqual([]);
    expect(first.elsewhere).toEqual([]);
    const abroad = store.shopper('GBR');
    await abroad.call(contract.session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
    expect(await abroad.call(getOrders, { query: { search: 'nothing' } })).toEqual({
      orders: [],
      count: 0,
      elsewhere: [{ storeId: 1, count: 3 }],
    });
    const guest = store.shopper();
    expect(await guest.refused(getOrders)).toMatchObject({ status: 401, message: 'Missing customer data' });
  });
});

const cent = 0.01;
const plusCent = (amount: number): number => Math.round((amount + cent) * 100) / 100;

const tampered: readonly (readonly [string, string, (order: WireNewOrder) => WireNewOrder])[] = [
  [
    'an item’s price',
    'wrong_product_price',
    (order) => ({ ...order, items: order.items.map((item) => ({ ...item, price: plusCent(item.price) })) }),
  ],
  [
    'an item’s total',
    'wrong_product_price',
    (order) => ({ ...order, items: order.items.map((item) => ({ ...item, rowTotal: plusCent(item.rowTotal) })) }),
  ],
  [
    'an item’s quantity',
    'wrong_product_price',
    (order) => ({ ...order, items: order.items.map((item) => ({ ...item, qty: item.qty + 1 })) }),
  ],
  [
    'another product',
    'wrong_product_price',
    (order) => ({ ...order, items: order.items.map((item) => ({ ...item, productId: fixtureIds.strap })) }),
  ],
  ['a line too many', 'wrong_product_price', (order) => ({ ...order, items: [...order.items, ...order.items] })],
  ['the subtotal', 'wrong_product_price', (order) => withTotal(order, 'subtotal')],
  ['the discount', 'wrong_discount', (order) => withTotal(order, 'discount')],
  [
    'a rate',
    'wrong_shipping_rate',
    (order) => ({ ...order, shipping: order.shipping.map((rate) => ({ ...rate, rate: plusCent(rate.rate) })) }),
  ],
  [
    'a shipping method',
    'shipping_method_not_found',
    (order) => ({ ...order, shipping: order.shipping.map((rate) => ({ ...rate, shippingCode: 'teleport' })) }),
  ],
  ['no shipping method', 'shipping_method_not_found', (order) => ({ ...order, shipping: [] })],
  [
    'a quote that never was',
    'shipping_rate',
    (order) => ({ ...order, shipping: order.shipping.map((rate) => ({ ...rate, transactionId: 'never-quoted' })) }),
  ],
  ['the shipping total', 'wrong_shipping_total', (order) => withTotal(order, 'shipping')],
  ['the item tax', 'wrong_tax_total', (order) => withTotal(order, 'itemTax')],
  ['the shipping tax', 'wrong_tax_total', (order) => withTotal(order, 'shippingTax')],
  ['the tax', 'wrong_tax_total', (order) => withTotal(order, 'tax')],
  ['the tariff', 'wrong_grandtotal', (order) => withTotal(order, 'tariff')],
  ['the net grand total', 'wrong_grandtotal', (order) => withTotal(order, 'grandTotalExcludingTax')],
  ['the grand total', 'wrong_grandtotal', (order) => withTotal(order, 'grandTotalIncludingTax')],
  [
    'the payment',
    'wrong_payment_amount',
    (order) => ({ ...order, payment: { ...order.payment, amount: plusCent(order.payment.amount) } }),
  ],
  [
    'an unknown gift card',
    'giftcard_not_exist',
    (order) => ({ ...order, giftcards: [{ code: 'NO-SUCH-CARD', balance: 10, amount: 10 }] }),
  ],
  ['an unknown list', 'list_not_found', (order) => ({ ...order, listId: '00000000-0000-4000-8000-000000000000' })],
  [
    'a postcode that the country does not have',
    'invalid_address',
    (order) => ({ ...order, shippingAddress: { ...order.billingAddress, postcode: 'X' } }),
  ],
];

const withTotal = (order: WireNewOrder, total: keyof WireNewOrder['totals']): WireNewOrder => ({
  ...order,
  totals: { ...order.totals, [total]: plusCent(order.totals[total]) },
});

describe('order that differs by a cent', () => {
  it.each(tampered)('is rejected for %s with %s, without a charge [SECURITY-12]', async (_what, code, tamper) => {
    const guest = store.shopper();
    const before = await stockOf(fixtureIds.bar);
    const list = await fillCart(guest, [{ productId: fixtureIds.bar, qty: 1 }]);
    const order = await composeOrder(guest, list, { nowMs: nowMs() });
    expect((await guest.refused(placeOrder, { body: tamper(order) })).type).toBe(code);
    expect(await stockOf(fixtureIds.bar)).toBe(before);
    expect((await guest.call(placeOrder, { body: order })).status).toBe('published');
  });

  it('is rejected if the list has changed since', async () => {
    const guest = store.shopper();
    const list = await fillCart(guest, [{ productId: fixtureIds.bar, qty: 1 }]);
    const order = await composeOrder(guest, list, { nowMs: nowMs() });
    await guest.call(contract.list.addItems, {
      params: { id: list._id },
      body: { items: [{ productId: fixtureIds.strap, qty: 1 }] },
    });
    expect((await guest.refused(placeOrder, { body: order })).type).toBe('wrong_product_price');
  });

  it('is rejected if a promotion has ended meanwhile', async () => {
    const guest = store.shopper();
    const list = await fillCart(guest, [{ productId: fixtureIds.deal, qty: 1 }]);
    const order = await composeOrder(guest, list, { nowMs: nowMs() });
    await store.db
      .updateTable('products')
      .set({ attributes: JSON.stringify({ tax_class: 'goods', rogue_promo_enabled: false }) })
      .where('product_id', '=', fixtureIds.deal)
      .execute();
    expect((await guest.refused(placeOrder, { body: order })).type).toBe('wrong_product_price');
  });

  it('is rejected for pickup of items that cannot be picked up', async () => {
    const guest = store.shopper();
    const list = await fillCart(guest, [{ productId: fixtureIds.rack, qty: 1 }]);
    const order = await composeOrder(guest, list, { nowMs: nowMs() });
    const collected = order.shipping.map((rate) => ({ ...rate, shippingCode: 'pickup', rate: 0 }));
    expect((await guest.refused(placeOrder, { body: { ...order, shipping: collected } })).type).toBe('pickup_disabled');
  });
});

describe('gift cards in an order', () => {
  it('are charged their computed share, whatever the order states [FAULTS-I4]', async () => {
    await store.db
      .insertInto('gift_cards')
      .values({ code: 'GIFT-20-USD', currency: 'USD', initial_balance: '20.00', balance: '20.00' })
      .execute();
    const guest = store.shopper();
    const list = await fillCart(guest, [{ productId: fixtureIds.bar, qty: 1 }]);
    const giftcards = [{ code: 'GIFT-20-USD', balance: 2000 as never, amount: 2000 as never }];
    const order = await composeOrder(guest, list, { nowMs: nowMs(), giftcards });
    const untrue = { ...order, giftcards: [{ code: 'GIFT-20-USD', balance: 20, amount: 0 }] };
    await guest.call(contract.checkout.placeOrder, { body: untrue });
    const card = store.db.selectFrom('gift_cards').select('balance').where('code', '=', 'GIFT-20-USD');
    expect((await card.executeTakeFirstOrThrow()).balance).toBe('0.00');
  });

  it('pay part of an order, and are charged once [S9-giftcard-03]', async () => {
    const [first, second] = [store.shopper(), store.shopper()];
    const orders = await Promise.all(
      [first, second].map(async (guest) => {
        const list = await fillCart(guest, [{ productId: fixtureIds.bar, qty: 1 }]);
        const giftcards = [{ code: 'GIFT-50-USD', balance: 5000 as never, amount: 5000 as never }];
        return composeOrder(guest, list, { nowMs: nowMs(), giftcards });
      }),
    );
    const [left, right] = orders;
    expect(left?.totals.giftcards).toBe(50);
    const answers = await Promise.all([
      first.request('/svc_checkout/order', post(left)),
      second.request('/svc_checkout/order', post(right)),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(await loser?.json()).toMatchObject({ error: { type: 'giftcard_balance_error' } });
    const card = await store.db
      .selectFrom('gift_cards')
      .select('balance')
      .where('code', '=', 'GIFT-50-USD')
      .executeTakeFirstOrThrow();
    expect(card.balance).toBe('0.00');
  });
});

const post = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
});
