import { money, siteByCode } from '@ironcart/core';
import { arbitraryAddress, arbitraryOrder } from '@ironcart/core/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuoteItem } from '../codec/quote-item.ts';
import { CAPTCHA_HEADER } from '../contract/captcha.ts';
import { IDEMPOTENCY_KEY_HEADER } from '../contract/checkout.ts';
import { type Answer, createFakeWire, json, refusal } from '../testing/fake-wire.ts';
import {
  sampleProduct,
  wireSampleCard,
  wireSampleList,
  wireSampleProduct,
  wireSampleSearch,
  wireSampleSession,
} from '../testing/wire-samples.ts';
import type { Client } from './create-client.ts';
import { WIDGET } from './services/search-request.ts';

const [sampleAddress] = fc.sample(arbitraryAddress(), { numRuns: 1, seed: 3 });
const [sampleOrder] = fc.sample(arbitraryOrder(), { numRuns: 1, seed: 3 });
if (sampleAddress === undefined || sampleOrder === undefined) throw new Error('fast-check gives samples');
const address = { ...sampleAddress, street: ['', '1 Main St'], vatNumber: 'DE123456789' };
const order = { ...sampleOrder, billingAddress: address };

const placement = { orderId: '100000042', storeId: 1, status: 'payment_pending', payment: { transactionId: 'pay-1' } };

const quoteItem: QuoteItem = {
  productId: 12,
  qty: 2,
  type: 'simple',
  price: money(34_500),
  listItemId: 'line-1',
  sku: 'BAR-20',
  weight: 44,
  rowTotal: money(69_000),
  productAttributes: { shipperhq_shipping_group: 'FREE' },
  customOptions: {},
  children: [],
};

const always =
  (body: unknown): Answer =>
  () =>
    json(body);

