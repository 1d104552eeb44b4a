import {
  add,
  type Money,
  percentOf,
  type Ratio,
  type Rounding,
  ratioOfPercent,
  subtract,
  timesRatio,
} from '@ironcart/core';

/**
 * The tax that comes on top of a net price, rounded once, half up unless said otherwise.
 * @param rate percent as decimal text: '7.25'
 * @throws RangeError when the rate is not decimal text
 */
export const taxPayableOn = (netPrice: Money, rate: string, rounding?: Rounding): Money =>
  percentOf(netPrice, rate, rounding);

/** What is paid for a net price: the price and the tax on it. */
export const grossPriceOf = (netPrice: Money, rate: string, rounding?: Rounding): Money =>
  add(netPrice, taxPayableOn(netPrice, rate, rounding));

/** The tax's share of a gross price: rate / (1 + rate). */
export const ratioWithinGross = ({ numerator, denominator }: Ratio): Ratio => ({
  numerator,
  denominator: denominator + numerator,
});

/**
 * The tax within a gross price, gross x rate / (1 + rate), rounded once, half up unless said otherwise: 1.67 of 9.99 at
 * 20%, which is 1.665.
 * @param rate percent as decimal text: '7.25'
 * @throws RangeError when the rate is not decimal text
 */
export const taxComponentOf = (grossPrice: Money, rate: string, rounding?: Rounding): Money =>
  timesRatio(grossPrice, ratioWithinGross(ratioOfPercent(rate)), rounding);

/** The net price within a gross price: what the rounded tax leaves of it. */
export const netPriceOf = (grossPrice: Money, rate: string, rounding?: Rounding): Money =>
  subtract(grossPrice, taxComponentOf(grossPrice, rate, rounding));
