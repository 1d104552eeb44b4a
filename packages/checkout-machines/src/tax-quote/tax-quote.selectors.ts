import type { TaxQuote } from '@ironcart/api/codec';
import type { SnapshotFrom } from 'xstate';
import type { Quoted } from '../quoted-order.ts';
import type { taxQuoteMachine } from './tax-quote.machine.ts';
import type { TaxState } from './tax-quote.types.ts';

/** The tax data for checkout; a quote and its fingerprint exist only in the state `valid`. */
export interface TaxFacts {
  readonly state: TaxState;
  readonly quoted: Quoted<TaxQuote> | undefined;
  readonly failure: string | undefined;
}

/** Selects the tax facts; they never contain an earlier order's tax. */
export const selectTaxFacts = ({ value, context }: SnapshotFrom<typeof taxQuoteMachine>): TaxFacts => ({
  state: value,
  quoted: value === 'valid' && context.situation.kind === 'taxable' ? context.quoted : undefined,
  failure: value === 'error' ? context.failure : undefined,
});
