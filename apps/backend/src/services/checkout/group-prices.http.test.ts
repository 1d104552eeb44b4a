import { contract } from '@ironcart/api/contract';
import type { SiteCode } from '@ironcart/core/site';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { content, checkout, search, session, ssr } = contract;
const { bar, bundle, plate, redPlate, strap } = fixtureIds;

const customer = async (name: keyof typeof fixtureEmails, siteCode: SiteCode = 'USA') => {
  const shopper = store.shopper(siteCode);
  await shopper.call(session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};

/** Bob is of group 2, Alice of the default group. */
beforeAll(async () => {
  await store.db.updateTable('customers').set({ group_id: 2 }).where('email', '=', fixtureEmails.bob).execute();
  const price = { product_id: redPlate, currency: 'USD', price: '70.00' } as const;
  await store.db
    .insertInto('group_prices')
    .values([
      { ...price, group_id: 2 },
      { ...price, group_id: 3, price: '1.00' },
    ])
    .execute();
});

const seen = async (shopper: Shopper) => {
  const product = await shopper.call(content.getProduct, { params: { id: bar } });
  const bySku = await shopper.call(content.findProduct, { query: { sku: product.sku } });
  const complete = await shopper.call(content.getCompleteProduct, { params: { id: plate } });
  const inSet = await shopper.call(content.getCompleteProduct, { params: { id: bundle } });
  const several = await shopper.call(content.getProducts, { query: { ids: `${strap},${redPlate},${bar}` } });
  return {
    product: product.group_price,
    bySku: bySku.group_price,
    children: complete.children.map(({ group_price }) => group_price),
    inSet: inSet.children.map(({ group_price }) => group_price),
    several: several.map(({ group_price }) => group_price),
  };
};

const pay = async (shopper: Shopper, productId: number) => {
  const list = await fillCart(shopper, [{ productId, qty: 2 }]);
  const order = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
  const { orderId } = await shopper.call(checkout.placeOrder, { body: order });
  return shopper.call(checkout.getOrder, { params: { id: orderId }, query: { storeId: 1 } });
};

describe('customer in a group', () => {
  it('sees the prices of the group, including those of parts [S6-roles-03]', async () => {
    expect(await seen(await customer('bob'))).toEqual({
      product: 280,
      bySku: 280,
      children: [70, undefined],
      inSet: [280, undefined],
      several: [undefined, 70, 280],
    });
    expect((await seen(await customer('bob', 'EUR'))).several).toEqual([undefined, undefined, 270]);
  });

  it('is charged the displayed price, and the order records the group [S6-roles-03] [S3-order-07]', async () => {
    const order = await pay(await customer('bob'), bar);
    expect(order.items[0]).toMatchObject({ price: 280, rowTotal: 560 });
    expect(order.customer.groupId).toBe(2);
    expect(order.payment.amount).toBe(order.totals.grandTotalIncludingTax);
  });
});

describe('shopper without a group', () => {
  it.each([
    ['guests', async () => store.shopper()],
    ['the default group', () => customer('alice')],
  ])('sees no group prices: %s [S6-roles-03] [S6-roles-04]', async (_who, come) => {
    const prices = await seen(await come());
    expect(Object.values(prices).flat()).toEqual(Array(9).fill(undefined));
  });

  it('pays the public price, and cannot place an order at a group price [S6-roles-04] [SECURITY-11]', async () => {
    const alice = await customer('alice');
    expect((await pay(alice, bar)).items[0]).toMatchObject({ price: 285.5 });
    const list = await fillCart(alice, [{ productId: bar, qty: 1 }]);
    const order = await composeOrder(alice, list, { nowMs: store.now().getTime() });
    const cheap = { ...order, customer: { ...order.customer, groupId: 2 } };
    cheap.items = order.items.map((item) => ({ ...item, price: 280, rowTotal: 280 }));
    expect(await alice.refused(checkout.placeOrder, { body: cheap })).toMatchObject({ type: 'wrong_product_price' });
  });

  it('never gets a group price from a cached response', async () => {
    const [bob, guest] = [await customer('bob'), store.shopper()];
    const hits = async (shopper: Shopper) => {
      const { token } = await shopper.call(ssr.getSearchToken, { params: { code: 'USA' } });
      const data = { n_item: 80, page_number: 1, content: { product: {} }, widget: { rfkid: 'rfkid_10' } };
      return shopper.call(search.query, { headers: { Authorization: `Bearer ${token}` }, body: { data } });
    };
    expect(await hits(bob)).toEqual(await hits(guest));
    await store.db
      .insertInto('group_prices')
      .values({ product_id: fixtureIds.deal, group_id: 2, currency: 'USD', price: '9.00' })
      .execute();
    expect(await bob.call(content.getHotDeals)).toEqual(await guest.call(content.getHotDeals));
    const product = await bob.request(`/svc_content/catalog/product/${bar}`);
    expect(product.headers.get('cache-control')).toBe('no-store');
  });
});
