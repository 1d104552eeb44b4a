import { add, type Money, multiplyByRatio, percentOf, type Rounding, ratioOfPercent, subtract } from '@ironcart/core';

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

/**
 * The net price within a gross price, gross / (1 + rate), rounded once, half up unless said otherwise.
 * @param rate percent as decimal text: '7.25'
 * @throws RangeError when the rate is not decimal text
 */
export const netPriceOf = (grossPrice: Money, rate: string, rounding?: Rounding): Money => {
  const { numerator, denominator } = ratioOfPercent(rate);
  return multiplyByRatio(grossPrice, denominator, denominator + numerator, rounding);
};

/** The tax within a gross price: what is left of it beside the net price. */
export const taxComponentOf = (grossPrice: Money, rate: string, rounding?: Rounding): Money =>
  subtract(grossPrice, netPriceOf(grossPrice, rate, rounding));
