import type { Order, OrderPayment, OrderStatus, PendingOrder, StoreId } from '@ironcart/core';
import type { CheckoutPorts, PlacementFailure } from '../ports.ts';
import type { ActorRestored } from '../restore-actor.ts';
import type { FreshOrder } from './fresh-order.ts';

/** An order that the store has accepted. */
export type PlacedOrder = Order & { readonly orderId: string };

/** How the store knows an order. */
export interface OrderReference {
  readonly orderId: string;
  readonly storeId: StoreId;
}

/** What is to be done: a fresh order is placed, or one that waits for the shopper at the bank is taken up again. */
type PlacementTask =
  | { readonly order: FreshOrder; readonly pending?: undefined }
  | { readonly order?: undefined; readonly pending: PendingOrder };

interface PlacementTerms {
  readonly ports: Pick<CheckoutPorts, 'place' | 'order' | 'storage' | 'now' | 'log'>;
  /** An earlier attempt for the same list that ended without an answer: it may have succeeded since. */
  readonly unsettled: OrderReference | undefined;
  /** How long the shopper may take at the bank, in milliseconds. */
  readonly threeDsTimeoutMs: number;
  /** Between two looks at an order that is not decided, in milliseconds. */
  readonly pollMs: number;
}

export type OrderPlacementInput = PlacementTerms & PlacementTask;

/** An order that the store has, but whose payment is not decided. */
export interface AwaitedOrder extends Omit<PendingOrder, 'savedAtMs'> {
  /** What the bank needs to look at the device with. */
  readonly browserInfo?: OrderPayment['browserInfo'];
  /** Whether an earlier attempt or another page began it. */
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

export interface FailedPlacement {
  readonly kind: 'failed';
  readonly failure: PlacementFailure;
  readonly status: OrderStatus;
  /** The attempt that may still succeed: the store is asked about it before another one is made. */
  readonly unsettled: OrderReference | undefined;
}

/** How placing ended. */
export type PlacementOutcome = { readonly kind: 'placed'; readonly order: PlacedOrder } | FailedPlacement;
