import type { RatesRequest } from '@ironcart/api/client';
import type { RateQuote } from '@ironcart/core';
import type { CheckoutPorts } from '../ports.ts';
import type { Quoted } from '../quoted-order.ts';
import type { ActorRestored } from '../restore-actor.ts';

/** The states of S4-ship, word for word. */
export type ShippingState = 'notReady' | 'loadable' | 'loading' | 'valid' | 'error';

/** What the order means for shipping. */
export type ShippingSituation =
  /** No items, or an address that rates cannot be asked for (S4-ship-06, S4-ship-07). */
  | { readonly kind: 'notReady' }
  /** Nothing to ship (S4-ship-12). */
  | { readonly kind: 'virtual' }
  | { readonly kind: 'shippable'; readonly fingerprint: string; readonly request: RatesRequest };

export interface ShippingRatesContext extends ShippingRatesInput {
  /** The quote and the fingerprint that it answers. It counts only while the state is valid. */
  readonly quoted: Quoted<RateQuote> | undefined;
  /** Why the last request failed. */
  readonly failure: string | undefined;
}

export interface ShippingRatesInput {
  readonly ports: Pick<CheckoutPorts, 'rates'>;
  readonly situation: ShippingSituation;
}

export type ShippingRatesEvent =
  | ActorRestored
  | { readonly type: 'order.changed'; readonly situation: ShippingSituation }
  /** Asks again although the fingerprint is the same: for the order as it is now, where it is told. */
  | { readonly type: 'rates.reload'; readonly situation?: ShippingSituation | undefined };