describe('each call goes where the contract says', () => {
  it.each<[string, string, unknown, (client: Client) => Promise<unknown>]>([
    ['S7-calls-session-01', 'GET /svc_session/session', wireSampleSession, (client) => client.session.get()],
    ['S7-calls-cust-14', 'GET /svc_ticket/tickets', [], (client) => client.tickets.list()],
    ['S7-calls-cust-15', 'GET /svc_bin/bin', [], (client) => client.backInStock.list()],
    [
      'S7-calls-cust-17',
      'DELETE /svc_bin/bin/notice-1',
      { success: true },
      (client) => client.backInStock.remove('notice-1'),
    ],
    ['S7-calls-cust-18', 'GET /svc_programming/programs', [], (client) => client.programs.list()],
    [
      'S7-calls-cust-19',
      'GET /svc_event/account',
      { registrations: [], account: null, linked: false },
      (client) => client.events.account(),
    ],
    [
      'S7-calls-news-03',
      'GET /svc_ssr/newsletters/site/USA/subscriptions',
      { emailListIds: [] },
      (client) => client.newsletters.subscriptions(),
    ],
    ['S7-calls-session-03', 'POST /svc_session/session/logout', wireSampleSession, (client) => client.session.logout()],
    ['S7-calls-cust-01', 'GET /svc_customer/customer', wireSampleSession.customer, (client) => client.customer.get()],
    [
      'S7-calls-cust-02',
      'PATCH /svc_customer/customer/',
      wireSampleSession.customer,
      (client) => client.customer.update({ firstname: 'Ada' }),
    ],
    [
      'S7-calls-cust-10',
      'DELETE /svc_customer/customer/address/a-1',
      { success: true },
      (client) => client.customer.removeAddress('a-1'),
    ],
    ['S7-calls-lists-01', 'GET /svc_list/lists?active=true', [wireSampleList], (client) => client.lists.active()],
    ['S7-calls-lists-02', 'POST /svc_list/lists', wireSampleList, (client) => client.lists.create({ type: 'cart' })],
    ['S7-calls-lists-03', 'GET /svc_list/lists/list-1', wireSampleList, (client) => client.lists.get('list-1')],
    ['S7-calls-lists-04', 'DELETE /svc_list/lists/list-1', wireSampleList, (client) => client.lists.remove('list-1')],
    [
      'S7-calls-lists-05',
      'PUT /svc_list/lists/list-1/metadata',
      wireSampleList,
      (client) => client.lists.setMetadata('list-1', { isActive: false }),
    ],
    [
      'S7-calls-lists-06',
      'POST /svc_list/lists/list-1/items',
      wireSampleList,
      (client) => client.lists.addItems('list-1', [{ productId: 1, qty: 1 }]),
    ],
    [
      'S7-calls-lists-07',
      'DELETE /svc_list/lists/list-1/items',
      wireSampleList,
      (client) => client.lists.removeItems('list-1'),
    ],
    [
      'S7-calls-lists-08',
      'PUT /svc_list/lists/list-1/items/line-1',
      wireSampleList,
      (client) => client.lists.updateItem('list-1', 'line-1', { qty: 3 }),
    ],
    [
      'S7-calls-lists-09',
      'DELETE /svc_list/lists/list-1/items/line-1',
      wireSampleList,
      (client) => client.lists.removeItem('list-1', 'line-1'),
    ],
    [
      'S7-calls-cat-03',
      'GET /svc_content/catalog/product/12',
      wireSampleProduct,
      (client) => client.content.product(12),
    ],
    [
      'S7-calls-cat-04',
      'GET /svc_content/catalog/product?sku=BAR+20%2F1',
      wireSampleProduct,
      (client) => client.content.productBySku('BAR 20/1'),
    ],
    [
      'S7-calls-cat-05',
      'GET /svc_content/catalog/product?childId=13',
      wireSampleProduct,
      (client) => client.content.productByChild(13),
    ],
    [
      'S7-calls-cat-06',
      'GET /svc_content/catalog/product/complete/12',
      wireSampleProduct,
      (client) => client.content.productComplete(12),
    ],
    [
      'S7-calls-cat-12',
      'GET /svc_content/cms/block/a%20b%2Fc',
      { active: true, content: '' },
      (client) => client.content.block('a b/c'),
    ],
    [
      'S7-calls-checkout-12',
      'GET /svc_checkout/order?page=2&limit=5&view=customer',
      { orders: [], count: 7 },
      (client) => client.checkout.orders({ page: 2, limit: 5 }),
    ],
    [
      'S7-calls-pay-01',
      'GET /svc_paymentmethod/methods?country=US&locale=en_US',
      { paymentMethods: [], storedPaymentMethods: [] },
      (client) => client.paymentMethods.get({ country: 'US' }),
    ],
    [
      'S7-calls-pay-02',
      'PUT /svc_paymentmethod/methods',
      { success: true },
      (client) => client.paymentMethods.update('card_1', { isDefault: true }),
    ],
    [
      'S7-calls-pay-03',
      'DELETE /svc_paymentmethod/methods/card_1',
      { success: true },
      (client) => client.paymentMethods.remove('card_1'),
    ],
    ['S7-calls-cust-05', 'GET /svc_customer/customer/credit-cards', [], (client) => client.creditCards.list()],
    [
      'S7-calls-cust-11',
      'POST /svc_customer/customer/credit-cards',
      wireSampleCard,
      (client) => client.creditCards.add({ transactionToken: 'tok_1' }),
    ],
    [
      'S7-calls-cust-12',
      'PUT /svc_customer/customer/credit-cards/card_1',
      wireSampleCard,
      (client) => client.creditCards.update('card_1', { isDefault: true }),
    ],
    [
      'S7-calls-cust-13',
      'DELETE /svc_customer/customer/credit-cards/card_1',
      { success: true },
      (client) => client.creditCards.remove('card_1'),
    ],
    ['S7-calls-site-01', 'GET /svc_ssr/countries', [], (client) => client.site.countries()],
    ['S7-calls-site-02', 'GET /svc_ssr/regions?countryCode=US', [], (client) => client.site.regions('US')],
    [
      'S7-calls-site-03',
      'GET /svc_ssr/heartbeat',
      { hash: 'h', buildDate: 'd', features: {} },
      (client) => client.site.heartbeat(),
    ],
    ['S7-calls-site-08', 'GET /svc_route/route?url=%2Fohio-bar', {}, (client) => client.routes.resolve('/ohio-bar')],
  ])('[%s] %s', async (_requirement, expected, answer, call) => {
    const wire = createFakeWire(always(answer));
    await call(wire.client);
    expect(wire.calls()).toEqual([expected]);
  });

  it('with the site in the path, except where the service takes a store id [S7-http-01] [S7-http-21]', async () => {
    const quote = { rates: [], split: [], transactionId: 'q-1' };
    const wire = createFakeWire(({ path }) => json(path.includes('shipping') ? quote : wireSampleList), {
      site: siteByCode('EUR'),
    });
    await wire.client.lists.get('list-1');
    await wire.client.shipping.rates({ subtotal: money(1), shippingAddress: address, items: [], allowSplit: true });
    expect(wire.calls()).toEqual(['GET /svc_list/site/EUR/lists/list-1', 'POST /svc_shipping/shipping/rates/get']);
    expect(wire.sent[1]?.body).toMatchObject({ storeId: 5 });
  });

  it('with credentials [S7-calls-session-01]', async () => {
    const wire = createFakeWire(always(wireSampleSession));
    await wire.client.session.get();
    expect(wire.sent[0]?.credentials).toBe('include');
  });

  it('with the shopper’s own headers and the app’s parameters', async () => {
    const wire = createFakeWire(always([wireSampleList]), {
      headers: { cookie: '__Host-ironcart=1' },
      appParams: { mobileAppTab: 'shop' },
    });
    await wire.client.lists.active();
    expect(wire.calls()).toEqual(['GET /svc_list/lists?active=true&mobileAppTab=shop']);
    expect(wire.sent[0]?.headers.get('cookie')).toBe('__Host-ironcart=1');
  });

  it('showing each answer’s headers to whoever renders', async () => {
    const cookies: (string | null)[] = [];
    const { client } = createFakeWire(
      () => json(wireSampleSession, { headers: { 'set-cookie': '__Host-ironcart=2' } }),
      { onResponse: (response) => cookies.push(response.headers.get('set-cookie')) },
    );
    await client.session.get();
    expect(cookies).toEqual(['__Host-ironcart=2']);
  });
});

