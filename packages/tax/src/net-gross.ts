import {
  add,
  type Money,
  percentOf,
  type Ratio,
  type Rounding,
  ratioOfPercent,
  subtract,
  timesRatio,
} from '@ironcart/core/money';

/**
 * The tax added to a net price, rounded once; half up by default.
 * @param rate percent as decimal text: '7.25'
 * @throws RangeError when the rate is not decimal text
 */
export const taxPayableOn = (netPrice: Money, rate: string, rounding?: Rounding): Money =>
  percentOf(netPrice, rate, rounding);

/** The gross price of a net price: the price plus its tax. */
export const grossPriceOf = (netPrice: Money, rate: string, rounding?: Rounding): Money =>
  add(netPrice, taxPayableOn(netPrice, rate, rounding));

/** The fraction of a gross price that is tax: rate / (1 + rate). */
export const ratioWithinGross = ({ numerator, denominator }: Ratio): Ratio => ({
  numerator,
  denominator: denominator + numerator,
});

/**
 * The tax contained in a gross price: gross x rate / (1 + rate), rounded once, half up by default. 9.99 at 20% contains
 * 1.665, rounded to 1.67.
 * @param rate percent as decimal text: '7.25'
 * @throws RangeError when the rate is not decimal text
 */
export const taxComponentOf = (grossPrice: Money, rate: string, rounding?: Rounding): Money =>
  timesRatio(grossPrice, ratioWithinGross(ratioOfPercent(rate)), rounding);

/** The net price contained in a gross price: the gross price minus the rounded tax. */
export const netPriceOf = (grossPrice: Money, rate: string, rounding?: Rounding): Money =>
  subtract(grossPrice, taxComponentOf(grossPrice, rate, rounding));
