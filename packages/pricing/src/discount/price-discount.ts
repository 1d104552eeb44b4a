import { isMoney, isPercent, type Money, money, percentOf, type Rounding, subtract, zero } from '@ironcart/core';

/** A reduction of a unit price: an amount off, or a percentage off ('12.5') (S9-promo-02). */
export type PriceDiscount =
  | { readonly kind: 'fixed'; readonly amount: Money }
  | { readonly kind: 'percent'; readonly percent: string };

/** Whether a discount can be read, and lowers a price: an amount or a percentage of at least 0. */
export const isPriceDiscount = (discount: PriceDiscount): boolean =>
  discount.kind === 'fixed'
    ? isMoney(discount.amount) && discount.amount >= 0
    : isPercent(discount.percent) && Number(discount.percent) >= 0;

/**
 * The price after the discount, never below 0 (S9-promo-03).
 * @param price at least 0
 * @param rounding of what a percentage takes off
 * @throws RangeError when the amount or percentage cannot be read
 */
export const discountedPrice = (price: Money, discount: PriceDiscount, rounding: Rounding = 'halfUp'): Money => {
  if (discount.kind === 'percent' && Number(discount.percent) >= 100) return zero;
  const reduction = discount.kind === 'fixed' ? discount.amount : percentOf(price, discount.percent, rounding);
  return money(Math.max(0, subtract(price, reduction)));
};
