import { add, allocate, largestAmount, type Money, money, multiplyByRatio, zero } from '@ironcart/core/money';
import { type Product, rulesOf, type WeightTier, weightOf } from '@ironcart/core/product';
import { isAmount } from '../item/amount.ts';
import type { PreparedLine } from '../item/prepared-line.ts';

/** A discount, and each line's share of it; the shares sum to the whole. */
export interface SharedDiscount {
  readonly discount: Money;
  /** By line item id; lines without a share are left out. */
  readonly shares: ReadonlyMap<string, Money>;
}

/** Weights are counted in thousandths of a pound, so that they add up exactly. */
export const weightUnitsPerPound = 1_000;

/** What of a line its weight depends on. */
interface WeighedItem {
  readonly qty: number;
  readonly children: readonly WeighedItem[];
}

/** What of a priced line, of a cart, an order or a request for its tax, the weight-tier discount depends on. */
export interface WeighedLine extends WeighedItem {
  readonly listItemId: string;
  readonly productId: number;
  readonly rowTotal: Money;
  readonly children: readonly WeighedLine[];
}

/** The weight of a line with its children. A configurable weighs as its child; its own weight is only what is shown. */
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
 * Each line's share of the weight-tier discount in minor units, before it is held to what the line costs (S9-hundo-01,
 * READINGS A4): the weight of all hundo lines selects the highest tier that it reaches, and each pound takes that
 * tier's `discountPerLb` off. The lines share it by weight. Lines whose products have different tiers are discounted
 * apart, each group by the weight of all.
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

/** What the weight-tier discount takes off a line: its share, up to what the line costs. */
export const cappedShare = (share: number, rowTotal: number): number => Math.min(share, rowTotal);

/** Each line's share of the weight-tier discount of a cart, before it is held to what the line costs. */
export type WeightShares = readonly number[];

/**
 * The shares of a prepared cart's lines, in its order; undefined where there is no such discount.
 * @param addedUnits weight beside these lines that counts for the tier alone, in thousandths of a pound
 */
export const weightSharesOf = (
  lines: readonly PreparedLine[],
  addedUnits = 0,
): WeightShares | 'tooLarge' | undefined => {
  if (lines.every(({ product }) => product.hundoPricing.length === 0)) return undefined;
  const shares = sharesByWeight(lines, ({ product }) => product, addedUnits);
  return shares === 'none' ? undefined : shares;
};

/**
 * The weight-tier discount of a cart (S9-hundo-01, READINGS A4), never more of a line than it costs; nothing for
 * weights beyond what an order can hold.
 */
export const hundoDiscount = (
  lines: readonly WeighedLine[],
  products: ReadonlyMap<number, Product>,
): SharedDiscount => {
  const byWeight = sharesByWeight(lines, ({ productId }) => products.get(productId), 0);
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
