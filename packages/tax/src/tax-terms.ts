import type { Rounding } from '@ironcart/core';

/** How, and where, fractions of a minor unit of tax are rounded: at each line, or once for all lines of a rate. */
export interface TaxRounding {
  readonly rounding: Rounding;
  readonly at: 'line' | 'rate';
}

/** What the amounts of an order are, and how their taxes are rounded. */
export interface TaxTerms extends TaxRounding {
  /** Whether amounts are entered without their tax or with it; discounts and shipping are like the items. */
  readonly prices: 'net' | 'gross';
}

/** The specification's: net prices, half up, at each line (READINGS A2). */
export const specifiedTerms: TaxTerms = { prices: 'net', rounding: 'halfUp', at: 'line' };
