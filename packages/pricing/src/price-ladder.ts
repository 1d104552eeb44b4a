import { hasGroupPrices } from '@ironcart/core/customer';
import type { Money } from '@ironcart/core/money';
import type { PriceTerms, ProductFacts } from '@ironcart/core/product';
import { isPromoActive, type PromoTerms, readablePromo } from './promo/promo-terms.ts';

/** Which rung of the price ladder gave a product's price. */
export type PriceRung = 'list' | 'sale' | 'group' | 'promo';

/** What of a product its price ladder is made of. */
export type LadderProduct = PriceTerms & Pick<ProductFacts, 'attributes'>;

/** A product's amounts in minor units, each read once; which of them counts depends on moment and group. */
export interface PriceLadder extends PriceTerms {
  /** The promotion where it is enabled and has a readable price. */
  readonly promo: PromoTerms | undefined;
}

/** The ladder of a product. */
export const ladderOf = ({ listPrice, groupPrice, salePrice, attributes }: LadderProduct): PriceLadder => ({
  listPrice,
  groupPrice,
  salePrice,
  promo: readablePromo(attributes),
});

const promoPriceAt = ({ promo }: PriceLadder, now: number): Money | undefined =>
  promo !== undefined && isPromoActive(promo, now) ? promo.gives?.price : undefined;

const groupPriceFor = ({ groupPrice }: PriceLadder, groupId: number): Money | undefined =>
  hasGroupPrices(groupId) ? groupPrice : undefined;

/**
 * The price that a ladder gives (S4-price-01, READINGS A3): of the active promo price, the group's price and the sale
 * price, the lowest that is below the list price; else the list price.
 * @param now milliseconds since the epoch
 */
export const priceAt = (ladder: PriceLadder, now: number, groupId: number): Money => {
  const { listPrice, salePrice } = ladder;
  let price = listPrice;
  const promoPrice = promoPriceAt(ladder, now);
  if (promoPrice !== undefined && promoPrice < price) price = promoPrice;
  const groupPrice = groupPriceFor(ladder, groupId);
  if (groupPrice !== undefined && groupPrice < price) price = groupPrice;
  return salePrice !== undefined && salePrice < price ? salePrice : price;
};

/** The rung that gives the price; of equal ones the list price before a promo, that before a group's, that before a sale. */
export const rungAt = (ladder: PriceLadder, now: number, groupId: number): PriceRung => {
  const price = priceAt(ladder, now, groupId);
  if (price === ladder.listPrice) return 'list';
  if (price === promoPriceAt(ladder, now)) return 'promo';
  return price === groupPriceFor(ladder, groupId) ? 'group' : 'sale';
};
