import { requireObject } from '../require-argument.ts';
import type { OrderStatus } from './order.ts';
import { isPlaced } from './order-status.ts';

/** The fulfilment progress of an order, in pieces of its lines. */
export interface OrderFulfilment {
  /** Pieces to be shipped in total; excludes programs and gift cards by e-mail. */
  readonly toShip: number;
  readonly shipped: number;
  readonly delivered: number;
  /** Returned pieces that have arrived at the store. */
  readonly returned: number;
  /** Shipped pieces that can still be returned. */
  readonly returnable: number;
  /**
   * The last day on which they can be returned, on the site's calendar: '2026-12-24'. undefined without a limit, and
   * until all packages have arrived.
   */
  readonly returnableUntil?: string | undefined;
  /** ISO 8601, UTC; undefined until it is packed. */
  readonly packedAt?: string | undefined;
}

/** The state of an order for its customer: the status of its payment until it is accepted, then of its goods. */
export type OrderState =
  | OrderStatus
  | 'cancelled'
  | 'packed'
  | 'partly_shipped'
  | 'shipped'
  | 'delivered'
  | 'partly_returned'
  | 'returned';

/** The facts that determine the state of an order. */
export interface OrderStateFacts {
  readonly status: OrderStatus;
  readonly cancelledAt?: string | undefined;
  /** If it is undefined (unknown), the state is the status. */
  readonly fulfilment?: OrderFulfilment | undefined;
}

/** The state of an order, from its status, cancellation and fulfilment. */
export const orderState = (facts: OrderStateFacts): OrderState => {
  requireObject(facts, 'facts');
  const { status, cancelledAt, fulfilment } = facts;
  if (cancelledAt !== undefined) return 'cancelled';
  if (!isPlaced(status) || fulfilment === undefined) return status;
  const { toShip, shipped, delivered, returned, packedAt } = fulfilment;
  if (returned > 0) return returned < toShip ? 'partly_returned' : 'returned';
  if (shipped === 0) return packedAt === undefined ? status : 'packed';
  if (shipped < toShip) return 'partly_shipped';
  return delivered < shipped ? 'shipped' : 'delivered';
};

/**
 * Groups of orders by fulfilment progress: nothing shipped, something shipped, shipped pieces that can still be
 * returned, a return issued, cancelled.
 */
export const orderStages = ['open', 'shipped', 'returnable', 'returned', 'cancelled'] as const;

/** A group of orders by fulfilment progress; an order can be in several. */
export type OrderStage = (typeof orderStages)[number];
