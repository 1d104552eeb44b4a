import { requireArray, requireFields, requireKey } from '../require-argument.ts';

/** The store's current promotions, the response of `GET /svc_content/hot/active`. */
export interface ActivePromos {
  readonly hotDealIds: readonly number[];
  readonly hundoIds: readonly number[];
}

const promoByCategory = { 'hot-deals': 'hotDealIds', hundo: 'hundoIds' } as const satisfies Readonly<
  Record<string, keyof ActivePromos>
>;

type PromoCategory = keyof typeof promoByCategory;

/** Whether lists of this category show only products with the category's promo. */
export const isPromoCategory = (category: unknown): category is PromoCategory =>
  typeof category === 'string' && Object.hasOwn(promoByCategory, category);

/** The products of a list that have the promo of the list's category, in their order (S2-routes-02). */
export const withPromo = (
  category: PromoCategory,
  productIds: readonly number[],
  promos: ActivePromos,
): readonly number[] => {
  requireArray(productIds, 'productIds');
  requireKey(category, 'category', promoByCategory);
  requireFields(promos, 'promos', { [promoByCategory[category]]: 'array' });
  return productIds.filter((id) => promos[promoByCategory[category]].includes(id));
};
