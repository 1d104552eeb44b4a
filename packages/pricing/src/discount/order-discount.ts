import { allocate, type Money, money, type Rounding, sum } from '@ironcart/core/money';
import { discountedPrice, type PriceDiscount } from './price-discount.ts';

/** An order discount and each line's share of it. The shares add up to the discount. */
export interface OrderDiscount {
  readonly discount: Money;
  /** One per amount, in the same order; at most the amount. */
  readonly shares: readonly Money[];
}

/**
 * Computes a discount on the sum of a cart's lines: an amount or a percentage, between 0 and that sum (S9-promo-02,
 * S9-promo-03). It is distributed in proportion to the lines' amounts by the largest remainder, so that each line can
 * be taxed and refunded to the cent.
 * @param amounts the amount of each line before this discount, in minor units, at least 0
 * @param rounding of a percentage, half up by default (READINGS A2)
 * @param whole the sum of the amounts, if known
 * @throws RangeError if the discount is invalid or an amount is below 0
 */
export const orderDiscount = (
  amounts: readonly Money[],
  given: PriceDiscount,
  rounding?: Rounding,
  whole: Money = sum(amounts),
): OrderDiscount => {
  const discount = money(Math.max(0, whole - discountedPrice(whole, given, rounding)));
  return { discount, shares: allocate(discount, amounts) };
};
