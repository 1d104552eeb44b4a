import { largestAmount, type Money } from '@ironcart/core/money';
import { type PricingRun, report } from './pricing-run.ts';

/** Whether a computed number is a valid amount: whole minor units from 0 to the largest amount. */
export const isAmount = (value: number): value is Money =>
  Number.isInteger(value) && value >= 0 && value <= largestAmount;

/** Reports a number that is too large or not a number. */
export const reportAmount = (value: number, productId: number, run: PricingRun): void => {
  const isTooLarge = Number.isFinite(value) && value > largestAmount;
  report(run, productId, { code: isTooLarge ? 'amountTooLarge' : 'invalidProductPrice' });
};
