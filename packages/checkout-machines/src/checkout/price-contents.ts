import type { Customer } from '@ironcart/core';
import { hundoDiscount, priceCart, toOrderItems } from '@ironcart/pricing';
import type { CartContents } from '../ports.ts';
import type { PricedContents } from './checkout.types.ts';

/** Prices a cart's contents as of `now`, by the functions that the backend checks the order with. */
export const priceContents = (
  { list, products }: CartContents,
  customer: Customer | undefined,
  now: number,
): PricedContents => {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const pricedCart = priceCart(list.items, byId, { now, groupId: customer?.groupId ?? 0 });
  return {
    list,
    products: byId,
    pricedCart,
    hundoDiscount: hundoDiscount(pricedCart.lines, byId).discount,
    items: toOrderItems(pricedCart),
  };
};

/** The same contents, priced as of `now`: a promotion may have begun or ended since. */
export const repriceContents = (
  contents: PricedContents,
  customer: Customer | undefined,
  now: number,
): PricedContents => priceContents({ list: contents.list, products: [...contents.products.values()] }, customer, now);
