import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestStore } from '../../../testing/test-store.ts';
import { createPaymentLedger } from '../payment-ledger.ts';
import { PaymentProviderUnavailableError } from '../payment-provider.ts';
import type { PaymentRequest } from '../payment-request.ts';
import { describePaymentProvider } from '../testing/describe-payment-provider.ts';
import { createFakeAdyen } from '../testing/fake-adyen.ts';
import { createFaultyFetch } from '../testing/faulty-fetch.ts';
import { type LocalServer, startLocalServer } from '../testing/local-server.ts';
import { createAdyenApi } from './adyen-client.ts';
import { createAdyenProvider } from './adyen-provider.ts';

const account = {
  apiKey: 'the api key',
  merchantAccount: 'HaldenECOM',
  environment: 'test' as const,
  hmacKey: '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056',
};
const store = useTestStore();
const fake = createFakeAdyen(account);
const failedCaptures: string[] = [];
const staff = { onCaptureFailed: () => undefined, onForeignPayment: () => undefined };
let server: LocalServer;

beforeAll(async () => {
  server = await startLocalServer(fake.app);
});
afterAll(() => server.close());

const network = createFaultyFetch((request) => server.fetch(request));

const openProvider = () =>
  createAdyenProvider({
    api: createAdyenApi(account, { fetch: network.fetch, retryDelaysMs: [1] }),
    ledger: createPaymentLedger(store.db, store.now, 'adyen'),
    merchantAccount: account.merchantAccount,
    hmacKey: account.hmacKey,
    returnUrlFor: (storeUrl) => `http://store.test/provider/adyen/return?to=${encodeURIComponent(storeUrl)}`,
    onCaptureFailed: (reference) => failedCaptures.push(reference),
    onForeignPayment: () => undefined,
  });

const card = (kind: string, storesCard = false) =>
  ({
    kind: 'card',
    token: JSON.stringify({
      type: 'scheme',
      encryptedCardNumber: `adyenjs_0_1_25$${kind}`,
      encryptedExpiryMonth: 'adyenjs_0_1_25$month',
      encryptedExpiryYear: 'adyenjs_0_1_25$year',
      encryptedSecurityCode: 'adyenjs_0_1_25$cvc',
    }),
    storesCard,
  }) as const;

const fakePaymentsOf = (reference: string) =>
  fake.payments.filter(({ merchantReference }) => merchantReference === reference);

describePaymentProvider('adyen', () => {
  const provider = openProvider();
  return {
    provider,
    holds: true,
    approved: async () => card('approved'),
    refused: async () => card('refused'),
    challenge: {
      status: 'challenge',
      source: async () => card('challenge'),
      answer: async ({ reference }, isApproved) => {
        const threeDSResult = `${isApproved ? 'approved' : 'declined'}|${reference}`;
        expect((await provider.submitDetails({ details: { threeDSResult } }))?.reference).toBe(reference);
      },
    },
    notification: async ({ reference }, isGenuine) => ({
      body: fake.authorisationOf(reference, isGenuine ? account.hmacKey : 'AB12'),
      headers: new Headers(),
    }),
    money: async ({ reference }) => {
      const payments = fakePaymentsOf(reference);
      return {
        payments: payments.length,
        held: payments.some(({ state }) => state === 'held'),
        taken: payments.some(({ state }) => state === 'taken'),
        captures: payments.reduce((sum, { captures }) => sum + captures, 0),
        refunded: payments.reduce((sum, { refunded }) => sum + refunded, 0),
      };
    },
    setFault: (fault, which) =>
      network.setFault(fault, ({ url }) => {
        const { pathname } = new URL(url);
        if (which === 'capture') return pathname.endsWith('/captures');
        return which === 'all' || pathname.endsWith('/payments');
      }),
  };
});

