import { money, toDecimalText } from '@ironcart/core/money';
import { expect, it } from 'vitest';
import { amountFromColumn } from '../../../db/amount.ts';
import { tokenize } from '../../../testing/checkout-steps.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { describePaymentProvider } from '../testing/describe-payment-provider.ts';
import { createFaultyFetch } from '../testing/faulty-fetch.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { signatureHeader, signNotification } from './signature.ts';

const secret = 'the secret of the tests';
const store = useTestStore();

const openProvider = (fetch: (request: Request) => Promise<Response>) =>
  createSandboxProvider({
    fetch,
    baseUrl: 'http://store.test',
    notificationUrl: 'http://store.test/provider/notifications',
    secret,
    now: store.now,
    retryDelaysMs: [1],
  });

describePaymentProvider('sandbox', () => {
  const network = createFaultyFetch((request) => store.backend.fetch(request));
  const provider = openProvider(network.fetch);
  const card = async (outcome: 'approved' | 'refused' | 'challenge') =>
    ({ kind: 'card', token: await tokenize(store.shopper(), outcome), storesCard: false }) as const;
  const rows = (reference: string) =>
    store.db.selectFrom('pay_payments').selectAll().where('reference', '=', reference).execute();

  return {
    provider,
    holds: true,
    approved: () => card('approved'),
    refused: () => card('refused'),
    challenge: {
      status: 'challenge',
      source: () => card('challenge'),
      answer: async ({ reference }, isApproved) => {
        const [payment] = await rows(reference);
        await store.shopper().request(`/sandbox-pay/challenge/${payment?.payment_id}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: `decision=${isApproved ? 'approve' : 'decline'}`,
        });
      },
    },
    notification: async ({ reference }, isGenuine) => {
      const body = JSON.stringify({
        id: `note-${reference}`,
        type: 'payment.authorised',
        paymentId: 'pay_1',
        reference,
      });
      const signature = signNotification(isGenuine ? secret : 'another', store.now().getTime(), body);
      return { body, headers: new Headers({ [signatureHeader]: signature }) };
    },
    money: async ({ reference, amount }) => {
      const payments = await rows(reference);
      const refunds = await store.db
        .selectFrom('pay_refunds')
        .select('amount')
        .where('payment_id', 'in', [...payments.map(({ payment_id }) => payment_id), ''])
        .execute();
      const taken = payments.filter(({ status }) => status === 'captured');
      return {
        payments: payments.length,
        held: payments.some(({ status }) => status === 'authorised'),
        taken: taken.some(({ captured }) => captured === toDecimalText(amount)),
        captures: taken.length,
        refunded: refunds.reduce((sum, refund) => sum + amountFromColumn(refund.amount), 0),
      };
    },
    setFault: (fault, which) =>
      network.setFault(fault, ({ method, url }) => {
        const { pathname } = new URL(url);
        if (which === 'capture') return pathname.endsWith('/capture');
        return which === 'all' || (method === 'POST' && pathname === '/sandbox-pay/payments');
      }),
  };
});

it('sandbox client sends JSON, and the idempotency key only with its payment', async () => {
  const sent: Request[] = [];
  const provider = openProvider(async (request) => {
    sent.push(request);
    return Response.json({ paymentId: 'pay_1', status: 'authorised', refusal: null, card: null });
  });
  await provider.authorise({
    key: 'key-1',
    reference: 'ORDER-1',
    amount: money(1_234),
    currency: 'USD',
    source: { kind: 'card', token: 'tok_1', storesCard: false },
    payer: { customerId: undefined, email: 'gale@example.com', countryId: 'US', locale: 'en-US' },
    returnUrl: 'http://store.test/checkout/review?order=1',
    browserInfo: undefined,
    isForSubscription: false,
  });
  await provider.find('key-1');
  const headersOf = ({ headers }: Request) => ['content-type', 'idempotency-key'].map((name) => headers.get(name));
  expect(sent.map(headersOf)).toEqual([
    ['application/json', 'key-1'],
    [null, null],
  ]);
});
