import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useTestStore } from '../../../testing/test-store.ts';
import { createPaymentLedger } from '../payment-ledger.ts';
import { describePaymentProvider } from '../testing/describe-payment-provider.ts';
import { createFaultyFetch } from '../testing/faulty-fetch.ts';
import type { OwnPaymentAdapter, OwnPaymentState } from './own-payment-method.ts';
import { createOwnProvider } from './own-provider.ts';

interface ServicePayment {
  readonly id: string;
  state: OwnPaymentState['status'] | 'released';
  captures: number;
  readonly refunds: Map<string, number>;
}

/** A minimal payment service: identifies a payment by its key, captures by its own id, and is idempotent. */
const createService = () => {
  const payments = new Map<string, ServicePayment>();
  const make = (key: string, token: string): ServicePayment => {
    const state = token === 'approved' ? 'authorised' : token === 'page' ? 'redirect' : 'refused';
    const made: ServicePayment = payments.get(key) ?? { id: `service-${key}`, state, captures: 0, refunds: new Map() };
    payments.set(key, made);
    return made;
  };
  const fetch = async (request: Request): Promise<Response> => {
    const [, key = '', what = ''] = new URL(request.url).pathname.split('/');
    if (what === 'authorise') return Response.json(make(key, await request.text()));
    const payment = payments.get(key);
    if (!payment) return Response.json(null);
    const name = await request.text();
    if (what.startsWith('refund')) {
      const [, refundKey = '', amount = ''] = what.split('~');
      const others = [...payment.refunds].reduce((sum, [of, cents]) => sum + (of === refundKey ? 0 : cents), 0);
      if (others + Number(amount) > 1_234) return Response.json(null);
      payment.refunds.set(refundKey, Number(amount));
      return Response.json(payment);
    }
    if (name !== '' && name !== payment.id) return Response.json(null);
    if (what === 'capture' && name === payment.id && payment.state === 'authorised') {
      payment.state = 'captured';
      payment.captures += 1;
    }
    if (what === 'release') payment.state = 'released';
    return Response.json(payment);
  };
  return { payments, fetch };
};

const stateOf = ({ id, state }: ServicePayment): OwnPaymentState => {
  if (state === 'redirect') return { status: state, paymentId: id, page: `https://service.test/${id}` };
  if (state === 'refused' || state === 'released') return { status: 'refused', paymentId: id, refusal: 'refused' };
  return { status: state, paymentId: id };
};

const store = useTestStore();
const service = createService();
const network = createFaultyFetch(service.fetch);
const call = async (key: string, what: string, body?: string): Promise<ServicePayment | null> => {
  const answer = await network.fetch(
    new Request(`http://service.test/${key}/${what}`, { method: 'POST', ...(body === undefined ? {} : { body }) }),
  );
  return (await answer.json()) as ServicePayment | null;
};
const known = (payment: ServicePayment | null): OwnPaymentState => {
  if (!payment) throw new Error('The service does not know the payment');
  return stateOf(payment);
};

const adapter: OwnPaymentAdapter = {
  authorise: async ({ key, source }) =>
    known(await call(key, 'authorise', source.kind === 'wallet' ? source.token : '')),
  find: async ({ key, paymentId }) => {
    const payment = await call(key, 'find', paymentId);
    return payment ? stateOf(payment) : undefined;
  },
  capture: async ({ key, paymentId }) => known(await call(key, 'capture', paymentId)),
  release: async ({ key, paymentId }) => void (await call(key, 'release', paymentId)),
  refund: async ({ key }, { refundKey, amount }) => (await call(key, `refund~${refundKey}~${amount}`)) !== null,
  readNotification: async ({ body, headers }) =>
    headers.get('x-signature') === 'genuine' && body.startsWith('ORDER')
      ? [{ notificationId: body, reference: body }]
      : undefined,
};

const openProvider = () =>
  createOwnProvider({ name: 'own', adapter, ledger: createPaymentLedger(store.db, store.now, 'own') });
const byToken = async (token: string) => ({ kind: 'wallet', type: 'own', token }) as const;

describePaymentProvider('own', () => ({
  provider: openProvider(),
  holds: true,
  approved: () => byToken('approved'),
  refused: () => byToken('refused'),
  challenge: {
    status: 'redirect',
    source: () => byToken('page'),
    answer: async ({ key }, isApproved) => {
      const payment = service.payments.get(key);
      if (payment) payment.state = isApproved ? 'authorised' : 'refused';
    },
  },
  notification: async ({ reference }, isGenuine) => ({
    body: reference,
    headers: new Headers({ 'x-signature': isGenuine ? 'genuine' : 'forged' }),
  }),
  money: async ({ key }) => {
    const payment = service.payments.get(key);
    return {
      payments: payment ? 1 : 0,
      held: payment?.state === 'authorised',
      taken: payment?.state === 'captured',
      captures: payment?.captures ?? 0,
      refunded: [...(payment?.refunds.values() ?? [])].reduce((sum, cents) => sum + cents, 0),
    };
  },
  setFault: (fault, which) =>
    network.setFault(fault, ({ url }) => which === 'all' || new URL(url).pathname.endsWith(`/${which}`)),
}));

describe('payment method registered by a store', () => {
  it('returns the page of its service while a payment waits on it', async () => {
    const provider = openProvider();
    const request = {
      key: randomUUID(),
      reference: 'ORDER-PAGE',
      amount: 1_000 as never,
      currency: 'USD',
      source: await byToken('page'),
      payer: { customerId: undefined, email: 'gale@example.com', countryId: 'US', locale: 'en-US' },
      returnUrl: 'http://store.test/checkout/review?order=1',
      browserInfo: undefined,
      isForSubscription: false,
    };
    const { paymentId } = await provider.authorise(request);
    expect(await provider.pageOf(paymentId)).toBe(`https://service.test/${paymentId}`);
    await provider.void(request.key);
    expect(await provider.pageOf(paymentId)).toBeUndefined();
    expect(await provider.pageOf('unheard-of')).toBeUndefined();
  });

  it('treats an unused key as closed if another provider was asked to close it', async () => {
    const key = randomUUID();
    const other = createPaymentLedger(store.db, store.now, 'another');
    await other.close(key);
    expect((await openProvider().void(key)).status).toBe('voided');
  });
});
