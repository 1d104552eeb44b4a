import { contract } from '@ironcart/api/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../../contract-tests/owned-ids.ts';
import { multipliedLimits } from '../../../http/rate-limit.ts';
import { prune } from '../../../jobs/prune.ts';
import { composeOrder, fillCart, tokenize } from '../../../testing/checkout-steps.ts';
import type { Shopper } from '../../../testing/shopper.ts';
import { fixtureIds } from '../../../testing/store-fixture.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { link, register } from '../testing/link-customer.ts';
import { openPlatform, type TestPlatform } from '../testing/test-platform.ts';

const store = useTestStore({ limits: multipliedLimits(100), agents: { allowsLoopback: true } });
let platform: TestPlatform;
let alice: Shopper;
let bob: Shopper;
/** Tokens of the two: Alice has an earned discount of 10 percent on the barbell, Bob's group has it for 280.00. */
let ofAlice: string;
let ofBob: string;
beforeAll(async () => {
  platform = await openPlatform(() => store.backend, store.now);
  register(platform);
  [alice, bob] = [await logIn(store, 'alice'), await logIn(store, 'bob')];
  await store.db.updateTable('customers').set({ group_id: 2 }).where('email', '=', 'bob@example.com').execute();
  ofAlice = (await link(platform, alice)).access_token;
  ofBob = (await link(platform, bob)).access_token;
});
afterAll(() => platform.close());

const bar = { line_items: [{ item: { id: 'p1001' }, quantity: 1 }] };
const buyer = { first_name: 'Gale', last_name: 'Guest', email: 'bob@example.com', phone_number: '+15555550199' };
const destination = {
  id: 'home',
  street_address: '1 Main Street',
  address_locality: 'Columbus',
  address_region: 'OH',
  postal_code: '43201',
  address_country: 'US',
};
const ready = { ...bar, buyer, fulfillment: { methods: [{ type: 'shipping', destinations: [destination] }] } };
const amounts = ({ totals }: { totals: readonly { type: string; amount: number }[] }) =>
  Object.fromEntries(totals.map(({ type, amount }) => [type, amount]));
const payment = async () => ({
  payment: {
    instruments: [
      {
        id: 'one',
        handler_id: 'sandbox_card',
        type: 'card',
        selected: true,
        credential: { type: 'token', token: await tokenize(store.shopper(), 'approved') },
      },
    ],
  },
});

describe('catalogue for a linked customer', () => {
  it('has the prices of the customer’s group, like carts', async () => {
    const pricesWith = async (token?: string) => {
      const sent = token === undefined ? {} : { token };
      const { product } = (await platform.rest('get_product', { id: 'p1001' }, sent)).body;
      const looked = (await platform.mcp('lookup_catalog', { ids: ['p1001'] }, sent)).body.products[0];
      const { products } = (await platform.rest('search_catalog', { query: product.title }, sent)).body;
      const found = products.find(({ id }: { id: string }) => id === product.id);
      return [product, looked, found].map(({ variants: [variant] }) => variant.price.amount);
    };
    expect(await pricesWith(ofBob)).toEqual([28_000, 28_000, 28_000]);
    expect(await pricesWith(ofAlice)).toEqual([28_550, 28_550, 28_550]);
    expect(await pricesWith()).toEqual([28_550, 28_550, 28_550]);
  });
});

