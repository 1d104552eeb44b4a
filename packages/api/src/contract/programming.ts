import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { wireMoney } from './money.ts';
import {
  currencyCode,
  entityNumber,
  entityNumberText,
  id,
  lastDigits,
  listOf,
  moment,
  requiredText,
  text,
} from './primitives.ts';

const wireSubscriptionPayment = v.object({
  from: moment,
  until: moment,
  /** With tax. */
  amount: wireMoney,
  extraPaymentId: id,
  paidAt: v.optional(moment),
  /** If it is not paid by then, the subscription ends. */
  dueUntil: v.optional(moment),
  cardBrand: v.optional(text(50)),
  cardLast4: v.optional(lastDigits),
});

/** A training program, or another subscription that the customer has bought. */
export const wireProgram = v.object({
  productId: entityNumber,
  sku: text(100),
  name: text(300),
  /** How a program is delivered; missing for another subscription. */
  delivery: v.optional(requiredText(100)),
  orderId: id,
  boughtAt: moment,
  /** Price paid, per interval for a subscription; without tax. */
  price: wireMoney,
  currency: currencyCode,
  subscriptionInterval: v.optional(requiredText(100)),
  /** When the customer cancelled the subscription. */
  cancelledAt: v.optional(moment),
  /** End of the paid period: a subscription that was cancelled or not paid ends then. */
  endsAt: v.optional(moment),
  /** When a subscription is charged next, and its price without tax. */
  nextPayment: v.optional(v.object({ at: moment, price: wireMoney })),
  /** Payments after the first, newest first. */
  payments: v.optional(listOf(wireSubscriptionPayment, 100)),
  /** The card that is charged; null: no card, each payment is requested by e-mail; missing: currently unknown. */
  chargedCard: v.optional(
    v.nullable(v.object({ storedPaymentMethodId: requiredText(100), brand: text(50), last4: lastDigits })),
  ),
});
export type WireProgram = v.InferOutput<typeof wireProgram>;

/** svc_programming: the training programs of the session's customer. */
export const programmingCalls = {
  getPrograms: defineCall({
    name: 'programming.getPrograms',
    method: 'GET',
    path: '/svc_programming/programs',
    answer: listOf(wireProgram, 1_000),
  }),
  /** Cancels a subscription at the end of the paid interval; idempotent. */
  cancelProgram: defineCall({
    name: 'programming.cancelProgram',
    method: 'POST',
    path: '/svc_programming/programs/:id/cancellation',
    params: v.object({ id: entityNumberText }),
    answer: wireProgram,
    errors: { no_subscription: 409 },
  }),
  /** Revokes the cancellation before the subscription has ended. */
  resumeProgram: defineCall({
    name: 'programming.resumeProgram',
    method: 'DELETE',
    path: '/svc_programming/programs/:id/cancellation',
    params: v.object({ id: entityNumberText }),
    answer: wireProgram,
    errors: { no_subscription: 409, subscription_ended: 409 },
  }),
  /** Selects the stored card for a subscription; an amount due is charged to it immediately. */
  setProgramCard: defineCall({
    name: 'programming.setProgramCard',
    method: 'PUT',
    path: '/svc_programming/programs/:id/card',
    params: v.object({ id: entityNumberText }),
    body: v.object({ storedPaymentMethodId: requiredText(100) }),
    answer: wireProgram,
    errors: { no_subscription: 409, subscription_ended: 409, payment_error: 402 },
  }),
} as const;
