import {
  isMoney,
  isPercent,
  lowestTerms,
  type Money,
  money,
  type Ratio,
  type Rounding,
  ratioOfPercent,
  subtract,
  timesRatio,
  zero,
} from '@ironcart/core/money';

/** A reduction of a price: an amount in minor units, or a percentage ('12.5') (S9-promo-02). */
export type PriceDiscount =
  | { readonly kind: 'fixed'; readonly amount: Money }
  | { readonly kind: 'percent'; readonly percent: string };

/** Discounts are immutable, so each percentage is parsed once, not once per line. */
const ratios = new WeakMap<PriceDiscount, Ratio>();

export const ratioOf = (discount: PriceDiscount & { readonly kind: 'percent' }): Ratio => {
  const known = ratios.get(discount);
  if (known) return known;
  const ratio = lowestTerms(ratioOfPercent(discount.percent));
  ratios.set(discount, ratio);
  return ratio;
};

/** Whether a discount is valid: an amount or a percentage of at least 0. A server may have sent null. */
export const isPriceDiscount = (discount: PriceDiscount | null): boolean => {
  if (discount === null) return false;
  if (discount.kind === 'fixed') return isMoney(discount.amount) && discount.amount >= 0;
  if (discount.kind !== 'percent') return false;
  const known = ratios.get(discount);
  return known ? known.numerator >= 0 : isPercent(discount.percent) && ratioOf(discount).numerator >= 0;
};

/**
 * The discounted price, at least 0 (S9-promo-03).
 * @param price in minor units, at least 0
 * @param rounding of a percentage's discount
 * @throws RangeError if the amount or percentage is invalid
 */
export const discountedPrice = (price: Money, discount: PriceDiscount, rounding: Rounding = 'halfUp'): Money => {
  if (discount.kind === 'fixed') return money(Math.max(0, subtract(price, discount.amount)));
  const ratio = ratioOf(discount);
  if (ratio.numerator >= ratio.denominator) return zero;
  return subtract(price, timesRatio(price, ratio, rounding));
};