describe('checkout for a linked customer', () => {
  it('has the prices of the customer’s group and the earned discounts, like the cart', async () => {
    const prices = async (token: string) => {
      const cart = (await platform.rest('create_cart', bar, { token })).body;
      const checkout = (await platform.rest('create_checkout', { cart_id: cart.id }, { token })).body;
      const overMcp = (await platform.mcp('create_checkout', bar, { token })).body;
      expect(amounts(overMcp).subtotal).toBe(amounts(checkout).subtotal);
      return [amounts(cart).subtotal, amounts(checkout).subtotal];
    };
    expect(await prices(ofAlice)).toEqual([25_695, 25_695]);
    expect(await prices(ofBob)).toEqual([28_000, 28_000]);
  });

  it('redeems an earned discount up to its limit: three pieces of four', async () => {
    const priceOf = async (quantity: number) => {
      const { body } = await platform.rest(
        'create_cart',
        { line_items: [{ item: { id: 'p1001' }, quantity }] },
        { token: ofAlice },
      );
      expect(body.messages).toBeUndefined();
      return body.line_items[0].item.price;
    };
    expect([await priceOf(3), await priceOf(4)]).toEqual([25_695, 28_550]);
  });

  it('is placed as an order of the customer, at these prices', async () => {
    const { id } = (await platform.rest('create_checkout', ready, { token: ofBob })).body;
    const { body } = await platform.rest('complete_checkout', await payment(), {
      id,
      key: crypto.randomUUID(),
      token: ofBob,
    });
    expect([body.status, amounts(body).subtotal]).toEqual(['completed', 28_000]);
    const order = await bob.call(contract.checkout.getOrder, { params: { id: body.order.id }, query: { storeId: 1 } });
    expect(order.orderId).toBe(body.order.id);
    expect(
      (await alice.refused(contract.checkout.getOrder, { params: { id: body.order.id }, query: { storeId: 1 } }))
        .status,
    ).toBe(404);
    const told = await platform.rest('get_checkout', undefined, { id, token: ofBob });
    expect(told.body.status).toBe('completed');
  });

  it('requires the customer’s token, and an e-mail address gives no access', async () => {
    const mine = (await platform.rest('create_checkout', ready, { token: ofBob })).body;
    for (const token of [undefined, ofAlice]) {
      const sent = { id: mine.id, ...(token === undefined ? {} : { token }) };
      for (const operation of ['get_checkout', 'get_cart'] as const) {
        expect((await platform.rest(operation, undefined, sent)).body.messages[0].code).toBe('not_found');
      }
    }
    const named = (await platform.rest('create_checkout', { ...bar, buyer })).body;
    expect(amounts(named).subtotal).toBe(28_550);
    expect(JSON.stringify(named)).not.toContain('Lifter');
    expect(named.fulfillment.methods[0].destinations).toEqual([]);
  });

  it('offers the saved address of the customer', async () => {
    const { addresses } = await bob.call(contract.customer.getCustomer);
    const address = {
      firstname: 'Bob',
      lastname: 'Lifter',
      email: 'bob@example.com',
      telephone: '+1 614 555 0100',
      street: ['12 Saved Street'],
      city: 'Columbus',
      region: 'OH',
      postcode: '43215',
      countryId: 'US',
    };
    expect(addresses.map(({ street }) => street)).toEqual([['1200 Foundry Row']]);
    await bob.call(contract.customer.addAddress, {
      body: { ...address, isDefaultShipping: true, isDefaultBilling: true },
    });
    const { body } = await platform.rest('create_checkout', bar, { token: ofBob });
    expect(body.fulfillment.methods[0].destinations).toMatchObject([{ street_address: '12 Saved Street' }]);
    expect(body.buyer).toMatchObject({ first_name: 'Bob', email: 'bob@example.com' });
    expect(body.status).toBe('ready_for_complete');
  });

  it('takes over a checkout begun for a guest, at the customer’s prices', async () => {
    const cart = (await platform.rest('create_cart', bar)).body;
    expect(amounts(cart).subtotal).toBe(28_550);
    expect(cart.messages).toMatchObject([{ type: 'info', code: 'identity_optional' }]);
    expect(amounts((await platform.rest('get_cart', undefined, { id: cart.id, token: ofBob })).body).subtotal).toBe(
      28_000,
    );
    expect((await platform.rest('get_cart', undefined, { id: cart.id })).body.messages[0].code).toBe('not_found');
    const alices = (await platform.rest('create_cart', bar)).body;
    const adopted = await platform.rest('create_checkout', { cart_id: alices.id }, { token: ofAlice });
    expect(amounts(adopted.body).subtotal).toBe(25_695);
    const guests = (await platform.rest('create_checkout', ready)).body;
    const linked = await platform.rest('update_checkout', ready, { id: guests.id, token: ofBob });
    expect([linked.body.id, amounts(linked.body).subtotal]).toEqual([guests.id, 28_000]);
  });

  it('leaves the cart in the customer’s browser unchanged', async () => {
    const { call } = bob;
    const own = await call(contract.list.createList, { body: { type: 'cart', metadata: {} } });
    store.passTime(60_000);
    await platform.rest('create_cart', bar, { token: ofBob });
    const carts = (await call(contract.list.getActiveLists)).filter(({ type }) => type === 'cart');
    const inUse = carts.toSorted((a, b) => (b.metadata.activeCartTs ?? 0) - (a.metadata.activeCartTs ?? 0))[0];
    expect(inUse?._id).toBe(own._id);
    const open = carts.filter(({ metadata }) => metadata.isActive);
    expect(open.map(({ metadata }) => metadata.activeCartTs)).not.toContain(0);
  });

  it('ends with its link or when it expires, unless the customer has opened it in the browser', async () => {
    const countOf = async () =>
      Number(
        (
          await store.db
            .selectFrom('lists')
            .select((of) => of.fn.countAll().as('count'))
            .where('active_cart_ts', '=', 0)
            .where('is_active', '=', true)
            .executeTakeFirstOrThrow()
        ).count,
      );
    expect(await countOf()).toBeGreaterThan(0);
    for (const shopper of [alice, bob]) {
      for (const { _id } of await shopper.call(contract.agent.getLinks)) {
        await shopper.call(contract.agent.removeLink, { params: { id: _id } });
      }
    }
    expect(await countOf()).toBe(0);
    ofAlice = (await link(platform, alice)).access_token;
    ofBob = (await link(platform, bob)).access_token;
    await platform.rest('create_cart', bar, { token: ofBob });
    expect(await countOf()).toBe(1);
    await prune(store.db, store.now());
    expect(await countOf()).toBe(1);
    await prune(store.db, new Date(store.now().getTime() + 8 * 24 * 60 * 60_000));
    expect(await countOf()).toBe(0);
    ofAlice = (await link(platform, alice)).access_token;
    ofBob = (await link(platform, bob)).access_token;
  });
});

