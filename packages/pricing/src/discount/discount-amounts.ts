import { type Money, zero } from '@ironcart/core/money';
import type { PreparedLine } from '../item/prepared-line.ts';
import type { QuoteTerms } from '../quote-terms.ts';
import { cappedShare, type WeightShares } from './hundo-discount.ts';
import { orderDiscount } from './order-discount.ts';
import type { AppliedPromotion } from './promotions.ts';

/** The discounts of a cart, and the remaining amount of each line, in minor units. */
export interface DiscountedAmounts {
  /** One per row total; they add up to the subtotal less the discounts, to the cent. */
  readonly taxableAmounts: readonly Money[];
  /** The sum of the discounts. */
  readonly goodsTotal: Money;
  readonly weightDiscount: Money;
  readonly promotions: readonly AppliedPromotion[];
  readonly orderDiscount: Money;
}

const noPromotions: readonly AppliedPromotion[] = [];

/** Each amount less its share, at least 0. */
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
 * Applies the discounts of a cart to its lines: the weight-tier discount, then the promotions, then the order discount.
 * @param rowTotals one per line; they add up to `subtotal`
 */
export const discountAmounts = (
  lines: readonly PreparedLine[],
  rowTotals: readonly Money[],
  subtotal: Money,
  weightShares: WeightShares | undefined,
  terms: QuoteTerms,
): DiscountedAmounts => {
  const weighed = weightShares === undefined ? rowTotals : lessShares(rowTotals, weightShares);
  const left = weightShares === undefined ? subtotal : sumOf(weighed);
  const promotions = terms.promotions?.({ lines, rowTotals, amounts: weighed }, terms) ?? noPromotions;
  let amounts = weighed;
  let rest = left as number;
  for (const { shares, amount } of promotions) {
    amounts = lessShares(amounts, shares);
    rest -= amount;
  }
  const given = terms.orderDiscount;
  const ofOrder = given && orderDiscount(amounts, given, terms.rounding, rest as Money);
  const off = ofOrder?.discount ?? zero;
  return {
    taxableAmounts: ofOrder ? lessShares(amounts, ofOrder.shares) : amounts,
    goodsTotal: (rest - off) as Money,
    weightDiscount: (subtotal - left) as Money,
    promotions,
    orderDiscount: off,
  };
};