describe('Adyen provider', () => {
  let orders = 0;
  const requestOf = (source: PaymentRequest['source'], customerId?: string): PaymentRequest => {
    orders += 1;
    return {
      key: crypto.randomUUID(),
      reference: `ADYEN-${orders}`,
      amount: 12345 as PaymentRequest['amount'],
      currency: 'EUR',
      source,
      payer: { customerId, email: 'gale@example.com', countryId: 'DE', locale: 'en-IE' },
      returnUrl: 'http://store.test/eu/checkout/review?order=1',
      browserInfo: { userAgent: 'Mozilla/5.0', language: 'en', screenWidth: 390, screenHeight: 844, colorDepth: 24 },
      isForSubscription: false,
    };
  };
  const sentFor = (reference: string) => fake.requests.find((request) => request.reference === reference);

  it('receives a payment with manual capture, in minor units, with only the encrypted card', async () => {
    const request = requestOf(card('approved'));
    const payment = await openProvider().authorise(request);
    expect(payment).toMatchObject({ status: 'authorised', card: { brand: 'visa', last4: '1111' } });
    expect(sentFor(request.reference)).toMatchObject({
      merchantAccount: 'HaldenECOM',
      reference: request.reference,
      amount: { value: 12345, currency: 'EUR' },
      additionalData: { manualCapture: 'true' },
      channel: 'Web',
      countryCode: 'DE',
      shopperInteraction: 'Ecommerce',
      paymentMethod: { type: 'scheme', encryptedCardNumber: 'adyenjs_0_1_25$approved' },
      browserInfo: { userAgent: 'Mozilla/5.0', screenWidth: 390, javaScriptEnabled: true },
      returnUrl:
        'http://store.test/provider/adyen/return?to=http%3A%2F%2Fstore.test%2Feu%2Fcheckout%2Freview%3Forder%3D1',
    });
    expect(sentFor(request.reference)).not.toHaveProperty('shopperReference');
  });

  it('stores a card for a customer, lists it, pays with it, and deletes it', async () => {
    const provider = openProvider();
    const customerId = crypto.randomUUID();
    await provider.authorise(requestOf(card('approved', true), customerId));
    const [stored] = await provider.storedCards(customerId);
    expect(stored).toMatchObject({ brand: 'visa', last4: '1111', expMonth: 3, expYear: 2030 });
    const storedPaymentMethodId = stored?.storedPaymentMethodId ?? '';
    const request = requestOf({ kind: 'storedCard', storedPaymentMethodId, securityCodeToken: undefined }, customerId);
    expect((await provider.authorise(request)).status).toBe('authorised');
    expect(sentFor(request.reference)).toMatchObject({
      shopperReference: customerId,
      shopperInteraction: 'ContAuth',
      recurringProcessingModel: 'CardOnFile',
      paymentMethod: { type: 'scheme', storedPaymentMethodId },
    });
    expect(await provider.forgetCard(customerId, storedPaymentMethodId)).toBe(true);
    expect(await provider.forgetCard(customerId, storedPaymentMethodId)).toBe(false);
    expect(await provider.storedCards(customerId)).toEqual([]);
  });

  it('stores the card of a subscription as recurring, and charges it again without the shopper', async () => {
    const provider = openProvider();
    const customerId = crypto.randomUUID();
    const first = { ...requestOf(card('approved', true), customerId), isForSubscription: true };
    await provider.authorise(first);
    expect(sentFor(first.reference)).toMatchObject({
      shopperReference: customerId,
      storePaymentMethod: true,
      shopperInteraction: 'Ecommerce',
      recurringProcessingModel: 'Subscription',
    });
    const [stored] = await provider.storedCards(customerId);
    const storedPaymentMethodId = stored?.storedPaymentMethodId ?? '';
    const again = {
      ...requestOf({ kind: 'storedCard', storedPaymentMethodId, securityCodeToken: undefined }, customerId),
      isForSubscription: true,
      browserInfo: undefined,
    };
    expect((await provider.authorise(again)).status).toBe('authorised');
    expect(sentFor(again.reference)).toMatchObject({
      shopperInteraction: 'ContAuth',
      recurringProcessingModel: 'Subscription',
    });
  });

  it('stores a card without a payment, and reports a declined one', async () => {
    const provider = openProvider();
    const customerId = crypto.randomUUID();
    const kept = await provider.keepCard(customerId, card('approved').token);
    expect(kept).toMatchObject({ brand: 'visa', last4: '1111', expMonth: 3, expYear: 2030 });
    expect(await provider.keepCard(customerId, card('refused').token)).toBeUndefined();
    expect(await provider.storedCards(customerId)).toEqual([kept]);
  });

  it("reports a required security code of a stored card with the specification's code", async () => {
    const provider = openProvider();
    const source = { kind: 'storedCard', storedPaymentMethodId: 'stored-code' } as const;
    const customerId = crypto.randomUUID();
    const without = await provider.authorise(requestOf({ ...source, securityCodeToken: undefined }, customerId));
    expect(without).toMatchObject({ status: 'refused', refusal: 'cvv_required' });
    const securityCodeToken = JSON.stringify({ encryptedSecurityCode: 'adyenjs_0_1_25$cvc' });
    const withCode = await provider.authorise(requestOf({ ...source, securityCodeToken }, customerId));
    expect(withCode.status).toBe('authorised');
  });

  it('passes the browser the action for its script, and no card details for other methods', async () => {
    const provider = openProvider();
    const redirect = await provider.authorise(requestOf({ kind: 'redirect', type: 'ideal' }));
    expect(redirect.status).toBe('redirect');
    expect(JSON.parse(redirect.action ?? '')).toMatchObject({
      type: 'redirect',
      url: expect.stringContaining('https://'),
    });
    const challenge = await provider.authorise(requestOf(card('challenge')));
    expect(JSON.parse(challenge.action ?? '')).toMatchObject({ type: 'threeDS2', token: 'eyJ0aHJlZURTIn0=' });
    const typed = requestOf({ kind: 'card', token: '4100 0000 0000 0001', storesCard: false });
    expect(await provider.authorise(typed)).toMatchObject({ status: 'refused', refusal: 'unknown_token' });
    expect(sentFor(typed.reference)).toBeUndefined();
  });

  it('reports a declined challenge as such, so that the order has three_ds', async () => {
    const provider = openProvider();
    const request = requestOf(card('challenge'));
    await provider.authorise(request);
    await provider.submitDetails({ details: { threeDSResult: `declined|${request.reference}` } });
    expect(await provider.find(request.key)).toMatchObject({ status: 'refused', refusal: 'challenge_declined' });
  });

  it('releases an approval that arrives after the order was abandoned [FAULTS-8]', async () => {
    const provider = openProvider();
    const request = requestOf(card('challenge'));
    await provider.authorise(request);
    await provider.void(request.key);
    const [payment] = fakePaymentsOf(request.reference);
    if (payment) payment.state = 'held';
    await provider.takeNotification({ body: fake.authorisationOf(request.reference), headers: new Headers() });
    expect((await provider.find(request.key))?.status).toBe('authorised');
    expect((await provider.void(request.key)).status).toBe('voided');
    expect(payment?.state).toBe('released');
  });

  it('alerts staff if the capture of a placed order fails', async () => {
    const request = requestOf(card('approved'));
    const provider = openProvider();
    const { paymentId } = await provider.authorise(request);
    const body = fake.webhook({
      eventCode: 'CAPTURE_FAILED',
      success: 'true',
      pspReference: paymentId,
      merchantReference: request.reference,
      amount: { value: 12345, currency: 'EUR' },
    });
    await provider.takeNotification({ body, headers: new Headers() });
    expect(failedCaptures).toContain(request.reference);
  });

  it('lists the payment methods of a country', async () => {
    const methods = await openProvider().methods({ countryId: 'NL', currency: 'EUR', locale: 'en-IE' });
    expect(methods).toEqual([
      { type: 'scheme', name: 'Cards', brands: ['visa', 'mc'] },
      { type: 'ideal', name: 'iDEAL | Wero' },
    ]);
  });

  it('does not mistake a wrong API key for a declined card', async () => {
    const api = createAdyenApi({ ...account, apiKey: 'wrong' }, { fetch: network.fetch, retryDelaysMs: [] });
    const options = { api, ledger: createPaymentLedger(store.db, store.now, 'adyen'), ...account };
    const provider = createAdyenProvider({ ...options, returnUrlFor: (url) => url, ...staff });
    const request = requestOf(card('approved'));
    await expect(provider.authorise(request)).rejects.toThrow(/401/);
    expect((await provider.find(request.key))?.status).toBe('unknown');
  });

  it('does not report a card as unknown if its deletion could not be requested', async () => {
    const api = createAdyenApi(account, {
      fetch: () => Promise.reject(new TypeError('fetch failed')),
      retryDelaysMs: [],
    });
    const options = { api, ledger: createPaymentLedger(store.db, store.now, 'adyen'), ...account };
    const provider = createAdyenProvider({ ...options, returnUrlFor: (url) => url, ...staff });
    const asked = provider.forgetCard('customer-1', 'stored-1');
    await expect(asked).rejects.toThrow(PaymentProviderUnavailableError);
  });

  it('does not mistake a call in progress for a declined card [FAULTS-13]', async () => {
    const inProgress = { status: 422, errorCode: '704', message: 'request already processed or in progress' };
    const api = createAdyenApi(account, { fetch: async () => Response.json(inProgress, { status: 422 }) });
    const options = { api, ledger: createPaymentLedger(store.db, store.now, 'adyen'), ...account };
    const provider = createAdyenProvider({ ...options, returnUrlFor: (url) => url, ...staff });
    const request = requestOf(card('approved'));
    await expect(provider.authorise(request)).rejects.toThrow(PaymentProviderUnavailableError);
    expect((await provider.find(request.key))?.status).toBe('unknown');
    expect((await openProvider().authorise(request)).status).toBe('authorised');
  });

  it.each(['', '[]', '7', 'null', '"ok"', '{"paymentMethods":{},"storedPaymentMethods":7,"pspReference":[]}'])(
    'treats an unexpected response as unavailable: %s',
    async (body) => {
      const api = createAdyenApi(account, { fetch: async () => new Response(body), retryDelaysMs: [] });
      const options = { api, ledger: createPaymentLedger(store.db, store.now, 'adyen'), ...account };
      const provider = createAdyenProvider({
        ...options,
        returnUrlFor: (url) => url,
        ...staff,
      });
      const market = { countryId: 'US', currency: 'USD', locale: 'en-US' } as const;
      for (const asked of [
        provider.methods(market),
        provider.storedCards('customer-1'),
        provider.keepCard('customer-1', card('approved').token),
        provider.submitDetails({ details: { threeDSResult: 'approved' } }),
        provider.authorise(requestOf(card('approved'))),
      ]) {
        await expect(asked).rejects.toThrow(PaymentProviderUnavailableError);
      }
    },
  );
});
