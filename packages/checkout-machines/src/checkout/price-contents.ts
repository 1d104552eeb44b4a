import type { Customer } from '@ironcart/core/customer';
import { earnedDiscountsOf, quoteCart, toOrderItems } from '@ironcart/pricing';
import type { CartContents } from '../ports.ts';
import type { PricedContents } from './checkout.types.ts';

/** Prices a cart's contents as of `now`, by the function that the backend checks the order with. */
export const priceContents = (
  { list, products, earned = [] }: CartContents,
  customer: Customer | undefined,
  now: number,
): PricedContents => {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const pricedCart = quoteCart({
    items: list.items,
    products: byId,
    shopper: { groupId: customer?.groupId ?? 0, earned: earnedDiscountsOf(earned) },
    now,
  });
  return {
    list,
    products,
    earned,
    pricedCart,
    hundoDiscount: pricedCart.weightDiscount,
    items: toOrderItems(pricedCart.lines),
  };
};

/** The same contents, priced as of `now`: a promotion may have begun or ended since. */
export const repriceContents = (
  { list, products, earned }: PricedContents,
  customer: Customer | undefined,
  now: number,
): PricedContents => priceContents({ list, products, earned }, customer, now);
