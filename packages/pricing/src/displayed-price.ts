import type { Money } from '@ironcart/core';
import { discountedPrice, type PriceDiscount } from './discount/price-discount.ts';
import type { PriceContext } from './price-context.ts';
import { type LadderProduct, ladderOf, type PriceRung, priceAt, rungAt } from './price-ladder.ts';

/** What a card or a product page shows: tax-exclusive, for one piece, without options or children. */
export interface DisplayedPrice {
  readonly price: Money;
  /** Crossed out beside the price where the price is lower. */
  readonly listPrice: Money;
  readonly rung: PriceRung;
}

/**
 * The price of one piece of a product: the lowest rung of its ladder (S4-price-01), then an earned-store discount
 * taken off, down to 0 (S4-price-02).
 */
export const displayedPrice = (
  product: LadderProduct,
  context: PriceContext,
  earnedDiscount?: PriceDiscount,
): DisplayedPrice => {
  const ladder = ladderOf(product);
  const price = priceAt(ladder, context.now, context.groupId);
  return {
    price: earnedDiscount ? discountedPrice(price, earnedDiscount, context.rounding) : price,
    listPrice: product.listPrice,
    rung: rungAt(ladder, context.now, context.groupId),
  };
};
