import type { RatesRequest } from '@ironcart/api/client';
import type { RateQuote } from '@ironcart/core/shipping';
import type { CheckoutPorts } from '../ports.ts';
import type { OrderSituation, QuoteContext } from '../quoted-order.ts';
import type { ActorRestored } from '../restore-actor.ts';

/** The states of S4-ship, with the specification's names. */
export type ShippingState = 'notReady' | 'loadable' | 'loading' | 'valid' | 'error';

/**
 * The order's situation with regard to shipping: not ready without items, or with an address that is insufficient for
 * rates (S4-ship-06, S4-ship-07); exempt with nothing to ship (S4-ship-12).
 */
export type ShippingSituation = OrderSituation<RatesRequest>;

export type ShippingRatesContext = ShippingRatesInput & QuoteContext<RatesRequest, RateQuote>;

export interface ShippingRatesInput {
  readonly ports: Pick<CheckoutPorts, 'rates'>;
  readonly situation: ShippingSituation;
}

export type ShippingRatesEvent =
  | ActorRestored
  | { readonly type: 'order.changed'; readonly situation: ShippingSituation }
  /** Requests rates again despite an equal fingerprint; for the given order, if there is one. */
  | { readonly type: 'rates.reload'; readonly situation?: ShippingSituation | undefined };