describe('a captcha token', () => {
  it.each<[string, unknown, (client: Client) => Promise<unknown>]>([
    ['placeorder', placement, (client) => client.checkout.place(order)],
    ['login', wireSampleSession, (client) => client.session.login({ email: 'ada@mail.example', password: 'iron' })],
    [
      'register',
      wireSampleSession.customer,
      (client) =>
        client.customer.register({
          email: 'ada@mail.example',
          password: 'iron-iron',
          firstname: 'Ada',
          lastname: 'Strong',
        }),
    ],
  ])(
    'goes with %s when captcha is on and not when it is off [S7-http-22] [S7-calls-checkout-09] [S7-calls-session-02] [S7-calls-cust-03]',
    async (action, answer, call) => {
      const on = createFakeWire(always(answer), { captcha: async (asked) => `token for ${asked}` });
      await call(on.client);
      expect(on.sent[0]?.headers.get(CAPTCHA_HEADER)).toBe(`token for ${action}`);
      const off = createFakeWire(always(answer), { captcha: async () => undefined });
      const without = createFakeWire(always(answer));
      for (const { client, sent } of [off, without]) {
        await call(client);
        expect(sent[0]?.headers.has(CAPTCHA_HEADER)).toBe(false);
      }
    },
  );

  it('goes with no other call [S7-http-22]', async () => {
    const { client, sent } = createFakeWire(always(wireSampleList), { captcha: async () => 'token' });
    await client.lists.get('list-1');
    expect(sent[0]?.headers.has(CAPTCHA_HEADER)).toBe(false);
  });

  it('that could not be got is sent empty, with a warning [S8-err-other-20]', async () => {
    const warnings: string[] = [];
    const { client, sent } = createFakeWire(always(wireSampleSession), {
      captcha: () => Promise.reject(new Error('blocked')),
      warn: (message) => warnings.push(message),
    });
    await client.session.login({ email: 'ada@mail.example', password: 'iron' });
    expect(sent[0]?.headers.get(CAPTCHA_HEADER)).toBe('');
    expect(warnings).toEqual(["No captcha token for 'login'"]);
  });
});

