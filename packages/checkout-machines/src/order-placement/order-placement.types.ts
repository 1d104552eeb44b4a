import type { Placement } from '@ironcart/api/codec';
import type { Order, OrderStatus, StoreId } from '@ironcart/core';
import type { CheckoutPorts, PlacementFailure } from '../ports.ts';
import type { FreshOrder } from './fresh-order.ts';

/** An order that the store has accepted. */
export type PlacedOrder = Order & { readonly orderId: string };

/** How the store knows an order. */
export interface OrderReference {
  readonly orderId: string;
  readonly storeId: StoreId;
}

export interface OrderPlacementInput {
  readonly ports: Pick<CheckoutPorts, 'place' | 'order'>;
  readonly order: FreshOrder;
  /** An earlier attempt for the same list whose challenge ended without an answer: it may have succeeded since. */
  readonly unsettled: OrderReference | undefined;
  readonly threeDsTimeoutMs: number;
  readonly pollMs: number;
}

export interface OrderPlacementContext extends OrderPlacementInput {
  readonly status: OrderStatus;
  /** What the store accepted, while the bank has not answered. */
  readonly accepted: Placement | undefined;
  readonly placed: PlacedOrder | undefined;
  readonly failure: PlacementFailure | undefined;
}

export type OrderPlacementEvent =
  | { readonly type: 'challenge.closed' }
  | { readonly type: 'challenge.finished' }
  | { readonly type: 'challenge.failed' };

/** How placing ended. */
export type PlacementOutcome =
  | { readonly kind: 'placed'; readonly order: PlacedOrder }
  | {
      readonly kind: 'failed';
      readonly failure: PlacementFailure;
      readonly status: OrderStatus;
      readonly unsettled: OrderReference | undefined;
    };
