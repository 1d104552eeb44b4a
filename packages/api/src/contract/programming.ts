import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { wireMoney } from './money.ts';
import { currencyCode, entityNumber, entityNumberText, id, listOf, moment, requiredText, text } from './primitives.ts';

/** A training program that the customer has bought. */
export const wireProgram = v.object({
  productId: entityNumber,
  sku: text(100),
  name: text(300),
  delivery: requiredText(100),
  orderId: id,
  boughtAt: moment,
  /** Price paid, per interval for a subscription; without tax. */
  price: wireMoney,
  currency: currencyCode,
  subscriptionInterval: v.optional(requiredText(100)),
  /** When the customer cancelled the subscription. */
  cancelledAt: v.optional(moment),
  /** End of the paid period: a cancelled subscription continues until then. */
  endsAt: v.optional(moment),
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
  /** Ends a subscription with the interval that is paid; to a cancelled one it answers the same again. */
  cancelProgram: defineCall({
    name: 'programming.cancelProgram',
    method: 'POST',
    path: '/svc_programming/programs/:id/cancellation',
    params: v.object({ id: entityNumberText }),
    answer: wireProgram,
    errors: { no_subscription: 409 },
  }),
} as const;
