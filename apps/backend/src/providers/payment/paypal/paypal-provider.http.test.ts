import { type Money, toDecimalText } from '@ironcart/core/money';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestStore } from '../../../testing/test-store.ts';
import { createPaymentLedger } from '../payment-ledger.ts';
import type { PaymentRequest } from '../payment-request.ts';
import { describePaymentProvider } from '../testing/describe-payment-provider.ts';
import { createFakePayPal } from '../testing/fake-paypal.ts';
import { createFaultyFetch } from '../testing/faulty-fetch.ts';
import { type LocalServer, startLocalServer } from '../testing/local-server.ts';
import { createPayPalClient } from './paypal-client.ts';
import { createPayPalProvider } from './paypal-provider.ts';

const webhookId = '3JR738272W8439210';
const account = { clientId: 'client', clientSecret: 'secret', environment: 'sandbox' as const };
const store = useTestStore();
const fake = createFakePayPal({ webhookId });
let server: LocalServer;

beforeAll(async () => {
  server = await startLocalServer(fake.app);
});
afterAll(() => server.close());

const network = createFaultyFetch((request) => server.fetch(request));

const openProvider = () =>
  createPayPalProvider({
    call: createPayPalClient(account, { fetch: network.fetch, now: store.now, retryDelaysMs: [1] }),
    ledger: createPaymentLedger(store.db, store.now, 'paypal'),
    webhookId,
  });

const tokenOf = ({ source }: PaymentRequest): string => (source.kind === 'wallet' ? source.token : '');
const orderOf = (request: PaymentRequest) => fake.orders.find(({ id }) => id === tokenOf(request));

describePaymentProvider('paypal', () => ({
  provider: openProvider(),
  holds: false,
  approved: async (amount) => ({ kind: 'wallet', type: 'paypal', token: fake.approve(toDecimalText(amount)) }),
  refused: async (amount) => ({
    kind: 'wallet',
    type: 'paypal',
    token: fake.approve(toDecimalText((amount - 1) as Money)),
  }),
  notification: async (request, isGenuine) => {
    const { body, headers } = fake.webhookOf(tokenOf(request));
    if (!isGenuine) headers.set('paypal-transmission-sig', 'forged');
    return { body, headers };
  },
  money: async (request) => {
    const order = orderOf(request);
    return {
      payments: 1,
      held: false,
      taken: order?.capture?.status === 'COMPLETED',
      captures: order?.captures ?? 0,
      refunded: order?.refunded ?? 0,
    };
  },
  setFault: (fault, which) =>
    network.setFault(fault, ({ method, url }) => {
      const { pathname } = new URL(url);
      if (which === 'capture') return pathname.endsWith('/capture');
      return which === 'all' || (method === 'GET' && pathname.startsWith('/v2/checkout/orders/'));
    }),
}));

