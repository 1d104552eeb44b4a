import type { Rounding, Site } from '@ironcart/core';

/** Whether an amount is entered without its taxes or with them. */
export type EnteredPrice = 'net' | 'gross';

/** What the amounts of an order are, and how their taxes are rounded. Each tax is rounded on its own. */
export interface TaxTerms {
  /** What every amount is that does not say otherwise. */
  readonly prices: EnteredPrice;
  /** What becomes of fractions of a minor unit. */
  readonly rounding: Rounding;
  /**
   * Where: on one piece, times the quantity; on each line; or once for all lines with the same rate and way of entering
   * prices, which share it by the largest remainder. Shipping is rounded apart.
   */
  readonly at: 'unit' | 'line' | 'rate';
}

/** The specification's: net prices, half up, at each line (READINGS A2). */
export const specifiedTerms: TaxTerms = { prices: 'net', rounding: 'halfUp', at: 'line' };

/** The terms of a site's orders: the specification's, but for what the site says. */
export const taxTermsOf = ({ tax: { rounding, roundedAt } = {} }: Pick<Site, 'tax'>): TaxTerms => ({
  ...specifiedTerms,
  ...(rounding && { rounding }),
  ...(roundedAt && { at: roundedAt }),
});
