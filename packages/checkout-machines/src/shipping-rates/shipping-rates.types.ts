import type { RatesRequest } from '@ironcart/api/client';
import type { RateQuote } from '@ironcart/core/shipping';
import type { CheckoutPorts } from '../ports.ts';
import type { Quoted } from '../quoted-order.ts';
import type { ActorRestored } from '../restore-actor.ts';

/** The states of S4-ship, with the specification's names. */
export type ShippingState = 'notReady' | 'loadable' | 'loading' | 'valid' | 'error';

/** The order's situation with regard to shipping. */
export type ShippingSituation =
  /** No items, or an address that is insufficient for rates (S4-ship-06, S4-ship-07). */
  | { readonly kind: 'notReady' }
  /** Nothing to ship (S4-ship-12). */
  | { readonly kind: 'virtual' }
  | { readonly kind: 'shippable'; readonly fingerprint: string; readonly request: RatesRequest };

export interface ShippingRatesContext extends ShippingRatesInput {
  /** The quote with its fingerprint; used only in the state `valid`. */
  readonly quoted: Quoted<RateQuote> | undefined;
  /** The code of the last failed request. */
  readonly failure: string | undefined;
}

export interface ShippingRatesInput {
  readonly ports: Pick<CheckoutPorts, 'rates'>;
  readonly situation: ShippingSituation;
}

export type ShippingRatesEvent =
  | ActorRestored
  | { readonly type: 'order.changed'; readonly situation: ShippingSituation }
  /** Requests rates again despite an equal fingerprint; for the given order, if there is one. */
  | { readonly type: 'rates.reload'; readonly situation?: ShippingSituation | undefined };