describe('checkout link of a linked customer', () => {
  const open = (url: string, shopper: Shopper) =>
    shopper.request(new URL(url).pathname, { headers: { 'sec-fetch-dest': 'document' } });

  it('opens for that customer only, and reveals nothing to others', async () => {
    const { continue_url } = (await platform.rest('create_checkout', ready, { token: ofBob })).body;
    const guest = await open(continue_url, store.shopper());
    const back = encodeURIComponent(new URL(continue_url).pathname);
    expect(guest.headers.get('location')).toBe(`http://store.test/login?redirect=${back}`);
    expect((await open(continue_url, alice)).headers.get('location')).toBe('http://store.test/cart');
    expect((await open(continue_url, bob)).headers.get('location')).toMatch(/\/checkout\?continue=/);
  });

  it('opens a cart in that customer’s browser as the current cart', async () => {
    const { continue_url } = (await platform.rest('create_cart', bar, { token: ofBob })).body;
    store.passTime(60_000);
    expect((await open(continue_url, bob)).headers.get('location')).toBe('http://store.test/cart');
    const carts = (await bob.call(contract.list.getActiveLists)).filter(({ type }) => type === 'cart');
    const inUse = carts.toSorted((a, b) => (b.metadata.activeCartTs ?? 0) - (a.metadata.activeCartTs ?? 0))[0];
    expect(inUse?.items.map(({ productId }) => productId)).toEqual([1001]);
  });
});

describe('orders of a linked customer', () => {
  const readOrder = async (id: string, token?: string) =>
    (await platform.rest('get_order', undefined, { id, isSigned: false, ...(token === undefined ? {} : { token }) }))
      .body;

  it("are visible to a platform with the customer's permission, including orders placed by the customer", async () => {
    const cart = await fillCart(bob, [{ productId: fixtureIds.bar, qty: 2 }]);
    const own = await composeOrder(bob, cart, { nowMs: store.now().getTime() });
    const { orderId } = await bob.call(contract.checkout.placeOrder, { body: own });
    const scope = 'dev.ucp.shopping.cart:manage dev.ucp.shopping.order:read';
    const reading = (await link(platform, bob, { scope })).access_token;
    const order = await readOrder(orderId, reading);
    expect(order).toMatchObject({ id: orderId, checkout_id: orderId, currency: 'USD' });
    expect(order.line_items).toMatchObject([{ quantity: { original: 2 }, status: 'processing' }]);
    expect(order.fulfillment.expectations[0].destination.street_address).toBe('1 Main Street');
    const mails = await store.db
      .selectFrom('mail_outbox')
      .select('body')
      .where('recipient', '=', 'bob@example.com')
      .where('body', 'like', '%It can also see your orders%')
      .execute();
    expect(mails).toHaveLength(1);

    const ofAnother = (await link(platform, alice, { scope: 'dev.ucp.shopping.order:read' })).access_token;
    for (const token of [ofBob, ofAnother, undefined]) {
      expect((await readOrder(orderId, token)).messages[0].code).toMatch(/unauthorized|not_found/);
    }
    const eu = { id: orderId, token: reading, site: '/eu', isSigned: false };
    expect(JSON.stringify((await platform.rest('get_order', undefined, eu)).body)).not.toContain('line_items');
  });

  it('are visible once accepted', async () => {
    const cart = await fillCart(bob, [{ productId: fixtureIds.bar, qty: 1 }]);
    const pending = await composeOrder(bob, cart, { nowMs: store.now().getTime(), outcome: 'challenge' });
    const { orderId } = await bob.call(contract.checkout.placeOrder, { body: pending });
    const reading = (await link(platform, bob, { scope: 'dev.ucp.shopping.order:read' })).access_token;
    expect((await readOrder(orderId, reading)).messages[0].code).toMatch(/unauthorized|not_found/);
  });
});
