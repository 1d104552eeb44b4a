import type { Order, StoreId } from '@ironcart/core';
import type { CheckoutPorts } from '../ports.ts';

export interface ThreeDsInput {
  readonly order: CheckoutPorts['order'];
  readonly orderId: string;
  readonly storeId: StoreId;
  /** How long the shopper may take at the bank (READINGS A12). */
  readonly timeoutMs: number;
  /** How long to wait between two looks at the order. */
  readonly pollMs: number;
}

export interface ThreeDsContext extends ThreeDsInput {
  readonly isWindowOpen: boolean;
  readonly outcome: ThreeDsOutcome | undefined;
}

export type ThreeDsEvent =
  /** The shopper closed the bank's page. */
  | { readonly type: 'challenge.closed' }
  /** The bank's page says that it is done; the order's status says with what result. */
  | { readonly type: 'challenge.finished' }
  | { readonly type: 'challenge.failed' };

/** How the secure flow ended. `three_ds` is its own failure: a timeout, a closed window or an error (S4-threeds-01..02). */
export type ThreeDsOutcome =
  | { readonly kind: 'placed'; readonly order: Order }
  | { readonly kind: 'refused'; readonly order: Order }
  | { readonly kind: 'three_ds' };
