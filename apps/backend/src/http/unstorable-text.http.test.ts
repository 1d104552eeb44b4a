import { type Call, contract } from '@ironcart/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeOrder, fillCart, ohioAddress } from '../testing/checkout-steps.ts';
import type { CallInput, Shopper } from '../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';

const store = useTestStore();
const { session, customer, list, checkout, search, ssr } = contract;

/** Texts that JSON can represent and PostgreSQL cannot store. */
const unstorable = ['Ann\u0000', '\ud800', 'Ann \udc00 Lee'] as const;

describe.each(unstorable)('unstorable text %j', (bad) => {
  let shopper: Shopper;
  let cart: Awaited<ReturnType<typeof fillCart>>;

  beforeAll(() => {
    shopper = store.shopper();
  });

  const refuses = async <C extends Call>(call: C, input: CallInput<C>): Promise<void> => {
    const refused = await shopper.refused(call, input);
    expect(refused, call.name).toMatchObject({ status: 400, type: 'invalid_request' });
  };
  const { firstname, lastname, telephone, email, street, city, region, postcode, countryId } = ohioAddress;
  const address = { firstname, lastname, telephone, email, street: [...street], city, region, postcode, countryId };

  it('is rejected in the options, option names, metadata and children of items', async () => {
    cart = await fillCart(shopper, [{ productId: fixtureIds.strap, qty: 1 }]);
    const params = { id: cart._id };
    const item = { productId: fixtureIds.strap, qty: 1 };
    for (const spoiled of [
      { options: { 1: bad } },
      { options: { [bad]: 'x' } },
      { metadata: { recipeId: bad } },
      { metadata: { plateOpts: { [bad]: 'x' } } },
      { metadata: { giftcard: { delivery: 'email' as const, message: bad } } },
      { children: [{ ...item, options: { 1: bad } }] },
    ]) {
      await refuses(list.addItems, { params, body: { items: [{ ...item, ...spoiled }] } });
      const itemParams = { ...params, itemId: cart.items[0]?.listItemId ?? '' };
      await refuses(list.updateItem, { params: itemParams, body: spoiled });
    }
    await refuses(list.createList, { body: { type: 'cart', metadata: { email: bad } } });
    await refuses(list.setMetadata, { params, body: { email: bad } });
  });

  it('is rejected in the comments, the meta and the addresses of an order', async () => {
    const order = await composeOrder(shopper, cart, { nowMs: store.now().getTime() });
    await refuses(checkout.placeOrder, { body: { ...order, comments: bad } });
    await refuses(checkout.placeOrder, { body: { ...order, meta: { note: bad } } });
    await refuses(checkout.placeOrder, { body: { ...order, meta: { [bad]: 'x' } } });
    await refuses(checkout.placeOrder, {
      body: { ...order, billingAddress: { ...order.billingAddress, city: bad } },
    });
    await refuses(checkout.placeOrder, { body: { ...order, giftcards: [{ code: bad, balance: 1, amount: 1 }] } });
  });

  it('is rejected in a customer, an address and a registration', async () => {
    await shopper.call(session.login, { body: { email: fixtureEmails.alice, password: fixturePassword } });
    await refuses(customer.updateCustomer, { body: { firstname: bad } });
    await refuses(customer.updateCustomer, { body: { telephone: bad } });
    await refuses(customer.addAddress, { body: { ...address, street: [bad] } });
    const names = { firstname: bad, lastname: 'Lee' };
    await refuses(customer.register, { body: { email: 'ann@example.com', password: 'long enough', ...names } });
    await refuses(session.login, { body: { email: `${bad}@example.com`, password: 'long enough' } });
  });

  it('is rejected in a search and a search event', async () => {
    const { token } = await shopper.call(ssr.getSearchToken, { params: { code: 'USA' } });
    const data = {
      n_item: 10,
      page_number: 1,
      content: { product: {} },
      widget: { rfkid: 'rfkid_7' },
      query: { keyphrase: { value: [bad] } },
    };
    await refuses(search.query, { body: { data }, headers: { Authorization: `Bearer ${token}` } });
    await refuses(ssr.reportHost, { body: { h: bad, b: 'https://store.example' } });
  });
});

describe('path or query', () => {
  it.each([
    '/svc_route/route?url=%2F%00',
    '/svc_route/route?url=%2Fbars%ED%A0%80',
    '/svc_route/route?url=%2Fbars%FF',
    '/svc_content/catalog/product?sku=BAR%00',
    '/svc_content/cms/page/home%00',
    '/svc_content/cms/page/home%ED%A0%80',
    '/svc_content/cms/block/%00',
    '/svc_content/cms/block/%E0%A4%A',
    '/svc_list/lists/%00',
    '/svc_checkout/order/a%00?storeId=1',
    '/svc_checkout/order/a?storeId=1%00',
    '/svc_paymentmethod/methods?country=US&locale=%00',
    '/svc_ssr/regions?countryCode=U%00',
  ])('that is not valid text matches nothing: %s', async (path) => {
    const response = await store.shopper().request(path);
    expect([400, 404]).toContain(response.status);
    expect(await response.json()).toMatchObject({
      error: { type: expect.stringMatching(/^(invalid_request|not_found)$/) },
    });
  });
});
