import type { Money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { requireArray, requireNumber, requireObject } from '@ironcart/core/result';
import { discountedPrice, type PriceDiscount } from './discount/price-discount.ts';
import { type LadderProduct, ladderOf, type PriceRung, priceAt, rungAt } from './price-ladder.ts';
import type { QuoteTerms } from './quote-terms.ts';

/** The price on a card or product page: tax-exclusive, for one piece, without options and children. */
export interface DisplayedPrice {
  readonly price: Money;
  /** The list price in minor units; shown crossed out if the price is lower. */
  readonly listPrice: Money;
  readonly rung: PriceRung;
}

/** The lowest displayed price of several products. */
export interface LowestPrice extends DisplayedPrice {
  /** Whether another product costs more, so that the price is shown as 'From ...'. */
  readonly isFrom: boolean;
}

/**
 * The price of one piece before options are selected, for cards and lists: the lowest rung of the price ladder
 * (S4-price-01) less the earned discount, at least 0 (S4-price-02). Equals the price that `quoteCart` returns for a
 * line without options. For a grouped product, which has no price, it is the lowest price of its members.
 * @throws TypeError that names a product, its attributes, terms or a shopper that is missing
 */
export const displayedPrice = (
  product: LadderProduct | Product,
  terms: QuoteTerms,
  earned?: PriceDiscount,
): DisplayedPrice => {
  const { now, shopper, rounding } = requireObject(terms, 'terms');
  requireNumber(now, 'now');
  requireObject(shopper, 'shopper');
  requireObject(requireObject(product, 'product').attributes, 'attributes');
  const ladder = ladderOf('startsAt' in product ? { ...product.startsAt, attributes: product.attributes } : product);
  const price = priceAt(ladder, now, shopper.groupId);
  return {
    price: earned ? discountedPrice(price, earned, rounding) : price,
    listPrice: ladder.listPrice,
    rung: rungAt(ladder, now, shopper.groupId),
  };
};

/** The lowest displayed price of a configurable's children or a group's members; undefined without any. */
export const lowestPrice = (
  products: readonly (LadderProduct | Product)[],
  terms: QuoteTerms,
): LowestPrice | undefined => {
  let lowest: DisplayedPrice | undefined;
  let isFrom = false;
  for (const product of requireArray(products, 'products')) {
    const price = displayedPrice(product, terms);
    isFrom ||= lowest !== undefined && price.price !== lowest.price;
    if (!lowest || price.price < lowest.price) lowest = price;
  }
  return lowest && { ...lowest, isFrom };
};
