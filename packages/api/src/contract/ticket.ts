import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { entityNumber, finiteNumber, listOf, text, wholeNumber } from './primitives.ts';

/** A discount that a customer earned on a product (S3-customer-02). */
export const wireTicket = v.object({
  productId: entityNumber,
  orderId: text(100),
  type: v.picklist(['percent', 'fixed']),
  /** For `percent` a percentage, for `fixed` an amount in the site's currency; at most 2 decimals. */
  value: finiteNumber(0, 1_000_000_000),
  freeShipping: v.boolean(),
  /** The number of pieces; null: unlimited. */
  remainingUses: v.nullable(wholeNumber(0, 1_000_000_000)),
});
export type WireTicket = v.InferOutput<typeof wireTicket>;

/** svc_ticket: discounts that the session's customer has earned. */
export const ticketCalls = {
  getTickets: defineCall({
    name: 'ticket.getTickets',
    method: 'GET',
    path: '/svc_ticket/tickets',
    answer: listOf(wireTicket, 5_000),
  }),
} as const;
