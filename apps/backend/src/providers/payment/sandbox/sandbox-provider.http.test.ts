import { toDecimalText } from '@ironcart/core/money';
import { tokenize } from '../../../testing/checkout-steps.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { describePaymentProvider } from '../testing/describe-payment-provider.ts';
import { createFaultyFetch } from '../testing/faulty-fetch.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { signatureHeader, signNotification } from './signature.ts';

const secret = 'the secret of the tests';
const store = useTestStore();

describePaymentProvider('sandbox', () => {
  const network = createFaultyFetch((request) => store.backend.fetch(request));
  const provider = createSandboxProvider({
    fetch: network.fetch,
    baseUrl: 'http://store.test',
    notificationUrl: 'http://store.test/provider/notifications',
    secret,
    now: store.now,
    retryDelaysMs: [1],
  });
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
      const taken = payments.filter(({ status }) => status === 'captured');
      return {
        payments: payments.length,
        held: payments.some(({ status }) => status === 'authorised'),
        taken: taken.some(({ captured }) => captured === toDecimalText(amount)),
        captures: taken.length,
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
