import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { IDEMPOTENCY_KEY_HEADER } from '../contract/checkout.ts';
import { always, createFakeWire, json, refusal } from '../testing/fake-wire.ts';
import { sampleAddress, sampleOrder, sampleQuoteItem, wireSamplePlacement } from '../testing/request-samples.ts';
import { sampleProduct, wireSampleProduct, wireSampleSession } from '../testing/wire-samples.ts';

describe('request bodies', () => {
  it('of a rates call without a shipping address are rejected before sending [S5-ship-01]', async () => {
    const wire = createFakeWire(always({}));
    const request = { subtotal: money(1), shippingAddress: undefined, items: [], allowSplit: true };
    await expect(wire.client.shipping.rates(request)).rejects.toThrow('No shipping address provided');
    expect(wire.calls()).toEqual([]);
  });

  it('of a rates call have exactly the specified fields, with address1 the first non-empty line [S7-calls-checkout-01] [S7-calls-checkout-02] [S7-calls-checkout-03]', async () => {
    const { client, sent } = createFakeWire(
      always({
        rates: [{ shippingCode: 'ground', rate: 25.5, label: 'Ground', carrier: 'Road', packageNumber: 1 }],
        split: [],
        transactionId: 'q-1',
      }),
    );
    const quote = await client.shipping.rates({
      subtotal: money(69_000),
      shippingAddress: sampleAddress,
      items: [sampleQuoteItem],
      allowSplit: false,
    });
    const body = sent[0]?.body as Readonly<Record<string, unknown>>;
    expect(Object.keys(body).sort()).toEqual(['allowSplit', 'items', 'shippingAddress', 'storeId', 'subtotalAmount']);
    expect(body).toMatchObject({ storeId: 1, subtotalAmount: 690, allowSplit: false });
    expect(body.shippingAddress).toMatchObject({ address1: '1 Main St', vatId: 'DE123456789' });
    expect(body.items).toEqual([{ ...sampleQuoteItem, price: 345, rowTotal: 690 }]);
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

  it('of a tax call have the specified fields, and the response is split into items and shipping [S7-calls-checkout-05] [S7-calls-checkout-06]', async () => {
    const { client, sent } = createFakeWire(
      always({
        totalTaxAmount: 50.01,
        summary: [{ label: 'Ohio', taxAmount: 50.01 }],
        shipping: { taxAmount: 2.01 },
        vatResponse: { valid: true },
      }),
    );
    const quote = await client.tax.quote({
      shippingAddress: sampleAddress,
      shippingAmount: money(2_550),
      hundoDiscount: money(0),
      items: [sampleQuoteItem],
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

  it('of a tax call: a response with an error is an error [S7-calls-checkout-06]', async () => {
    const { client } = createFakeWire(
      always({ totalTaxAmount: 0, summary: [], shipping: { taxAmount: 0 }, error: 'No such postcode' }),
    );
    const request = { shippingAddress: sampleAddress, shippingAmount: money(0), hundoDiscount: money(0), items: [] };
    await expect(client.tax.quote(request)).rejects.toMatchObject({ code: 'tax_error', message: 'No such postcode' });
  });

  it('of a promotion status call contain the e-mail, and the redemptions default to 2 [S7-calls-checkout-07]', async () => {
    const { client, sent } = createFakeWire(always({ fiveShipForFive: true }));
    await expect(client.checkout.promotionStatus('ada@mail.example')).resolves.toEqual({
      fiveShipForFive: true,
      fiveShipForFiveRemaining: 2,
    });
    expect(sent[0]?.body).toEqual({ email: 'ada@mail.example' });
  });

  it('of a session call: a response without an expiry lasts 300 s [S9-timing-02]', async () => {
    const { expiresIn: _, ...endless } = wireSampleSession;
    const { client } = createFakeWire(({ method }) => json(method === 'GET' ? endless : wireSampleSession));
    await expect(client.session.get()).resolves.toMatchObject({ lifetimeMs: 300_000 });
    await expect(client.session.logout()).resolves.toMatchObject({ lifetimeMs: wireSampleSession.expiresIn * 1_000 });
  });

  it('of an order placement: the response returns the order number and the next payment step [S7-calls-checkout-10]', async () => {
    const { client } = createFakeWire(always(wireSamplePlacement));
    await expect(client.checkout.place(sampleOrder)).resolves.toEqual(wireSamplePlacement);
  });

  it('of an order placement have an idempotency key only if the caller passes one', async () => {
    const { client, sent } = createFakeWire(always(wireSamplePlacement));
    await client.checkout.place(sampleOrder, { idempotencyKey: 'attempt-1' });
    await client.checkout.place(sampleOrder);
    expect(sent.map(({ headers }) => headers.get(IDEMPOTENCY_KEY_HEADER))).toEqual(['attempt-1', null]);
    expect(sent[0]?.body).toEqual(sent[1]?.body);
  });

  it('of a gift card look-up contain the code, and the balance is read in minor units', async () => {
    const { client, sent, calls } = createFakeWire(always({ code: 'GIFT-50', balance: 49.5 }));
    await expect(client.checkout.giftCard(' gift-50')).resolves.toEqual({ code: 'GIFT-50', balance: 4_950 });
    expect(calls()).toEqual(['POST /svc_gc/giftcard']);
    expect(sent[0]?.body).toEqual({ code: ' gift-50' });
  });

  it('of a gift card look-up are not retried after a rate limit', async () => {
    const wire = createFakeWire(() => refusal(429, 'too_many_requests', 'slowly', { retryAfterSeconds: 2 }));
    await expect(wire.client.checkout.giftCard('GIFT-50')).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(wire.calls()).toHaveLength(1);
  });

  it('of a stored payment method change contain id, default flag and billing address [S7-calls-pay-02]', async () => {
    const { client, sent } = createFakeWire(always({ success: true }));
    await client.paymentMethods.update('card_1', { isDefault: true, billingAddressId: 'a-1' });
    await client.paymentMethods.update('card_1', {});
    const paymentMethod = { storedPaymentMethodId: 'card_1' };
    expect(sent.map(({ body }) => body)).toEqual([
      { paymentMethod, isDefault: true, billingAddressId: 'a-1' },
      { paymentMethod },
    ]);
  });

  it('of a payment methods call: the response contains stored cards and browser settings [S3-customer-04]', async () => {
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

  it('of an order call contain the store [S7-calls-checkout-11]', async () => {
    const { client, calls } = createFakeWire(() => refusal(404, 'not_found'));
    await expect(client.checkout.order('100000042')).rejects.toMatchObject({ code: 'not_found' });
    await expect(client.checkout.order('100000042', { storeId: 4 })).rejects.toMatchObject({ code: 'not_found' });
    expect(calls()).toEqual([
      'GET /svc_checkout/order/100000042?storeId=1',
      'GET /svc_checkout/order/100000042?storeId=4',
    ]);
  });

  it('of a new address contain vatId, and the response contains its id [S7-calls-cust-08]', async () => {
    const { client, sent } = createFakeWire(({ body }) => json({ ...(body as object), _id: 'a-1' }));
    await expect(client.customer.addAddress(sampleAddress)).resolves.toEqual({ ...sampleAddress, _id: 'a-1' });
    expect(sent[0]?.body).toMatchObject({ vatId: 'DE123456789' });
    expect(sent[0]?.body).not.toHaveProperty('vatNumber');
    expect(sent[0]?.body).not.toHaveProperty('_id');
  });

  it('of an address change contain only the changes [S7-calls-cust-09]', async () => {
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

  it("of a host report contain the base URL for a foreign host, and are not sent for the site's own host [S7-calls-site-11]", async () => {
    const { client, sent, calls } = createFakeWire(always({ success: true }));
    await expect(client.site.reportHost('store.example', 'https://store.example/eu')).resolves.toBe(false);
    expect(sent).toEqual([]);
    await expect(client.site.reportHost('copy.example', 'https://store.example/eu')).resolves.toBe(true);
    expect(calls()).toEqual(['POST /svc_ssr/hostmatch']);
    expect(sent[0]?.body).toEqual({ h: 'copy.example', b: 'https://store.example/eu' });
  });

  it('of a geoIp call contain _force only if given [S7-calls-site-04]', async () => {
    const geo = { country: 'DE', name: 'Germany', path: '/eu', current: 'US', currentName: 'United States' };
    const { client, calls } = createFakeWire(always(geo));
    await expect(client.site.geo('US')).resolves.toEqual(geo);
    await client.site.geo('US', { force: 'DE' });
    expect(calls()).toEqual(['GET /svc_ssr/geoIp?current=US', 'GET /svc_ssr/geoIp?current=US&_force=DE']);
  });

  it('of a products call contain at most 100 ids, and the products are returned in order without duplicates', async () => {
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