describe('bodies speak the wire', () => {
  it('a rates request without a shipping address fails before it is sent [S5-ship-01]', async () => {
    const wire = createFakeWire(always({}));
    const request = { subtotal: money(1), shippingAddress: undefined, items: [], allowSplit: true };
    await expect(wire.client.shipping.rates(request)).rejects.toThrow('No shipping address provided');
    expect(wire.calls()).toEqual([]);
  });

  it('a rates request has exactly its fields, address1 is the first line that says something [S7-calls-checkout-01] [S7-calls-checkout-02] [S7-calls-checkout-03]', async () => {
    const { client, sent } = createFakeWire(
      always({
        rates: [{ shippingCode: 'ground', rate: 25.5, label: 'Ground', carrier: 'Road', packageNumber: 1 }],
        split: [],
        transactionId: 'q-1',
      }),
    );
    const quote = await client.shipping.rates({
      subtotal: money(69_000),
      shippingAddress: address,
      items: [quoteItem],
      allowSplit: false,
    });
    const body = sent[0]?.body as Readonly<Record<string, unknown>>;
    expect(Object.keys(body).sort()).toEqual(['allowSplit', 'items', 'shippingAddress', 'storeId', 'subtotalAmount']);
    expect(body).toMatchObject({ storeId: 1, subtotalAmount: 690, allowSplit: false });
    expect(body.shippingAddress).toMatchObject({ address1: '1 Main St', vatId: 'DE123456789' });
    expect(body.items).toEqual([{ ...quoteItem, price: 345, rowTotal: 690 }]);
    expect(quote.rates).toEqual([
      {
        shippingCode: 'ground',
        amount: 2_550,
        label: 'Ground',
        carrier: 'Road',
        packageNumber: 1,
        transactionId: 'q-1',
        selected: false,
      },
    ]);
  });

  it('a tax request has its fields, and the answer splits into items and shipping [S7-calls-checkout-05] [S7-calls-checkout-06]', async () => {
    const { client, sent } = createFakeWire(
      always({
        totalTaxAmount: 50.01,
        summary: [{ label: 'Ohio', taxAmount: 50.01 }],
        shipping: { taxAmount: 2.01 },
        vatResponse: { valid: true },
      }),
    );
    const quote = await client.tax.quote({
      shippingAddress: address,
      shippingAmount: money(2_550),
      hundoDiscount: money(0),
      items: [quoteItem],
    });
    expect(sent[0]?.body).toMatchObject({
      storeId: 1,
      shippingAmount: 25.5,
      hundoDiscount: 0,
      vatNumber: 'DE123456789',
    });
    expect(quote).toEqual({
      totalTax: 5_001,
      itemTax: 4_800,
      shippingTax: 201,
      summary: [{ label: 'Ohio', taxAmount: 5_001 }],
      isVatNumberValid: true,
    });
  });

  it('a tax answer with an error is an error [S7-calls-checkout-06]', async () => {
    const { client } = createFakeWire(
      always({ totalTaxAmount: 0, summary: [], shipping: { taxAmount: 0 }, error: 'No such postcode' }),
    );
    const request = { shippingAddress: address, shippingAmount: money(0), hundoDiscount: money(0), items: [] };
    await expect(client.tax.quote(request)).rejects.toMatchObject({ code: 'tax_error', message: 'No such postcode' });
  });

  it('the promotion status asks by email and says 2 redemptions unless told [S7-calls-checkout-07]', async () => {
    const { client, sent } = createFakeWire(always({ fiveShipForFive: true }));
    await expect(client.checkout.promotionStatus('ada@mail.example')).resolves.toEqual({
      fiveShipForFive: true,
      fiveShipForFiveRemaining: 2,
    });
    expect(sent[0]?.body).toEqual({ email: 'ada@mail.example' });
  });

  it('a session whose end the answer does not name holds for 300 s [S9-timing-02]', async () => {
    const { expiresIn: _, ...endless } = wireSampleSession;
    const { client } = createFakeWire(({ method }) => json(method === 'GET' ? endless : wireSampleSession));
    await expect(client.session.get()).resolves.toMatchObject({ lifetimeMs: 300_000 });
    await expect(client.session.logout()).resolves.toMatchObject({ lifetimeMs: wireSampleSession.expiresIn * 1_000 });
  });

  it('placing answers the order’s number and what payment needs next [S7-calls-checkout-10]', async () => {
    const { client } = createFakeWire(always(placement));
    await expect(client.checkout.place(order)).resolves.toEqual(placement);
  });

  it('placing names its attempt where the caller gives it a name, and only there', async () => {
    const { client, sent } = createFakeWire(always(placement));
    await client.checkout.place(order, { idempotencyKey: 'attempt-1' });
    await client.checkout.place(order);
    expect(sent.map(({ headers }) => headers.get(IDEMPOTENCY_KEY_HEADER))).toEqual(['attempt-1', null]);
    expect(sent[0]?.body).toEqual(sent[1]?.body);
  });

  it('a gift card’s code travels in the body, its balance arrives in minor units', async () => {
    const { client, sent, calls } = createFakeWire(always({ code: 'GIFT-50', balance: 49.5 }));
    await expect(client.checkout.giftCard(' gift-50')).resolves.toEqual({ code: 'GIFT-50', balance: 4_950 });
    expect(calls()).toEqual(['POST /svc_gc/giftcard']);
    expect(sent[0]?.body).toEqual({ code: ' gift-50' });
  });

  it('too many gift cards are refused at once, not waited out', async () => {
    const wire = createFakeWire(() => refusal(429, 'too_many_requests', 'slowly', { retryAfterSeconds: 2 }));
    await expect(wire.client.checkout.giftCard('GIFT-50')).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(wire.calls()).toHaveLength(1);
  });

  it('a stored payment method changes by its id, its default and its billing address [S7-calls-pay-02]', async () => {
    const { client, sent } = createFakeWire(always({ success: true }));
    await client.paymentMethods.update('card_1', { isDefault: true, billingAddressId: 'a-1' });
    await client.paymentMethods.update('card_1', {});
    const paymentMethod = { storedPaymentMethodId: 'card_1' };
    expect(sent.map(({ body }) => body)).toEqual([
      { paymentMethod, isDefault: true, billingAddressId: 'a-1' },
      { paymentMethod },
    ]);
  });

  it('the ways to pay arrive with the stored cards and what the browser needs [S3-customer-04]', async () => {
    const { client } = createFakeWire(
      always({
        paymentMethods: [{ type: 'scheme', name: 'Card' }],
        storedPaymentMethods: [
          {
            storedPaymentMethodId: 'card_1',
            isDefault: true,
            billingAddressId: null,
            cardExpYear: 2030,
            cardExpMonth: 12,
            adyenType: 'scheme',
          },
        ],
        provider: { name: 'sandbox' },
        paypal: { clientId: 'client', currency: 'USD' },
      }),
    );
    await expect(client.paymentMethods.get({ country: 'US' })).resolves.toEqual({
      methods: [{ type: 'scheme', name: 'Card' }],
      stored: [
        {
          id: 'card_1',
          brand: '',
          last4: '',
          expMonth: 12,
          expYear: 2030,
          isDefault: true,
          billingAddressId: undefined,
        },
      ],
      provider: { name: 'sandbox' },
      paypal: { clientId: 'client', currency: 'USD' },
    });
  });

  it('one order is asked for with its store [S7-calls-checkout-11]', async () => {
    const { client, calls } = createFakeWire(() => refusal(404, 'not_found'));
    await expect(client.checkout.order('100000042')).rejects.toMatchObject({ code: 'not_found' });
    await expect(client.checkout.order('100000042', { storeId: 4 })).rejects.toMatchObject({ code: 'not_found' });
    expect(calls()).toEqual([
      'GET /svc_checkout/order/100000042?storeId=1',
      'GET /svc_checkout/order/100000042?storeId=4',
    ]);
  });

  it('a new address says vatId, and gets its id [S7-calls-cust-08]', async () => {
    const { client, sent } = createFakeWire(({ body }) => json({ ...(body as object), _id: 'a-1' }));
    await expect(client.customer.addAddress(address)).resolves.toEqual({ ...address, _id: 'a-1' });
    expect(sent[0]?.body).toMatchObject({ vatId: 'DE123456789' });
    expect(sent[0]?.body).not.toHaveProperty('vatNumber');
    expect(sent[0]?.body).not.toHaveProperty('_id');
  });

  it('a changed address says only what changed [S7-calls-cust-09]', async () => {
    const { client, sent } = createFakeWire(
      always({
        ...wireSampleSession.customer,
        _id: 'a-1',
        street: [],
        city: '',
        postcode: '',
        region: '',
        countryId: 'US',
      }),
    );
    await client.customer.updateAddress('a-1', { city: 'Columbus', vatNumber: 'DE1' });
    expect(sent[0]?.body).toEqual({ city: 'Columbus', vatId: 'DE1' });
  });

  it('a foreign host is told with the base URL, the site’s own is not [S7-calls-site-11]', async () => {
    const { client, sent, calls } = createFakeWire(always({ success: true }));
    await expect(client.site.reportHost('store.example', 'https://store.example/eu')).resolves.toBe(false);
    expect(sent).toEqual([]);
    await expect(client.site.reportHost('copy.example', 'https://store.example/eu')).resolves.toBe(true);
    expect(calls()).toEqual(['POST /svc_ssr/hostmatch']);
    expect(sent[0]?.body).toEqual({ h: 'copy.example', b: 'https://store.example/eu' });
  });

  it('_force goes with geoIp only when given [S7-calls-site-04]', async () => {
    const geo = { country: 'DE', name: 'Germany', path: '/eu', current: 'US', currentName: 'United States' };
    const { client, calls } = createFakeWire(always(geo));
    await expect(client.site.geo('US')).resolves.toEqual(geo);
    await client.site.geo('US', { force: 'DE' });
    expect(calls()).toEqual(['GET /svc_ssr/geoIp?current=US', 'GET /svc_ssr/geoIp?current=US&_force=DE']);
  });

  it('many products are asked for in batches of 100 and come in order, once each', async () => {
    const ids = Array.from({ length: 150 }, (_, index) => index + 1);
    const { client, sent } = createFakeWire(({ path }) => {
      const asked = new URL(path, 'https://shop.example').searchParams.get('ids')?.split(',') ?? [];
      return json(asked.map((id) => ({ ...wireSampleProduct, productId: Number(id) })));
    });
    const products = await client.content.products([...ids, 1]);
    expect(sent).toHaveLength(2);
    expect(products.map(({ productId }) => productId)).toEqual(ids);
    expect(products[0]).toEqual({ ...sampleProduct, productId: 1 });
  });
});

