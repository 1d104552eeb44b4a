import { allocate, type Money, money, type Rounding, sum } from '@ironcart/core/money';
import { discountedPrice, type PriceDiscount } from './price-discount.ts';

/** A discount of a whole order, and what each of its lines takes of it; the shares sum to the discount. */
export interface OrderDiscount {
  readonly discount: Money;
  /** One for each amount, in the same order; never more than the amount. */
  readonly shares: readonly Money[];
}

/**
 * A discount on the sum of a cart's lines: an amount or a percentage, never below 0 nor above that sum (S9-promo-02,
 * S9-promo-03). The lines share it in proportion to their amounts by the largest remainder, so that it can be taxed and
 * refunded line by line to the cent.
 * @param amounts what each line costs before this discount, in minor units, at least 0
 * @param rounding of a percentage, half up unless given (READINGS A2)
 * @param whole the sum of the amounts, where it is known
 * @throws RangeError when the discount cannot be read, or an amount is below 0
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
