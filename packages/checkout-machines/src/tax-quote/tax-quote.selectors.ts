import type { TaxQuote } from '@ironcart/api/codec';
import type { SnapshotFrom } from 'xstate';
import { type QuoteFacts, quoteFactsOf } from '../quoted-order.ts';
import type { taxQuoteMachine } from './tax-quote.machine.ts';
import type { TaxState } from './tax-quote.types.ts';

/** The tax data for checkout. */
export type TaxFacts = QuoteFacts<TaxState, TaxQuote>;

/** Selects the tax facts; they never contain an earlier order's tax. */
export const selectTaxFacts = (snapshot: SnapshotFrom<typeof taxQuoteMachine>): TaxFacts => quoteFactsOf(snapshot);
