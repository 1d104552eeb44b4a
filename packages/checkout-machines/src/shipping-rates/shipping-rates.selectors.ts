import type { RateQuote } from '@ironcart/core';
import type { SnapshotFrom } from 'xstate';
import type { Quoted } from '../quoted-order.ts';
import type { shippingRatesMachine } from './shipping-rates.machine.ts';
import type { ShippingState } from './shipping-rates.types.ts';

/** What checkout shows and trusts of shipping: a quote and its fingerprint exist only in state valid. */
export interface ShippingFacts {
  readonly state: ShippingState;
  readonly quoted: Quoted<RateQuote> | undefined;
  readonly failure: string | undefined;
}

/** The facts of a snapshot: an earlier order's rates are never among them. */
export const selectShippingFacts = ({ value, context }: SnapshotFrom<typeof shippingRatesMachine>): ShippingFacts => ({
  state: value,
  quoted: value === 'valid' && context.situation.kind === 'shippable' ? context.quoted : undefined,
  failure: value === 'error' ? context.failure : undefined,
});
