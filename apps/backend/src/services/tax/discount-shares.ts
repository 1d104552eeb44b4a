import { allocate, type Money, money, sum, zero } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { hundoDiscount, type WeighedLine } from '@ironcart/pricing';

/**
 * What each line of a tax request takes of the discount that the request names: its share by weight, as the tiers give
 * it. A discount that is not theirs, or more than the lines can bear so, is shared by what the lines come to, and is never
 * more than that. An order is not shared here: its quote has the shares.
 * @param said in minor units
 */
export const discountSharesOf = (
  lines: readonly WeighedLine[],
  products: ReadonlyMap<number, Product>,
  said: Money,
): readonly Money[] => {
  const { discount, shares } = hundoDiscount(lines, products);
  const byWeight = lines.map(({ listItemId }) => shares.get(listItemId) ?? zero);
  const rowTotals = lines.map(({ rowTotal }) => rowTotal);
  if (said === discount && byWeight.every((share, index) => share <= (rowTotals[index] ?? zero))) return byWeight;
  return lines.length === 0 ? [] : allocate(money(Math.min(said, sum(rowTotals))), rowTotals);
};
