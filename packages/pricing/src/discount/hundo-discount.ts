import { add, allocate, largestAmount, type Money, money, multiplyByRatio, zero } from '@ironcart/core/money';
import { type Product, rulesOf, type WeightTier, weightOf } from '@ironcart/core/product';
import { requireEntries } from '@ironcart/core/result';
import { isAmount } from '../item/amount.ts';
import type { PreparedLine } from '../item/prepared-line.ts';
import { requireProducts } from '../require-products.ts';

/** A discount and each line's share of it. The shares add up to the discount. */
export interface SharedDiscount {
  readonly discount: Money;
  /** By line item id; only lines with a share. */
  readonly shares: ReadonlyMap<string, Money>;
}

/** Weights are integers in thousandths of a pound, so that sums are exact. */
export const weightUnitsPerPound = 1_000;

/** The properties of a line that determine its weight. */
interface WeighedItem {
  readonly qty: number;
  readonly children: readonly WeighedItem[];
}

/** The properties of a priced line (of a cart, an order or a tax request) that determine its weight-tier discount. */
export interface WeighedLine extends WeighedItem {
  readonly listItemId: string;
  readonly productId: number;
  readonly rowTotal: Money;
  readonly children: readonly WeighedLine[];
}

/**
 * The weight of a line including its children. A configurable has the weight of its child; its own weight is for
 * display.
 */
export const weightUnitsOf = <Line extends WeighedItem>(
  line: Line,
  productOf: (line: Line) => Product | undefined,
): number => {
  const product = productOf(line);
  let units = 0;
  for (const child of line.children) units += weightUnitsOf(child as Line, productOf);
  if (product && !rulesOf(product).isSoldAsChild) units += Math.round(weightOf(product) * weightUnitsPerPound);
  return units * line.qty;
};

export const reachedTier = (tiers: readonly WeightTier[], weightUnits: number): WeightTier | undefined => {
  let highest: WeightTier | undefined;
  for (const tier of tiers) {
    const isReached = tier.ruleWeight * weightUnitsPerPound <= weightUnits;
    if (isReached && (!highest || tier.ruleWeight > highest.ruleWeight)) highest = tier;
  }
  return highest;
};

/**
 * Each line's share of the weight-tier discount in minor units, not yet limited to the line's amount (S9-hundo-01,
 * READINGS A4). The total weight of all hundo lines determines the highest tier reached, and each pound is discounted
 * by that tier's `discountPerLb`, distributed by weight. Lines with different tiers form separate groups, each with the
 * tier of the total weight.
 */
const sharesByWeight = <Line extends WeighedItem>(
  lines: readonly Line[],
  productOf: (line: Line) => Product | undefined,
  addedUnits: number,
): readonly number[] | 'none' | 'tooLarge' => {
  const units = lines.map((line) => (productOf(line)?.hundoPricing.length ? weightUnitsOf(line, productOf) : 0));
  const totalUnits = units.reduce((left, right) => left + right, 0);
  if (totalUnits === 0) return 'none';
  if (totalUnits > largestAmount) return 'tooLarge';

  const membersByRate = new Map<Money, number[]>();
  lines.forEach((line, index) => {
    const rate = reachedTier(productOf(line)?.hundoPricing ?? [], totalUnits + addedUnits)?.discountPerLb ?? zero;
    if (!isAmount(rate) || rate === 0) return;
    const members = membersByRate.get(rate);
    if (members) members.push(index);
    else membersByRate.set(rate, [index]);
  });
  const shares = new Array<number>(lines.length).fill(0);
  for (const [rate, members] of membersByRate) {
    const memberUnits = members.map((index) => units[index] ?? 0);
    const groupUnits = memberUnits.reduce((left, right) => left + right, 0);
    if ((rate * groupUnits) / weightUnitsPerPound > largestAmount) return 'tooLarge';
    const groupShares = allocate(multiplyByRatio(rate, groupUnits, weightUnitsPerPound), memberUnits);
    members.forEach((index, position) => {
      shares[index] = groupShares[position] ?? 0;
    });
  }
  return shares;
};

/** The weight-tier discount of a line: its share, at most the line's amount. */
export const cappedShare = (share: number, rowTotal: number): number => Math.min(share, rowTotal);

/** Each line's share of a cart's weight-tier discount, not yet limited to the line's amount. */
export type WeightShares = readonly number[];

/** Whether a line can get or reach a weight-tier discount. */
export const hasWeightTiers = ({ product }: Pick<PreparedLine, 'product'>): boolean => product.hundoPricing.length > 0;

/**
 * The shares of a prepared cart's lines, in its order; undefined without such a discount.
 * @param addedUnits weight in addition to these lines that counts only for the tier, in thousandths of a pound
 */
export const weightSharesOf = (
  lines: readonly PreparedLine[],
  addedUnits = 0,
): WeightShares | 'tooLarge' | undefined => {
  const shares = sharesByWeight(lines, ({ product }) => product, addedUnits);
  return shares === 'none' ? undefined : shares;
};

/**
 * The weight-tier discount of a cart (S9-hundo-01, READINGS A4), for each line at most its amount; 0 for weights that
 * exceed what an order can hold.
 */
export const hundoDiscount = (
  lines: readonly WeighedLine[],
  products: ReadonlyMap<number, Product>,
): SharedDiscount => {
  requireProducts(products);
  const byWeight = sharesByWeight(requireEntries(lines, 'lines'), ({ productId }) => products.get(productId), 0);
  let discount: Money = zero;
  const shares = new Map<string, Money>();
  if (typeof byWeight === 'string') return { discount, shares };
  lines.forEach(({ listItemId, rowTotal }, index) => {
    const share = money(cappedShare(byWeight[index] ?? 0, rowTotal));
    if (share === 0) return;
    discount = add(discount, share);
    shares.set(listItemId, add(shares.get(listItemId) ?? zero, share));
  });
  return { discount, shares };
};