describe('a path', () => {
  it.each([
    [
      { redirectTarget: '/new', redirectType: 301 },
      { kind: 'redirect', target: '/new', status: 301 },
    ],
    [
      { entityType: 'category', entityId: 5 },
      { kind: 'category', categoryId: 5, related: {} },
    ],
    [
      { entityType: 'product', entityId: 12, related: { EUROPE: '/eu/bar' } },
      { kind: 'product', productId: 12, related: { EUROPE: '/eu/bar' } },
    ],
    [
      { entityType: 'cms-page', entityId: 3 },
      { kind: 'page', pageId: 3, related: {} },
    ],
    [{}, { kind: 'notFound' }],
  ])('%j leads to %j [S7-calls-site-08]', async (answer, expected) => {
    const { client } = createFakeWire(always(answer));
    await expect(client.routes.resolve('/x')).resolves.toEqual(expected);
  });

  it('that nobody knows leads nowhere, a failing call does not', async () => {
    await expect(createFakeWire(() => refusal(404, 'not_found')).client.routes.resolve('/x')).resolves.toEqual({
      kind: 'notFound',
    });
    await expect(
      createFakeWire(() => refusal(500, 'internal_error')).client.routes.resolve('/x'),
    ).rejects.toMatchObject({
      code: 'internal_error',
    });
  });
});

