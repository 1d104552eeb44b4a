import type { Money } from '@ironcart/core';
import { plus, type TaxedClass } from './tax-tally.ts';

/** An amount without its taxes, the sum of its taxes, and both together: net + tax = gross. */
export interface TaxedAmount {
  readonly net: Money;
  readonly tax: Money;
  readonly gross: Money;
}

/** An amount as it was entered, with the sum of its taxes, counted in the net amount of its class. */
export const countedAmount = (taxedClass: TaxedClass, entered: Money, tax: Money): TaxedAmount => {
  const net = taxedClass.prices === 'net' ? entered : ((entered - tax) as Money);
  taxedClass.netAmount = plus(taxedClass.netAmount, net);
  return { net, tax, gross: plus(net, tax) };
};

/** The sum of the magnitudes of amounts: where it is a safe integer, all sums of some of them are exact. */
export const magnitudeOf = (amounts: readonly TaxedAmount[]): number => {
  let magnitude = 0;
  for (let place = 0; place < amounts.length; place += 1) {
    const { net, tax } = amounts[place] as TaxedAmount;
    magnitude += Math.abs(net) + Math.abs(tax);
  }
  return magnitude;
};
