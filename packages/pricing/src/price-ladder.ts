import { hasGroupPrices } from '@ironcart/core/customer';
import type { Money } from '@ironcart/core/money';
import type { PriceTerms, ProductFacts } from '@ironcart/core/product';
import { isPromoActive, type PromoTerms, readablePromo } from './promo/promo-terms.ts';

/** The rung of the price ladder that determined a price. */
export type PriceRung = 'list' | 'sale' | 'group' | 'promo';

/** The properties of a product that its price ladder depends on. */
export type LadderProduct = PriceTerms & Pick<ProductFacts, 'attributes'>;

/** The amounts of a product in minor units, each parsed once. The time and customer group decide which one applies. */
export interface PriceLadder extends PriceTerms {
  /** The promotion, if it is enabled and has a valid price. */
  readonly promo: PromoTerms | undefined;
}

/** The price ladder of a product. */
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
 * The price of a ladder (S4-price-01, READINGS A3): the lowest of the active promotion price, the group price and the
 * sale price that is below the list price; otherwise the list price.
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

/** The rung that determines the price. Equal prices take precedence in this order: list, promotion, group, sale. */
export const rungAt = (ladder: PriceLadder, now: number, groupId: number): PriceRung => {
  const price = priceAt(ladder, now, groupId);
  if (price === ladder.listPrice) return 'list';
  if (price === promoPriceAt(ladder, now)) return 'promo';
  return price === groupPriceFor(ladder, groupId) ? 'group' : 'sale';
};
