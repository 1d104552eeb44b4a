import type { TaxClass } from '../rules/tax-rule.ts';

/**
 * How reliable a rate is: confirmed by a stored source; disputed, because stored sources disagree as the note explains;
 * or unconfirmed general knowledge, which must be checked before use.
 */
export type Basis = 'confirmed' | 'disputed' | 'unconfirmed';

/** The source of a rate. */
export interface Provenance {
  readonly source: string;
  readonly basis: Basis;
  readonly note?: string | undefined;
}

/** The rate of a tax class in a place during a period. Days are calendar days of the place: '2026-01-01'. */
export interface DatedRate extends Provenance {
  /** Percent as decimal text. Several if the law splits the class and the query does not tell which one applies. */
  readonly rates: readonly [string, ...string[]];
  /** The first day. */
  readonly from: string;
  /** Whether the rate took effect on that day, or the source confirms it only from that day on. */
  readonly fromIs: 'effective' | 'recorded';
  /** The last day; undefined if no end is known. */
  readonly until?: string | undefined;
}

/** The rates of a place by class, in order of their days; the rates of a missing class are unknown. */
export type DatedRates = Readonly<Partial<Record<TaxClass, readonly DatedRate[]>>>;

/** The day on which the datasets were retrieved: rates without a known first day are confirmed from then on. */
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

/** A rate on which stored sources disagree. */
export const disputedRate = (rates: Rates, source: string, period: Period = {}): DatedRate =>
  dated(rates, period, source, 'disputed');

/** A rate from general knowledge alone. */
export const unconfirmedRate = (rates: Rates, period: Period = {}): DatedRate =>
  dated(rates, period, 'general knowledge', 'unconfirmed');
