import type { Order } from '@ironcart/core/order';
import type { StoreId } from '@ironcart/core/site';
import type { CheckoutPorts } from '../ports.ts';
import type { ActorRestored } from '../restore-actor.ts';

/**
 * How the shopper authenticates at the bank: a `challenge` in a frame on this page, a `redirect` of the whole page, or
 * `none`: the shopper has already been there, or another program is awaited.
 */
export type Encounter = 'challenge' | 'redirect' | 'none';

export interface ThreeDsInput {
  readonly ports: Pick<CheckoutPorts, 'order'>;
  readonly orderId: string;
  readonly storeId: StoreId;
  /** Default 'challenge'. */
  readonly encounter?: Encounter | undefined;
  /** Whether the bank looks at the device before it decides to challenge the shopper. */
  readonly looksAtDevice?: boolean | undefined;
  /** Whether an earlier page began it: the order may be decided already, so it is looked at before anything is shown. */
  readonly isResumed?: boolean | undefined;
  /** How long the shopper may take at the bank, in milliseconds (READINGS A12). */
  readonly timeoutMs: number;
  /** How long to wait between two looks at the order, in milliseconds. */
  readonly pollMs: number;
}

export interface ThreeDsContext extends ThreeDsInput {
  readonly encounter: Encounter;
  /** Whether the shopper has not turned away from the bank. */
  readonly isWindowOpen: boolean;
  readonly outcome: ThreeDsOutcome | undefined;
}

export type ThreeDsEvent =
  | ActorRestored
  /** The bank has looked at the device, or could not. */
  | { readonly type: 'challenge.fingerprinted' }
  /** The shopper closed the bank's page, or gave up waiting. */
  | { readonly type: 'challenge.closed' }
  /** The bank's page reports that the challenge is complete; the order's status contains the result. */
  | { readonly type: 'challenge.finished' }
  | { readonly type: 'challenge.failed' };

/** How the secure flow ended. `three_ds` is its own failure: a timeout, a closed window or an error (S4-threeds-01..02). */
export type ThreeDsOutcome =
  | { readonly kind: 'placed'; readonly order: Order }
  | { readonly kind: 'refused'; readonly order: Order }
  | { readonly kind: 'three_ds' };
