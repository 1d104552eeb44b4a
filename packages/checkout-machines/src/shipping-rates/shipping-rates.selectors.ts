import type { RateQuote } from '@ironcart/core/shipping';
import type { SnapshotFrom } from 'xstate';
import { type QuoteFacts, quoteFactsOf } from '../quoted-order.ts';
import type { shippingRatesMachine } from './shipping-rates.machine.ts';
import type { ShippingState } from './shipping-rates.types.ts';

/** The shipping data for checkout. */
export type ShippingFacts = QuoteFacts<ShippingState, RateQuote>;

/** Selects the shipping facts; they never contain an earlier order's rates. */
export const selectShippingFacts = (snapshot: SnapshotFrom<typeof shippingRatesMachine>): ShippingFacts =>
  quoteFactsOf(snapshot);