describe('PayPal provider', () => {
  let orders = 0;
  const requestOf = (token: string, cents = 5000): PaymentRequest => {
    orders += 1;
    return {
      key: crypto.randomUUID(),
      reference: `PAYPAL-${orders}`,
      amount: cents as Money,
      currency: 'USD',
      source: { kind: 'wallet', type: 'paypal', token },
      payer: { customerId: undefined, email: 'gale@example.com', countryId: 'US', locale: 'en-US' },
      returnUrl: 'http://store.test/checkout/review?order=1',
      browserInfo: undefined,
      isForSubscription: false,
    };
  };

  it('creates an order with intent capture for its buttons', async () => {
    const { id } = await openProvider().createOrder(5000 as Money, 'EUR');
    expect(fake.orders.find((order) => order.id === id)).toMatchObject({
      status: 'CREATED',
      amount: { currency_code: 'EUR', value: '50.00' },
    });
  });

  it.each([
    ['a cent less', '49.99', 'USD'],
    ['a cent more', '50.01', 'USD'],
    ['another currency', '50.00', 'CAD'],
  ])('rejects an approval of %s as amount_mismatch, before capturing [FAULTS-11]', async (_what, value, currency) => {
    const token = fake.approve(value, currency);
    const payment = await openProvider().authorise(requestOf(token));
    expect(payment).toMatchObject({ status: 'refused', refusal: 'amount_mismatch' });
    expect(fake.orders.find(({ id }) => id === token)?.captures).toBe(0);
  });

  it('rejects an order that was not approved, an unknown one, and a path as an id', async () => {
    const provider = openProvider();
    const { id: created } = await provider.createOrder(5000 as Money, 'USD');
    for (const token of [created, 'NOTHERE', '../../v1/oauth2/token']) {
      expect(await provider.authorise(requestOf(token))).toMatchObject({ status: 'refused', refusal: 'unknown_token' });
    }
  });

  it('pays one order per approval, and another one only after the first failed [FAULTS-14]', async () => {
    const provider = openProvider();
    const token = fake.approve('50.00');
    const first = requestOf(token);
    expect((await provider.authorise(first)).status).toBe('authorised');
    expect(await provider.authorise(requestOf(token))).toMatchObject({ status: 'refused', refusal: 'unknown_token' });
    await provider.void(first.key);
    const second = requestOf(token);
    expect((await provider.authorise(second)).status).toBe('authorised');
    expect((await provider.capture(second.key)).status).toBe('captured');
    expect((await provider.authorise(requestOf(token))).status).toBe('refused');
  });

  it('refunds a capture reported after the order was abandoned [FAULTS-8]', async () => {
    const provider = openProvider();
    const request = requestOf(fake.approve('50.00'));
    await provider.authorise(request);
    network.setFault('down', ({ url }) => url.endsWith('/capture'));
    await expect(provider.capture(request.key)).rejects.toThrow();
    network.setFault('none');
    await provider.void(request.key);
    const order = orderOf(request);
    if (order) Object.assign(order, { status: 'COMPLETED', capture: { id: 'LATE1', status: 'COMPLETED' } });
    const told = fake.webhookOf(tokenOf(request));
    await provider.takeNotification(told);
    expect((await provider.find(request.key))?.status).toBe('captured');
    await provider.void(request.key);
    expect(order?.capture?.status).toBe('REFUNDED');
    await provider.takeNotification(told);
    expect((await provider.find(request.key))?.status).toBe('voided');
  });

  it.each(['FAILED', 'CANCELLED'])('leaves a refund to staff that PayPal answers with %s', async (status) => {
    const call = createPayPalClient(account, {
      fetch: async (request) =>
        request.url.endsWith('/refund')
          ? Response.json({ id: 'REFUND1', status }, { status: 201 })
          : server.fetch(request),
      now: store.now,
    });
    const provider = createPayPalProvider({
      call,
      ledger: createPaymentLedger(store.db, store.now, 'paypal'),
      webhookId,
    });
    const request = requestOf(fake.approve('50.00'));
    await provider.authorise(request);
    await provider.capture(request.key);
    expect(await provider.refund(request.key, { refundKey: crypto.randomUUID(), amount: 1000 as Money })).toBe(false);
    expect(await openProvider().refund(request.key, { refundKey: crypto.randomUUID(), amount: 1000 as Money })).toBe(
      true,
    );
  });

  it('queries PayPal for a capture whose response was lost [FAULTS-13]', async () => {
    const provider = openProvider();
    const request = requestOf(fake.approve('50.00'));
    await provider.authorise(request);
    network.setFault('losesAnswers', ({ url }) => url.endsWith('/capture'));
    await expect(provider.capture(request.key)).rejects.toThrow();
    network.setFault('none');
    expect((await provider.find(request.key))?.status).toBe('captured');
    expect(orderOf(request)?.captures).toBe(1);
  });

  it('does not send a malformed notification to PayPal for verification [SECURITY-15]', async () => {
    const provider = openProvider();
    const request = requestOf(fake.approve('50.00'));
    await provider.authorise(request);
    const { body, headers } = fake.webhookOf(tokenOf(request));
    const before = fake.counts.verifications;
    for (const [name, value] of [
      ['paypal-cert-url', 'https://api.paypal.com.evil.example/cert'],
      ['paypal-cert-url', 'https://evil.example/?.paypal.com'],
      ['paypal-cert-url', 'http://api.paypal.com/cert'],
      ['paypal-cert-url', 'https://api.paypal.com:8443/cert'],
      ['paypal-transmission-sig', 'no base64!'],
      ['paypal-transmission-sig', 'x'.repeat(5_000)],
      ['paypal-transmission-id', ''],
      ['paypal-transmission-time', 'yesterday'],
      ['paypal-auth-algo', 'a b'],
    ] as const) {
      const forged = new Headers(headers);
      forged.set(name, value);
      expect([value, await provider.takeNotification({ body, headers: forged })]).toEqual([value, undefined]);
    }
    expect(await provider.takeNotification({ body: '{}', headers })).toBeUndefined();
    expect(await provider.takeNotification({ body, headers: new Headers() })).toBeUndefined();
    expect(fake.counts.verifications).toBe(before);
    await provider.takeNotification({ body, headers });
    expect(fake.counts.verifications).toBe(before + 1);
  });

  it('reuses an access token until it expires', async () => {
    const provider = openProvider();
    const before = fake.counts.tokens;
    await provider.createOrder(100 as Money, 'USD');
    await provider.createOrder(100 as Money, 'USD');
    expect(fake.counts.tokens).toBe(before + 1);
    store.passTime(9 * 60 * 60_000);
    await provider.createOrder(100 as Money, 'USD');
    expect(fake.counts.tokens).toBe(before + 2);
  });
});
