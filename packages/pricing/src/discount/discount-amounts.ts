import { type Money, zero } from '@ironcart/core/money';
import type { QuoteTerms } from '../quote-terms.ts';
import { cappedShare, type WeightShares } from './hundo-discount.ts';
import { orderDiscount } from './order-discount.ts';

/** The discounts of a whole cart, and what they leave of each line, in minor units. */
export interface DiscountedAmounts {
  /** One for each row total; they sum to the subtotal less both discounts, to the cent. */
  readonly taxableAmounts: readonly Money[];
  readonly weightDiscount: Money;
  readonly orderDiscount: Money;
}

/** Each amount less its share, or 0 where the share is more. */
const lessShares = (amounts: readonly Money[], shares: readonly number[]): readonly Money[] => {
  const left = new Array<Money>(amounts.length);
  for (let index = 0; index < amounts.length; index += 1) {
    const amount = amounts[index] as Money;
    left[index] = (amount - cappedShare(shares[index] as number, amount)) as Money;
  }
  return left;
};

const sumOf = (amounts: readonly Money[]): Money => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum as Money;
};

/**
 * Takes the discounts of the whole cart off its lines: by weight first, then that of the order off what is left.
 * @param rowTotals one for each line; they sum to `subtotal`
 */
export const discountAmounts = (
  rowTotals: readonly Money[],
  subtotal: Money,
  weightShares: WeightShares | undefined,
  { orderDiscount: given, rounding }: Pick<QuoteTerms, 'orderDiscount' | 'rounding'>,
): DiscountedAmounts => {
  const weighed = weightShares === undefined ? rowTotals : lessShares(rowTotals, weightShares);
  const left = weightShares === undefined ? subtotal : sumOf(weighed);
  const weightDiscount = (subtotal - left) as Money;
  if (given === undefined) return { taxableAmounts: weighed, weightDiscount, orderDiscount: zero };
  const { discount, shares } = orderDiscount(weighed, given, rounding, left);
  return { taxableAmounts: lessShares(weighed, shares), weightDiscount, orderDiscount: discount };
};
