import { add, allocate, type Money, money, sum, zero } from '@ironcart/core/money';
import type { PricedProduct, Product } from '@ironcart/core/product';
import { type AppliedPromotion, hundoDiscount, type PromotedCart, type WeighedLine } from '@ironcart/pricing';

type PromotionsOfCart = (cart: PromotedCart) => readonly AppliedPromotion[];

const isPriced = (product: Product | undefined): product is PricedProduct =>
  product !== undefined && product.type !== 'grouped';

/** Each line's share of the weight-tier discount and of the promotions. */
const sharesByRule = (
  lines: readonly WeighedLine[],
  products: ReadonlyMap<number, Product>,
  promotionsOf: PromotionsOfCart,
): readonly Money[] => {
  const { shares } = hundoDiscount(lines, products);
  const byWeight = lines.map(({ listItemId }) => shares.get(listItemId) ?? zero);
  const sold = lines.flatMap(({ productId, qty }) => {
    const product = products.get(productId);
    return isPriced(product) ? [{ product, qty }] : [];
  });
  if (sold.length < lines.length) return byWeight;
  const rowTotals = lines.map(({ rowTotal }) => rowTotal);
  const amounts = rowTotals.map((rowTotal, at) => Math.max(0, rowTotal - (byWeight[at] ?? 0)));
  const promotions = promotionsOf({ lines: sold, rowTotals, amounts });
  return byWeight.map((share, at) => add(share, sum(promotions.map(({ shares: taken }) => taken[at] ?? zero))));
};

/**
 * Each line's share of the discount named in a tax request: its share by weight tiers, and of the store's promotions.
 * Any other discount, and one larger than those lines can bear, is distributed by the lines' amounts and limited to
 * their sum. An order is not distributed here: its quote contains the shares.
 * @param said the requested discount, in minor units
 */
export const discountSharesOf = (
  lines: readonly WeighedLine[],
  products: ReadonlyMap<number, Product>,
  said: Money,
  promotionsOf: PromotionsOfCart = () => [],
): readonly Money[] => {
  const byRule = sharesByRule(lines, products, promotionsOf);
  const rowTotals = lines.map(({ rowTotal }) => rowTotal);
  if (said === sum(byRule) && byRule.every((share, index) => share <= (rowTotals[index] ?? zero))) return byRule;
  return lines.length === 0 ? [] : allocate(money(Math.min(said, sum(rowTotals))), rowTotals);
};
