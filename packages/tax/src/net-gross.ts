import { add, type Money, multiplyByRatio, percentOf, ratioOfPercent, subtract } from '@ironcart/core';

/** The tax that comes on top of a net price, half up. The rate is percent as decimal text: '7.25'. */
export const taxPayableOn = (netPrice: Money, rate: string): Money => percentOf(netPrice, rate);

/** What is paid for a net price: the price and the tax on it. */
export const grossPriceOf = (netPrice: Money, rate: string): Money => add(netPrice, taxPayableOn(netPrice, rate));

/** The net price within a gross price, half up: gross / (1 + rate). */
export const netPriceOf = (grossPrice: Money, rate: string): Money => {
  const { numerator, denominator } = ratioOfPercent(rate);
  return multiplyByRatio(grossPrice, denominator, denominator + numerator);
};

/** The tax within a gross price: what is left of it beside the net price. */
export const taxComponentOf = (grossPrice: Money, rate: string): Money =>
  subtract(grossPrice, netPriceOf(grossPrice, rate));
