import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { entityNumber, finiteNumber, listOf, text, wholeNumber } from './primitives.ts';

/** What a customer earned on a product (S3-customer-02). */
export const wireTicket = v.object({
  productId: entityNumber,
  orderId: text(100),
  type: v.picklist(['percent', 'fixed']),
  /** Of `percent` a percentage, of `fixed` an amount in the site's currency; both have at most 2 decimals. */
  value: finiteNumber(0, 1_000_000_000),
  freeShipping: v.boolean(),
  /** Pieces; null: without a limit. */
  remainingUses: v.nullable(wholeNumber(0, 1_000_000_000)),
});
export type WireTicket = v.InferOutput<typeof wireTicket>;

/** svc_ticket: what the session's customer has earned. */
export const ticketCalls = {
  getTickets: defineCall({
    name: 'ticket.getTickets',
    method: 'GET',
    path: '/svc_ticket/tickets',
    answer: listOf(wireTicket, 5_000),
  }),
} as const;
