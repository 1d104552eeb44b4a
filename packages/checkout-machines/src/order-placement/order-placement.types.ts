import type { PendingOrder } from '@ironcart/core/checkout';
import type { Order, OrderPayment, OrderStatus } from '@ironcart/core/order';
import type { Result } from '@ironcart/core/result';
import type { StoreId } from '@ironcart/core/site';
import type { CheckoutPorts, PlacementFailure } from '../ports.ts';
import type { ActorRestored } from '../restore-actor.ts';
import type { FreshOrder } from './fresh-order.ts';

/** An order that the backend has accepted. */
export type PlacedOrder = Order & { readonly orderId: string };

/** Identifies an order: its id and store. */
export interface OrderReference {
  readonly orderId: string;
  readonly storeId: StoreId;
}

/** The task: place a fresh order, or resume one that waits at the bank. */
type PlacementTask =
  | { readonly order: FreshOrder; readonly pending?: undefined }
  | { readonly order?: undefined; readonly pending: PendingOrder };

interface PlacementTerms {
  readonly ports: Pick<CheckoutPorts, 'place' | 'order' | 'storage' | 'now' | 'log'>;
  /** An earlier attempt for the same list without a known result; it may have succeeded. */
  readonly unsettled: OrderReference | undefined;
  /** Time limit for the shopper at the bank, in milliseconds. */
  readonly threeDsTimeoutMs: number;
  /** Polling interval of an undecided order, in milliseconds. */
  readonly pollMs: number;
}

export type OrderPlacementInput = PlacementTerms & PlacementTask;

/** A stored order whose payment is undecided. */
export interface AwaitedOrder extends Omit<PendingOrder, 'savedAtMs'> {
  /** The browser's data for the bank's device check. */
  readonly browserInfo?: OrderPayment['browserInfo'];
  /** Whether it was started by an earlier attempt or on another page. */
  readonly isResumed: boolean;
}

export interface OrderPlacementContext extends PlacementTerms {
  readonly order: FreshOrder | undefined;
  readonly status: OrderStatus;
  readonly awaited: AwaitedOrder | undefined;
  readonly placed: PlacedOrder | undefined;
  readonly failure: PlacementFailure | undefined;
}

export type OrderPlacementEvent =
  | ActorRestored
  | { readonly type: 'challenge.fingerprinted' }
  | { readonly type: 'challenge.closed' }
  | { readonly type: 'challenge.finished' }
  | { readonly type: 'challenge.failed' };

/** The reason why no order was placed, and what is known of the order. */
export type PlacementIssue = PlacementFailure & {
  readonly status: OrderStatus;
  /** An attempt that may still succeed; it is checked before the next one. */
  readonly unsettled: OrderReference | undefined;
};

/** The result of the placement: one issue if it failed. */
export type PlacementOutcome = Result<PlacedOrder, PlacementIssue>;
