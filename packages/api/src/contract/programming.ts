import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { entityNumber, id, listOf, requiredText, text } from './primitives.ts';

/** A training program that the customer has bought. */
export const wireProgram = v.object({
  productId: entityNumber,
  sku: text(100),
  name: text(300),
  delivery: requiredText(100),
  orderId: id,
  boughtAt: v.pipe(v.string(), v.isoTimestamp()),
  subscriptionInterval: v.optional(requiredText(100)),
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
} as const;
