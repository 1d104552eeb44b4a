import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { sandboxCards } from '../providers/payment/sandbox-cards.ts';
import { composeOrder, fillCart, ohioAddress } from '../testing/checkout-steps.ts';
import { testOrigin } from '../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';

const store = useTestStore();

const post = (path: string, body: string | undefined, headers: Record<string, string> = {}) =>
  store.shopper().request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body }),
  });
const typeOf = async (response: Response) => ((await response.json()) as { error: { type: string } }).error.type;
const list = JSON.stringify({ type: 'cart' });

describe('state change', () => {
  it.each([
    ['a foreign origin', { Origin: 'https://evil.example' }],
    ['an opaque origin', { Origin: 'null' }],
    ['a cross-site request without origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a plain text body', { 'Content-Type': 'text/plain' }],
    ['a form body', { 'Content-Type': 'application/x-www-form-urlencoded' }],
  ])('is rejected from %s [SECURITY-3]', async (_what, headers) => {
    const response = await post('/svc_list/lists', list, headers);
    expect(response.status).toBe(403);
    expect(await typeOf(response)).toBe('forbidden');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('is accepted from the store itself and from non-browser clients', async () => {
    expect((await post('/svc_list/lists', list, { Origin: testOrigin })).status).toBe(200);
    expect((await post('/svc_list/lists', list)).status).toBe(200);
  });
});

describe('request body', () => {
  it.each([
    ['malformed', '{"type":', 400, 'invalid_request'],
    ['missing', undefined, 400, 'invalid_request'],
    ['nested too deep', `${'['.repeat(65)}${']'.repeat(65)}`, 400, 'invalid_request'],
    ['larger than 1 MB', JSON.stringify({ type: 'cart', pad: 'x'.repeat(1_000_001) }), 413, 'body_too_large'],
  ])('that is %s is rejected, never with a 500 [SECURITY-25]', async (_what, body, status, type) => {
    const response = await post('/svc_list/lists', body);
    expect(response.status).toBe(status);
    expect(await typeOf(response)).toBe(type);
  });

  it('cannot change Object.prototype [SECURITY-24]', async () => {
    const evil =
      '{"type":"cart","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"metadata":{"__proto__":{"polluted":1}}}';
    expect((await post('/svc_list/lists', evil)).status).toBe(200);
    expect(({} as { polluted?: number }).polluted).toBeUndefined();
  });

  it('with a card number is rejected, whatever its position [SECURITY-31]', async () => {
    const shopper = store.shopper();
    const cart = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    const order = await composeOrder(shopper, cart, { nowMs: store.now().getTime() });
    for (const { number } of sandboxCards) {
      const inComments = { ...order, comments: `please charge ${number} today` };
      expect((await shopper.refused(contract.checkout.placeOrder, { body: inComments })).type).toBe(
        'card_number_refused',
      );
      const inMeta = { ...order, meta: { note: number.replaceAll(' ', '') } };
      expect((await shopper.refused(contract.checkout.placeOrder, { body: inMeta })).type).toBe('card_number_refused');
    }
  });
});

describe('response', () => {
  it("has the security headers, and a shopper's data is not cached [SECURITY-22]", async () => {
    for (const path of ['/svc_session/session', '/svc_customer/customer', '/svc_list/lists', '/svc_checkout/order']) {
      const { headers } = await store.shopper().request(path);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('for an unexpected error has a code and no stack [SECURITY-29]', async () => {
    expect(await typeOf(await store.shopper().request('/svc_nothing/here'))).toBe('not_found');
    const wrongMethod = await store.shopper().request('/svc_session/session', { method: 'DELETE' });
    expect(wrongMethod.status).toBe(405);
    expect(await wrongMethod.text()).not.toMatch(/at |\/src\/|select /);
  });
});

describe('data of another shopper', () => {
  const { session, customer, list: lists, checkout } = contract;

  it('is reported as missing: lists, items, addresses and orders, with every method [SECURITY-9] [SECURITY-10]', async () => {
    const alice = store.shopper();
    const { customer: account } = await alice.call(session.login, {
      body: { email: fixtureEmails.alice, password: fixturePassword },
    });
    const placedCart = await fillCart(alice, [{ productId: fixtureIds.bar, qty: 1 }]);
    const order = await composeOrder(alice, placedCart, { nowMs: store.now().getTime() });
    const { orderId } = await alice.call(checkout.placeOrder, { body: order });
    const cart = await fillCart(alice, [{ productId: fixtureIds.strap, qty: 1 }]);
    const aliceOrder = await composeOrder(alice, cart, { nowMs: store.now().getTime() });
    const params = { id: cart._id };
    const itemParams = { ...params, itemId: cart.items[0]?.listItemId ?? '' };
    const addressParams = { id: account.addresses[0]?._id ?? '' };

    const bob = store.shopper();
    await bob.call(session.login, { body: { email: fixtureEmails.bob, password: fixturePassword } });
    const guest = store.shopper();
    await fillCart(guest, [{ productId: fixtureIds.strap, qty: 1 }]);
    for (const stranger of [bob, guest, store.shopper()]) {
      const answers = [
        await stranger.refused(checkout.getOrder, { params: { id: orderId }, query: { storeId: 1 } }),
        await stranger.refused(lists.getList, { params }),
        await stranger.refused(lists.removeList, { params }),
        await stranger.refused(lists.setMetadata, { params, body: { isActive: false } }),
        await stranger.refused(lists.addItems, { params, body: { items: [{ productId: fixtureIds.bar, qty: 1 }] } }),
        await stranger.refused(lists.removeItems, { params }),
        await stranger.refused(lists.updateItem, { params: itemParams, body: { qty: 2 } }),
        await stranger.refused(lists.removeItem, { params: itemParams }),
        await stranger.refused(checkout.placeOrder, { body: aliceOrder }),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    }
    expect((await bob.refused(customer.updateAddress, { params: addressParams, body: { city: 'X' } })).status).toBe(
      404,
    );
    expect((await bob.refused(customer.removeAddress, { params: addressParams })).status).toBe(404);
    expect((await alice.call(lists.getList, { params })).items).toHaveLength(1);
    expect((await alice.call(checkout.getOrder, { params: { id: orderId }, query: { storeId: 1 } })).status).toBe(
      'published',
    );
  });

  it('is not readable with invalid ids', async () => {
    const shopper = store.shopper();
    await fillCart(shopper, [{ productId: fixtureIds.strap, qty: 1 }]);
    for (const id of ['1', 'x', 'a.b', '00000000-0000-4000-8000-000000000000']) {
      expect((await shopper.refused(lists.getList, { params: { id } })).status).toBe(404);
    }
    expect((await shopper.request(`/svc_list/lists/${encodeURIComponent("' or 1=1 --")}`)).status).toBe(400);
  });
});

describe('address book', () => {
  const { session, customer } = contract;
  const { firstname, lastname, telephone, email, street, city, region, postcode, countryId } = ohioAddress;
  const address = { firstname, lastname, telephone, email, street: [...street], city, region, postcode, countryId };

  it('adds, changes and removes addresses, with one default of each kind [S7-calls-cust-08] [S4-address-03]', async () => {
    const bob = store.shopper();
    await bob.call(session.login, { body: { email: fixtureEmails.bob, password: fixturePassword } });
    const added = await bob.call(customer.addAddress, {
      body: { ...address, vatId: 'DE123456789', isDefaultShipping: true },
    });
    expect(added).toMatchObject({ vatId: 'DE123456789', isDefaultShipping: true, isDefaultBilling: false });
    const book = (await bob.call(customer.getCustomer)).addresses;
    expect(book.filter(({ isDefaultShipping }) => isDefaultShipping).map(({ _id }) => _id)).toEqual([added._id]);
    expect(book.filter(({ isDefaultBilling }) => isDefaultBilling)).toHaveLength(1);

    const params = { id: added._id };
    const changed = await bob.call(customer.updateAddress, { params, body: { city: 'Cleveland' } });
    expect(changed).toMatchObject({ city: 'Cleveland', vatId: 'DE123456789', isDefaultShipping: true });
    expect(await bob.refused(customer.updateAddress, { params, body: { postcode: 'nope' } })).toMatchObject({
      status: 422,
      type: 'invalid_address',
    });
    await bob.call(customer.removeAddress, { params });
    expect((await bob.refused(customer.removeAddress, { params })).status).toBe(404);
  });

  it('requires a customer [S6-guest-05]', async () => {
    const guest = store.shopper();
    const refused = await guest.refused(customer.addAddress, { body: address });
    expect(refused).toMatchObject({ status: 401, message: 'Missing customer data' });
    expect(await guest.refused(customer.updateCustomer, { body: { firstname: 'X' } })).toMatchObject({ status: 401 });
  });
});
