import type { TaxClass } from '../rules/tax-rule.ts';

/**
 * How far a fact may be relied on: a stored source says so; stored sources disagree, and the note says how; or nothing
 * but general knowledge stands behind it, to be checked before it is relied on.
 */
export type Basis = 'confirmed' | 'disputed' | 'unconfirmed';

/** Where a fact is from. */
export interface Provenance {
  readonly source: string;
  readonly basis: Basis;
  readonly note?: string | undefined;
}

/** What a tax class is taxed at in a place, for a time. Days are calendar days of the place: '2026-01-01'. */
export interface DatedRate extends Provenance {
  /** Percent as decimal text. Several where the law splits the class and nothing here says which one holds. */
  readonly rates: readonly [string, ...string[]];
  /** The first day. */
  readonly from: string;
  /** Whether the rate took effect on that day, or the source only vouches for it from then on. */
  readonly fromIs: 'effective' | 'recorded';
  /** The last day, or undefined while no end is known. */
  readonly until?: string | undefined;
}

/** The rates of a place by class, each list by day; a class that is left out is not known. */
export type DatedRates = Readonly<Partial<Record<TaxClass, readonly DatedRate[]>>>;

/** When the datasets were taken: what has no known first day is vouched for from then on. */
export const recordedOn = '2025-09-01';

interface Period {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  readonly note?: string | undefined;
}

type Rates = string | readonly [string, ...string[]];

const dated = (rates: Rates, { from, until, note }: Period, source: string, basis: Basis): DatedRate => ({
  rates: typeof rates === 'string' ? [rates] : rates,
  from: from ?? recordedOn,
  fromIs: from === undefined ? 'recorded' : 'effective',
  ...(until === undefined ? {} : { until }),
  source,
  basis,
  ...(note === undefined ? {} : { note }),
});

/** A standard rate that three datasets agree on. */
export const agreedRate = (rates: Rates, from?: string): DatedRate =>
  dated(rates, { from }, 'ibericode/vat-rates@5abb1e1b, kdeldycke/vat-rates@7585c283, sales-tax 2.23.0', 'confirmed');

/** A rate that a stored page gives. */
export const publishedRate = (rates: Rates, source: string, period: Period = {}): DatedRate =>
  dated(rates, period, source, 'confirmed');

/** A rate that stored sources give differently. */
export const disputedRate = (rates: Rates, source: string, period: Period = {}): DatedRate =>
  dated(rates, period, source, 'disputed');

/** A rate from general knowledge alone. */
export const unconfirmedRate = (rates: Rates, period: Period = {}): DatedRate =>
  dated(rates, period, 'general knowledge', 'unconfirmed');
