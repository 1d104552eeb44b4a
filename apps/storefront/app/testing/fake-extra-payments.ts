import { extraPaymentToWire } from '@ironcart/api/codec';
import type { ExtraPayment } from '@ironcart/core/payment';
import { type FakeService, json, refuse } from './fake-call.ts';

/** The key of the links that the fake store mails. */
export const goodPaymentKey = 'signed-by-the-store';

/** The outstanding payments of orders: a token `approved` pays one, `refused` is declined, others await the bank. */
export const createFakeExtraPayments = (extraPayments: readonly ExtraPayment[]): FakeService => {
  let payments = extraPayments;
  return ({ method, path, body: sent }) => {
    const body = sent as Record<string, never>;
    if (path === '/svc_extrapayment/payments') return json(payments.map(extraPaymentToWire));
    if (path === '/svc_extrapayment/open') {
      const asked = payments.find(({ _id }) => _id === String(body.id));
      return asked && String(body.key) === goodPaymentKey ? json(extraPaymentToWire(asked)) : refuse(404, 'not_found');
    }
    if (!path.startsWith('/svc_extrapayment/payments/')) return undefined;
    const asked = payments.find(({ _id }) => path.endsWith(`/${_id}`));
    if (asked === undefined) return refuse(404, 'not_found');
    if (method === 'GET') return json(extraPaymentToWire(asked));
    const paid = body.payment as unknown as Readonly<Record<string, string>>;
    const transactionToken = paid.transactionToken ?? (paid.storedPaymentMethodId ? 'approved' : '');
    if (transactionToken === 'refused') return refuse(402, 'payment_error');
    const status = transactionToken === 'approved' ? 'payment_complete' : 'payment_pending';
    payments = payments.map((other) => (other === asked ? { ...asked, status } : other));
    return json({ _id: asked._id, status, payment: { transactionId: 'at-bank' } });
  };
};
