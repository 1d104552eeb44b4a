import type { Money, Product } from '@ironcart/core';
import { isPromoActive, type PromoTerms, readablePromo } from './promo/promo-terms.ts';

/** Which rung of the price ladder gave a product's price. */
export type PriceRung = 'list' | 'sale' | 'group' | 'promo';

/** What a product can cost, in minor units, each amount read once; which of them counts depends on moment and group. */
export interface PriceLadder {
  readonly listPrice: Money;
  readonly promo: PromoTerms | undefined;
  readonly groupPrice: Money | undefined;
  readonly salePrice: Money | undefined;
}

/** Groups from this one on are given prices of their own by the server (S6-roles-03). */
export const firstGroupWithPrices = 2;

/** The ladder of a product. Its promotion is on it where it is enabled and has a readable price. */
export const ladderOf = ({ listPrice, groupPrice, salePrice, attributes }: Product): PriceLadder => ({
  listPrice,
  promo: readablePromo(attributes),
  groupPrice,
  salePrice,
});

/** The amount on a rung; the list price where the rung is empty. */
export const priceOn = ({ listPrice, promo, groupPrice, salePrice }: PriceLadder, rung: PriceRung): Money => {
  switch (rung) {
    case 'list':
      return listPrice;
    case 'promo':
      return promo?.gives?.price ?? listPrice;
    case 'group':
      return groupPrice ?? listPrice;
    case 'sale':
      return salePrice ?? listPrice;
  }
};

/**
 * The rung that gives the price (S4-price-01, READINGS A3): of the active promo price, the group's price and the sale
 * price, the lowest that is below the list price; else the list price. Of equal prices the earlier named wins.
 * @param now milliseconds since the epoch
 */
export const rungAt = (ladder: PriceLadder, now: number, groupId: number): PriceRung => {
  const { listPrice, promo, groupPrice, salePrice } = ladder;
  let price: number = listPrice;
  let rung: PriceRung = 'list';
  if (promo?.gives !== undefined && promo.gives.price < price && isPromoActive(promo, now)) {
    price = promo.gives.price;
    rung = 'promo';
  }
  if (groupPrice !== undefined && groupPrice < price && groupId >= firstGroupWithPrices) {
    price = groupPrice;
    rung = 'group';
  }
  return salePrice !== undefined && salePrice < price ? 'sale' : rung;
};
