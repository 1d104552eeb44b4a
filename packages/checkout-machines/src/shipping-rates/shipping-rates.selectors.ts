import type { RateQuote } from '@ironcart/core/shipping';
import type { SnapshotFrom } from 'xstate';
import type { Quoted } from '../quoted-order.ts';
import type { shippingRatesMachine } from './shipping-rates.machine.ts';
import type { ShippingState } from './shipping-rates.types.ts';

/** The shipping data for checkout; a quote and its fingerprint exist only in the state `valid`. */
export interface ShippingFacts {
  readonly state: ShippingState;
  readonly quoted: Quoted<RateQuote> | undefined;
  readonly failure: string | undefined;
}

/** Selects the shipping facts; they never contain an earlier order's rates. */
export const selectShippingFacts = ({ value, context }: SnapshotFrom<typeof shippingRatesMachine>): ShippingFacts => ({
  state: value,
  quoted: value === 'valid' && context.situation.kind === 'shippable' ? context.quoted : undefined,
  failure: value === 'error' ? context.failure : undefined,
});
