import type { Money } from '@ironcart/core/money';
import { plus, type TaxedClass } from './tax-tally.ts';

/** The net amount, the sum of its taxes, and the gross amount: net + tax = gross. */
export interface TaxedAmount {
  readonly net: Money;
  readonly tax: Money;
  readonly gross: Money;
}

/** Splits an entered amount into net, tax and gross, and adds the net amount to that of its class. */
export const countedAmount = (taxedClass: TaxedClass, entered: Money, tax: Money): TaxedAmount => {
  const net = taxedClass.prices === 'net' ? entered : ((entered - tax) as Money);
  taxedClass.netAmount = plus(taxedClass.netAmount, net);
  return { net, tax, gross: plus(net, tax) };
};

/** The sum of the absolute values: if it is a safe integer, the sum of any of the amounts is exact. */
export const magnitudeOf = (amounts: readonly TaxedAmount[]): number => {
  let magnitude = 0;
  for (let place = 0; place < amounts.length; place += 1) {
    const { net, tax } = amounts[place] as TaxedAmount;
    magnitude += Math.abs(net) + Math.abs(tax);
  }
  return magnitude;
};