describe('search', () => {
  const token = { apiUrl: '/svc_search/query', token: 'open sesame', eventApiUrl: '/svc_search/events', expires: 4e12 };
  const searching =
    (answer: Answer): Answer =>
    (request, index) =>
      request.path.includes('rfktkn') ? json(token) : answer(request, index);

  it('knows the four widgets [S7-calls-rfk-05] [S7-calls-rfk-06] [S7-calls-rfk-07] [S7-calls-rfk-08]', () => {
    expect(WIDGET).toEqual({ forYou: 'rfkid_32', similar: 'rfkid_31', cart: 'rfkid_4', category: 'rfkid_10' });
  });

  it('posts to the token’s address with the token as bearer [S7-calls-rfk-01] [S7-calls-site-05]', async () => {
    const wire = createFakeWire(searching(always(wireSampleSearch)));
    await wire.client.search.query({ keyphrase: 'bar' });
    expect(wire.calls()).toEqual(['GET /svc_ssr/site/USA/rfktkn', 'POST /svc_search/query']);
    expect(wire.sent[1]?.headers.get('authorization')).toBe('Bearer open sesame');
  });

  it('asks for a category featured first, 80 a page [S7-calls-rfk-02] [S7-calls-rfk-04] [S9-search-01]', async () => {
    const { client, sent } = createFakeWire(searching(always(wireSampleSearch)));
    await client.search.query({ categoryId: 5, page: 2, pageUri: '/barbells', userId: 'browser-1' });
    expect(sent[1]?.body).toEqual({
      data: {
        n_item: 80,
        page_number: 2,
        content: { product: {} },
        context: { page: { uri: '/barbells' }, user: { user_id: 'browser-1' } },
        widget: { rfkid: 'rfkid_10' },
        facet: { all: true, max: 10 },
        filter: { category_ids: { value: ['5'] } },
        sort: { value: [{ name: 'featured', order: 'desc' }] },
      },
    });
  });

  it('asks for ten values of a facet, and for all of them among shoes and programming [S9-search-04] [S9-search-05]', async () => {
    const { client, sent } = createFakeWire(searching(always(wireSampleSearch)), {
      unlimitedFacetCategoryIds: [84, 110],
    });
    for (const categoryId of [undefined, 20, 84, 110]) await client.search.query({ keyphrase: 'bar', categoryId });
    const facets = sent.slice(1).map(({ body }) => Object(body).data.facet);
    const limited = { all: true, max: 10 };
    expect(facets).toEqual([limited, limited, { all: true }, { all: true }]);
  });

  it.each([
    [['3'], ['3', '4', '5']],
    [
      ['4', '2'],
      ['2', '3', '4', '5'],
    ],
    [['none'], ['none']],
  ])('filters ratings of %j by %j [S5-search-04]', async (asked, sentValues) => {
    const { client, sent } = createFakeWire(searching(always(wireSampleSearch)));
    await client.search.query({ keyphrase: 'bar', filters: { rating_summary: asked, brand: ['Ironcart'] } });
    expect(sent[1]?.body).toMatchObject({
      data: { filter: { rating_summary: { value: sentValues }, brand: { value: ['Ironcart'] } } },
    });
  });

  it('recommends twelve products, on one page, for a page or a browser [S7-calls-rfk-03]', async () => {
    const { client, sent } = createFakeWire(searching(always(wireSampleSearch)));
    const products = await client.search.recommend({ widget: 'similar', pageUri: '/training-bar' });
    expect(products).toMatchObject([{ productId: 12, listPrice: 34_500, salePrice: 29_999 }]);
    await client.search.recommend({ widget: 'forYou', userId: 'browser-1' });
    const recommendation = { n_item: 12, page_number: 1, content: { product: {} } };
    expect(sent.slice(1).map(({ body }) => body)).toEqual([
      { data: { ...recommendation, widget: { rfkid: 'rfkid_31' }, context: { page: { uri: '/training-bar' } } } },
      { data: { ...recommendation, widget: { rfkid: 'rfkid_32' }, context: { user: { user_id: 'browser-1' } } } },
    ]);
  });

  it('asks for ten suggestions of each kind beside the products [S7-calls-rfk-11]', async () => {
    const { client, sent } = createFakeWire(searching(always(wireSampleSearch)));
    await client.search.query({ keyphrase: 'bar', suggests: true });
    expect(sent[1]?.body).toMatchObject({
      data: {
        query: { keyphrase: { value: ['bar'] } },
        suggestion: { trending_category: { max: 10 }, keyphrase: { max: 10 } },
      },
    });
  });

  it('reads the products and their totals [S7-calls-rfk-09]', async () => {
    const { client } = createFakeWire(searching(always({ ...wireSampleSearch, redirect_url: '/bars' })));
    const result = await client.search.query({ keyphrase: 'bar' });
    expect(result).toMatchObject({ total: 81, pages: 2, redirectUrl: '/bars' });
    expect(result.products).toMatchObject([{ productId: 12, listPrice: 34_500, salePrice: 29_999 }]);
    expect(result.suggestions.keyphrases).toEqual(['training']);
  });

  it('of an unknown page is category_not_found, at once [S8-search-01] [S8-search-02]', async () => {
    const { client, sent } = createFakeWire(searching(() => refusal(404, 'uri_not_found')));
    await expect(client.search.query({ categoryId: 999 })).rejects.toMatchObject({ code: 'category_not_found' });
    expect(sent).toHaveLength(2);
  });

  it('is repeated three times, 100 ms more each time, after any other error [S8-search-03] [S9-search-06]', async () => {
    const wire = createFakeWire(searching(() => refusal(500, 'internal_error')));
    await expect(wire.client.search.query({ keyphrase: 'bar' })).rejects.toMatchObject({ code: 'internal_error' });
    expect(wire.calls().filter((call) => call.startsWith('POST'))).toHaveLength(4);
    expect(wire.waits).toEqual([100, 200, 300]);
  });

  it('is not repeated while offline [S8-search-04]', async () => {
    const wire = createFakeWire(
      searching(() => Promise.reject(new TypeError('fetch failed'))),
      { isOnline: () => false },
    );
    await expect(wire.client.search.query({ keyphrase: 'bar' })).rejects.toMatchObject({ code: 'browser_offline' });
    expect(wire.sent).toHaveLength(2);
  });

  it('gets a new token when the old one is refused', async () => {
    const wire = createFakeWire((request, index) => {
      if (request.path.includes('rfktkn')) return json({ ...token, token: `token ${index}` });
      return request.headers.get('authorization') === 'Bearer token 0'
        ? refusal(401, 'invalid_token')
        : json(wireSampleSearch);
    });
    await expect(wire.client.search.query({ keyphrase: 'bar' })).resolves.toMatchObject({ total: 81 });
  });
});
