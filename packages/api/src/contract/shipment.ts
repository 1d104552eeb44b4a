import { shipmentStatuses } from '@ironcart/core/order';
import * as v from 'valibot';
import { quantity } from './line-item.ts';
import { wireMoney } from './money.ts';
import { id, listOf, moment, text } from './primitives.ts';

/** Maximum number of lines in a package. */
const MAX_LINES = 1_000;

const wireShippedItem = v.object({ listItemId: id, sku: text(100), name: text(300), qty: quantity });

/** A package with its tracking events so far, oldest first. */
export const wireShipment = v.object({
  shipmentId: id,
  carrier: text(100),
  trackingNumber: text(100),
  /** The carrier's tracking page of the package. */
  trackingUrl: v.optional(text(2_000)),
  shippedAt: moment,
  items: listOf(wireShippedItem, MAX_LINES),
  events: listOf(
    v.object({ status: v.picklist(shipmentStatuses), happenedAt: moment, place: v.optional(text(200)) }),
    100,
  ),
});

/** Tracking of an order: its packages, oldest first, the items not packed yet, and the cancelled and refunded items. */
export const wireTracking = v.object({
  orderId: id,
  placedAt: moment,
  shipments: listOf(wireShipment, 100),
  waiting: listOf(wireShippedItem, MAX_LINES),
  packedAt: v.optional(moment),
  cancelledAt: v.optional(moment),
  /** Whether the session may cancel it now; access by order number and e-mail address does not suffice. */
  isCancellable: v.boolean(),
  /** Completed and pending refunds, oldest first. */
  refunds: listOf(
    v.object({
      amount: wireMoney,
      to: v.picklist(['payment', 'giftcards']),
      createdAt: moment,
      paidAt: v.optional(moment),
    }),
    100,
  ),
});
export type WireTracking = v.InferOutput<typeof wireTracking>;
