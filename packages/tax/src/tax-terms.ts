import type { Rounding } from '@ironcart/core/money';
import { requireObject } from '@ironcart/core/result';
import type { Site } from '@ironcart/core/site';

const enteredPrices = ['net', 'gross'] as const;

/** Whether an amount excludes its taxes (`net`) or includes them (`gross`). */
export type EnteredPrice = (typeof enteredPrices)[number];

export const isEnteredPrice = (text: string): text is EnteredPrice => enteredPrices.includes(text as EnteredPrice);

const roundings: readonly Rounding[] = ['halfUp', 'halfDown', 'halfEven', 'up', 'down'];

/** Whether an order's amounts include their taxes, and how taxes are rounded. Each tax is rounded on its own. */
export interface TaxTerms {
  /** The default for amounts without `prices` of their own. */
  readonly prices: EnteredPrice;
  /** The rounding mode for fractions of a minor unit. */
  readonly rounding: Rounding;
  /**
   * The rounding level: `unit`, the tax of one piece, times the quantity; `line`, each line; `rate`, once for all lines
   * with the same rate and kind of prices, distributed by the largest remainder. Shipping is rounded separately.
   */
  readonly at: 'unit' | 'line' | 'rate';
}

/** The specification's terms: net prices, half up, rounded per line (READINGS A2). */
export const specifiedTerms: TaxTerms = { prices: 'net', rounding: 'halfUp', at: 'line' };

/** The fields of terms whose values are not known. */
export const unknownTermsOf = ({ prices, rounding, at }: TaxTerms): readonly (keyof TaxTerms)[] => {
  const unknown: (keyof TaxTerms)[] = [];
  if (!isEnteredPrice(prices)) unknown.push('prices');
  if (!roundings.includes(rounding)) unknown.push('rounding');
  if (at !== 'unit' && at !== 'line' && at !== 'rate') unknown.push('at');
  return unknown;
};

/** The tax terms of a site's orders: the specification's, with the site's overrides. */
export const taxTermsOf = (site: Pick<Site, 'tax'>): TaxTerms => {
  const { rounding, roundedAt } = requireObject(site, 'site').tax ?? {};
  return { ...specifiedTerms, ...(rounding && { rounding }), ...(roundedAt && { at: roundedAt }) };
};
