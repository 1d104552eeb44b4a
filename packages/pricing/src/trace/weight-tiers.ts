import { type Money, zero } from '@ironcart/core/money';
import type { WeightTier } from '@ironcart/core/product';
import {
  cappedShare,
  reachedTier,
  type WeightShares,
  weightSharesOf,
  weightUnitsOf,
  weightUnitsPerPound,
} from '../discount/hundo-discount.ts';
import type { PreparedLine } from '../item/prepared-line.ts';

/** The additional pieces of a line that reach a tier, and the tier's discount for the current order. */
export interface NextTier {
  readonly pieces: number;
  readonly saving: Money;
}

/** The weights of a cart's hundo lines, and the discounts of their tiers. */
export interface WeightTiers {
  /** The weight of each line in thousandths of a pound; 0 for other lines. */
  readonly units: readonly number[];
  /** The current discount per pound of the line, in minor units. */
  rateOf(line: PreparedLine): Money;
  /** The next tier with a higher discount per pound; undefined if there is none. */
  nextTier(line: PreparedLine, index: number): NextTier | undefined;
}

const discountOf = (shares: WeightShares, rowTotals: readonly Money[]): number => {
  let discount = 0;
  for (let index = 0; index < shares.length; index += 1) {
    discount += cappedShare(shares[index] ?? 0, rowTotals[index] ?? 0);
  }
  return discount;
};

const nearestBetter = (tiers: readonly WeightTier[], totalUnits: number, rate: Money): WeightTier | undefined => {
  let nearest: WeightTier | undefined;
  for (const tier of tiers) {
    const isAhead = tier.ruleWeight * weightUnitsPerPound > totalUnits && tier.discountPerLb > rate;
    if (isAhead && (!nearest || tier.ruleWeight < nearest.ruleWeight)) nearest = tier;
  }
  return nearest;
};

/** Weighs a cart once. The saving of a tier is computed once per tier, not once per line. */
export const weighTiers = (
  lines: readonly PreparedLine[],
  rowTotals: readonly Money[],
  hundo: WeightShares,
): WeightTiers => {
  const isHundo = ({ product }: PreparedLine): boolean => product.hundoPricing.length > 0;
  const units = lines.map((line) => (isHundo(line) ? weightUnitsOf(line, ({ product }) => product) : 0));
  const totalUnits = units.reduce((left, right) => left + right, 0);
  const present = discountOf(hundo, rowTotals);
  const weights = new Set<number>();
  for (const tiers of new Set(lines.map(({ product }) => product.hundoPricing))) {
    for (const { ruleWeight } of tiers) weights.add(ruleWeight);
  }
  const savings = new Map<number, Money>();

  const reachedWeight = (weightUnits: number): number => {
    let reached = 0;
    for (const weight of weights) if (weight > reached && weight * weightUnitsPerPound <= weightUnits) reached = weight;
    return reached;
  };

  const savingAt = (weightUnits: number): Money => {
    const reached = reachedWeight(weightUnits);
    const known = savings.get(reached);
    if (known !== undefined) return known;
    const shares = weightSharesOf(lines, weightUnits - totalUnits);
    const saving = Array.isArray(shares) ? ((discountOf(shares, rowTotals) - present) as Money) : zero;
    savings.set(reached, saving);
    return saving;
  };

  const rateOf = ({ product }: PreparedLine): Money =>
    reachedTier(product.hundoPricing, totalUnits)?.discountPerLb ?? zero;

  return {
    units,
    rateOf,
    nextTier: (line, index) => {
      const tier = nearestBetter(line.product.hundoPricing, totalUnits, rateOf(line));
      const pieceUnits = (units[index] ?? 0) / line.qty;
      if (tier === undefined || !(pieceUnits > 0)) return undefined;
      const pieces = Math.ceil((tier.ruleWeight * weightUnitsPerPound - totalUnits) / pieceUnits);
      return { pieces, saving: savingAt(totalUnits + pieces * pieceUnits) };
    },
  };
};
