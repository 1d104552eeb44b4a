import type { Money, Product } from '@ironcart/core';
import { discountedPrice, type PriceDiscount } from './discount/price-discount.ts';
import type { PriceContext } from './price-context.ts';
import { activePromo } from './promo/promo-status.ts';

/** Which rung of the price ladder gave a product's price. */
export type PriceRung = 'list' | 'sale' | 'group' | 'promo';

/** What a card or a product page shows: tax-exclusive, for one piece, without options or children. */
export interface DisplayedPrice {
  readonly price: Money;
  /** Crossed out beside the price where the price is lower. */
  readonly listPrice: Money;
  readonly rung: PriceRung;
}

/** Groups from this one on are given prices of their own (S6). */
export const firstGroupWithPrices = 2;

/**
 * The price of one piece of a product (S4-price-01, READINGS A3): of the active promo price, the group's price and
 * the sale price, the lowest that is below the list price; else the list price. Of equal prices the earlier named
 * wins. An earned-store discount is then taken off, down to 0 (S4-price-02).
 */
export const displayedPrice = (
  product: Product,
  context: PriceContext,
  earnedDiscount?: PriceDiscount,
): DisplayedPrice => {
  let price = product.listPrice;
  let rung: PriceRung = 'list';
  const promo = activePromo(product, context.now);
  if (promo !== undefined && promo.price < price) {
    price = promo.price;
    rung = 'promo';
  }
  const { groupPrice, salePrice } = product;
  if (context.groupId >= firstGroupWithPrices && groupPrice !== undefined && groupPrice < price) {
    price = groupPrice;
    rung = 'group';
  }
  if (salePrice !== undefined && salePrice < price) {
    price = salePrice;
    rung = 'sale';
  }
  return {
    price: earnedDiscount ? discountedPrice(price, earnedDiscount, context.rounding) : price,
    listPrice: product.listPrice,
    rung,
  };
};
