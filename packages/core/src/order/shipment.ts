import { requireFields } from '../require-argument.ts';
import type { Refund } from './cancellation.ts';

/** The tracking statuses of a package, in chronological order: handed over to the carrier first, delivered last. */
export const shipmentStatuses = ['handed_over', 'in_transit', 'out_for_delivery', 'delivered'] as const;

/** The tracking status of a package. */
export type ShipmentStatus = (typeof shipmentStatuses)[number];

/** A tracking event of a package. */
export interface ShipmentEvent {
  readonly status: ShipmentStatus;
  /** ISO 8601, UTC. */
  readonly happenedAt: string;
  /** The place, as the carrier names it. */
  readonly place?: string | undefined;
}

/** The quantity of one order line that is in a package. */
export interface ShippedItem {
  readonly listItemId: string;
  readonly sku: string;
  readonly name: string;
  /** Pieces. */
  readonly qty: number;
}

/** A shipped package of an order. */
export interface Shipment {
  readonly shipmentId: string;
  readonly carrier: string;
  readonly trackingNumber: string;
  /** The carrier's tracking page of the package. */
  readonly trackingUrl?: string | undefined;
  /** ISO 8601, UTC. */
  readonly shippedAt: string;
  readonly items: readonly ShippedItem[];
  /** Oldest first. */
  readonly events: readonly ShipmentEvent[];
}

/** Tracking of an order: its packages, and the items not packed yet. */
export interface Tracking {
  readonly orderId: string;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  /** Oldest first. */
  readonly shipments: readonly Shipment[];
  readonly waiting: readonly ShippedItem[];
  /** When the whole order was packed or the first package left: ISO 8601, UTC. */
  readonly packedAt?: string | undefined;
  readonly cancelledAt?: string | undefined;
  /** Whether the caller may cancel the order now. */
  readonly isCancellable: boolean;
  /** Oldest first. */
  readonly refunds: readonly Refund[];
}

/** Status of a package, from its latest event. */
export const shipmentStatus = (shipment: Pick<Shipment, 'events'>): ShipmentStatus => {
  requireFields(shipment, 'shipment', { events: 'array' });
  const { events } = shipment;
  const furthest = Math.max(0, ...events.map(({ status }) => shipmentStatuses.indexOf(status)));
  return shipmentStatuses[furthest] ?? 'handed_over';
};
