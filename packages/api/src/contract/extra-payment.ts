import * as v from 'valibot';
import { wirePlacement } from './checkout.ts';
import { defineCall } from './define-call.ts';
import { wireMoney } from './money.ts';
import { wirePayment } from './order.ts';
import { currencyCode, id, listOf, moment, requiredText, storeId, storeIdText } from './primitives.ts';

/** Maximum number per order. */
const MAX_EXTRA_PAYMENTS = 100;

const extraPaymentStatus = v.picklist(['due', 'payment_pending', 'payment_complete']);

/** An additional payment for a placed order. */
export const wireExtraPayment = v.object({
  _id: id,
  orderId: id,
  storeId,
  amount: wireMoney,
  currency: currencyCode,
  reason: requiredText(500),
  status: extraPaymentStatus,
  /** ISO 8601, UTC. */
  createdAt: moment,
});
export type WireExtraPayment = v.InferOutput<typeof wireExtraPayment>;

/**
 * svc_extrapayment: additional payments, accessible to the shopper who placed the order, and by the link in their mail.
 */
export const extraPaymentCalls = {
  /** The additional payments of one order, oldest first. */
  getExtraPayments: defineCall({
    name: 'extraPayment.getExtraPayments',
    method: 'GET',
    path: '/svc_extrapayment/payments',
    query: v.object({ orderId: id, storeId: storeIdText }),
    answer: listOf(wireExtraPayment, MAX_EXTRA_PAYMENTS),
  }),
  getExtraPayment: defineCall({
    name: 'extraPayment.getExtraPayment',
    method: 'GET',
    path: '/svc_extrapayment/payments/:id',
    params: v.object({ id }),
    answer: wireExtraPayment,
  }),
  /**
   * Grants the session permission to read and pay it for a day, by the key in the mail's link. An unknown id and a
   * wrong key both return `not_found`.
   */
  openExtraPayment: defineCall({
    name: 'extraPayment.openExtraPayment',
    method: 'POST',
    path: '/svc_extrapayment/open',
    isRepeatable: true,
    body: v.object({ id, key: requiredText(100) }),
    answer: wireExtraPayment,
  }),
  /**
   * Pays it like an order; with the status `payment_pending` the bank requires a challenge. An attempt with another
   * payment method replaces one that is pending at the bank.
   */
  payExtraPayment: defineCall({
    name: 'extraPayment.payExtraPayment',
    method: 'POST',
    path: '/svc_extrapayment/payments/:id',
    params: v.object({ id }),
    body: v.object({ payment: wirePayment }),
    answer: v.object({ _id: id, status: extraPaymentStatus, payment: wirePlacement.entries.payment }),
    errors: {
      extra_payment_complete: 409,
      extra_payment_pending: 409,
      wrong_payment_amount: 409,
      payment_error: 402,
      three_ds: 402,
    },
  }),
} as const;
