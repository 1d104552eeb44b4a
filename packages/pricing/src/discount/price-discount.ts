import { type Money, money, percentOf, subtract } from '@ironcart/core';

/** A reduction of a unit price: an amount off, or a percentage off ('12.5') (S9-promo-02). */
export type PriceDiscount =
  | { readonly kind: 'fixed'; readonly amount: Money }
  | { readonly kind: 'percent'; readonly percent: string };

/** The price after the discount, never below 0 (S9-promo-03). */
export const discountedPrice = (price: Money, discount: PriceDiscount): Money => {
  const reduction = discount.kind === 'fixed' ? discount.amount : percentOf(price, discount.percent);
  return money(Math.max(0, subtract(price, reduction)));
};
