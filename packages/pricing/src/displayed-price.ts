import type { Money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { discountedPrice, type PriceDiscount } from './discount/price-discount.ts';
import { type LadderProduct, ladderOf, type PriceRung, priceAt, rungAt } from './price-ladder.ts';
import type { QuoteTerms } from './quote-terms.ts';

/** What a card or a product page shows: tax-exclusive, for one piece, without options or children. */
export interface DisplayedPrice {
  readonly price: Money;
  /** Crossed out beside the price where the price is lower. */
  readonly listPrice: Money;
  readonly rung: PriceRung;
}

/** The lowest displayed price of several products. */
export interface LowestPrice extends DisplayedPrice {
  /** Whether another of them costs more, so that the price reads 'From ...'. */
  readonly isFrom: boolean;
}

/**
 * The price of one piece of a product before anything is chosen, for cards and lists: the lowest rung of its ladder
 * (S4-price-01), then an earned discount taken off, down to 0 (S4-price-02). It is the price that `quoteCart` gives a
 * line of the product without options, by the same ladder. Of a group, whose
 * members are sold, it is the price that it starts at.
 */
export const displayedPrice = (
  product: LadderProduct | Product,
  { now, shopper, rounding }: QuoteTerms,
  earned?: PriceDiscount,
): DisplayedPrice => {
  const ladder = ladderOf('startsAt' in product ? { ...product.startsAt, attributes: product.attributes } : product);
  const price = priceAt(ladder, now, shopper.groupId);
  return {
    price: earned ? discountedPrice(price, earned, rounding) : price,
    listPrice: ladder.listPrice,
    rung: rungAt(ladder, now, shopper.groupId),
  };
};

/** The lowest displayed price of a configurable's children or a group's members; undefined of none. */
export const lowestPrice = (
  products: readonly (LadderProduct | Product)[],
  terms: QuoteTerms,
): LowestPrice | undefined => {
  let lowest: DisplayedPrice | undefined;
  let isFrom = false;
  for (const product of products) {
    const price = displayedPrice(product, terms);
    isFrom ||= lowest !== undefined && price.price !== lowest.price;
    if (!lowest || price.price < lowest.price) lowest = price;
  }
  return lowest && { ...lowest, isFrom };
};
