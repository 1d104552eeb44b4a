import { add, allocate, type Money, multiplyByRatio, type Product, type WeightTier, zero } from '@ironcart/core';
import type { PricedLine } from '../priced-line.ts';

/** A discount, and each line's share of it; the shares sum to the whole. */
export interface SharedDiscount {
  readonly discount: Money;
  /** By line item id; lines without a share are left out. */
  readonly shares: ReadonlyMap<string, Money>;
}

/** Weights are counted in thousandths of a pound, so that they add up exactly. */
const weightUnitsPerPound = 1_000;

const weightUnitsOf = (line: PricedLine, products: ReadonlyMap<number, Product>): number => {
  const ownUnits = Math.round((products.get(line.productId)?.weight ?? 0) * weightUnitsPerPound);
  const childUnits = line.children.reduce((units, child) => units + weightUnitsOf(child, products), 0);
  // A configurable weighs as its child; its own weight is only what is shown before a choice.
  const pieceUnits = line.type === 'configurable' ? childUnits : ownUnits + childUnits;
  return pieceUnits * line.qty;
};

const reachedTier = (tiers: readonly WeightTier[], weightUnits: number): WeightTier | undefined => {
  let highest: WeightTier | undefined;
  for (const tier of tiers) {
    const isReached = tier.ruleWeight * weightUnitsPerPound <= weightUnits;
    if (isReached && (!highest || tier.ruleWeight > highest.ruleWeight)) highest = tier;
  }
  return highest;
};

/**
 * The weight-tier discount of a cart (S9-hundo-01, READINGS A4): the weight of all its hundo items selects the highest
 * tier that it reaches, and each pound of it takes that tier's `discountPerLb` off. The lines share the discount by
 * weight. Lines whose products have different tiers are discounted apart, each group by the weight of all.
 */
export const hundoDiscount = (lines: readonly PricedLine[], products: ReadonlyMap<number, Product>): SharedDiscount => {
  const weighed = lines.flatMap((line) => {
    const tiers = products.get(line.productId)?.hundoPricing ?? [];
    return tiers.length > 0 ? [{ line, tiers, weightUnits: weightUnitsOf(line, products) }] : [];
  });
  const totalUnits = weighed.reduce((units, { weightUnits }) => units + weightUnits, 0);
  const perLbOf = (tiers: readonly WeightTier[]): Money => reachedTier(tiers, totalUnits)?.discountPerLb ?? zero;

  let discount: Money = zero;
  const shares = new Map<string, Money>();
  for (const discountPerLb of new Set(weighed.map(({ tiers }) => perLbOf(tiers)))) {
    if (discountPerLb === 0) continue;
    const members = weighed.filter(({ tiers }) => perLbOf(tiers) === discountPerLb);
    const units = members.map(({ weightUnits }) => weightUnits);
    const groupUnits = units.reduce((left, right) => left + right, 0);
    const groupDiscount = multiplyByRatio(discountPerLb, groupUnits, weightUnitsPerPound);
    discount = add(discount, groupDiscount);
    const groupShares = allocate(groupDiscount, units);
    members.forEach(({ line }, index) => {
      shares.set(line.listItemId, groupShares[index] ?? zero);
    });
  }
  return { discount, shares };
};
