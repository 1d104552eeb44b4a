import type { Order } from '@ironcart/core/order';
import type { StoreId } from '@ironcart/core/site';
import type { CheckoutPorts } from '../ports.ts';
import type { ActorRestored } from '../restore-actor.ts';

/**
 * How the shopper authenticates at the bank: a `challenge` in a frame on this page, a `redirect` of the whole page, or
 * `none`: the shopper has already been there, or another program handles it.
 */
export type Encounter = 'challenge' | 'redirect' | 'none';

export interface ThreeDsInput {
  readonly ports: Pick<CheckoutPorts, 'order'>;
  readonly orderId: string;
  readonly storeId: StoreId;
  /** Default 'challenge'. */
  readonly encounter?: Encounter | undefined;
  /** Whether the bank checks the device before it decides to challenge the shopper. */
  readonly looksAtDevice?: boolean | undefined;
  /**
   * Whether the flow was started by an earlier page: the order may already be final, so it is requested before anything
   * is displayed.
   */
  readonly isResumed?: boolean | undefined;
  /** Time limit of the shopper at the bank, in milliseconds (READINGS A12). */
  readonly timeoutMs: number;
  /** Polling interval of the order, in milliseconds. */
  readonly pollMs: number;
}

export interface ThreeDsContext extends ThreeDsInput {
  readonly encounter: Encounter;
  /** Whether the shopper has the bank's page open. */
  readonly isWindowOpen: boolean;
  readonly outcome: ThreeDsOutcome | undefined;
}

export type ThreeDsEvent =
  | ActorRestored
  /** The bank's device check has ended or failed. */
  | { readonly type: 'challenge.fingerprinted' }
  /** The shopper closed the bank's page, or stopped waiting. */
  | { readonly type: 'challenge.closed' }
  /** The bank's page reports that the challenge is complete; the order's status contains the result. */
  | { readonly type: 'challenge.finished' }
  | { readonly type: 'challenge.failed' };

/**
 * The result of the secure flow. `three_ds` is a separate failure: a timeout, a closed window or an error
 * (S4-threeds-01..02).
 */
export type ThreeDsOutcome =
  | { readonly kind: 'placed'; readonly order: Order }
  | { readonly kind: 'refused'; readonly order: Order }
  | { readonly kind: 'three_ds' };
