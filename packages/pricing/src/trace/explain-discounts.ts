import { type Money, money, type Ratio, type Rounding, zero } from '@ironcart/core';
import { type CartHundo, cappedShare, weightUnitsPerPound } from '../discount/hundo-discount.ts';
import { orderDiscount } from '../discount/order-discount.ts';
import { type PriceDiscount, ratioOf } from '../discount/price-discount.ts';
import type { ValidatedLine } from '../item/validated-line.ts';
import type { PriceContext } from '../price-context.ts';
import { negated, residueOf } from './residue.ts';
import { apply, type StepList, skip } from './step-list.ts';
import type { SkipReason } from './trace.ts';
import { type WeightTiers, weighTiers } from './weight-tiers.ts';

/** A line on its way to its taxable amount: its steps have reached the row total. */
export interface ExplainedRow {
  readonly line: ValidatedLine;
  readonly list: StepList;
}

const nothingDue: SkipReason = { code: 'nothingDue' };
const weighsNothing: SkipReason = { code: 'weighsNothing' };
const highestTier: SkipReason = { code: 'highestTier' };
const noHundo: CartHundo = [];

const explainShareByWeight = ({ line, list }: ExplainedRow, index: number, share: number, tiers: WeightTiers): void => {
  const taken = cappedShare(share, list.amount);
  const weightUnits = tiers.units[index] ?? 0;
  if (taken > 0) {
    const residue =
      taken < share ? undefined : negated(residueOf(tiers.rateOf(line), weightUnits, weightUnitsPerPound, taken));
    apply(list, 'weightTier', '', money(list.amount - taken), residue);
    if (taken < share) skip(list, 'weightTier', '', { code: 'coversAll', unused: money(share - taken) });
  }
  const next = tiers.nextTier(line, index);
  if (next) skip(list, 'weightTier', '', { code: 'belowNextTier', ...next });
  else if (taken === 0) skip(list, 'weightTier', '', weightUnits === 0 ? weighsNothing : highestTier);
};

/** Takes each line's share of the weight-tier discount off its row total (S9-hundo-01); only hundo lines have such a step. */
const explainWeightDiscount = (rows: readonly ExplainedRow[], hundo: CartHundo): void => {
  const lines = rows.map(({ line }) => line);
  const rowTotals = rows.map(({ list }) => list.amount);
  const tiers = weighTiers(lines, rowTotals, hundo);
  rows.forEach((row, index) => {
    if (row.line.product.hundoPricing.length > 0) explainShareByWeight(row, index, hundo[index] ?? 0, tiers);
  });
};

/** What share of an amount a discount of the whole is, unrounded; undefined where it takes all. */
const exactShareOf = (given: PriceDiscount, whole: number): Ratio | undefined => {
  const ratio = given.kind === 'fixed' ? { numerator: given.amount, denominator: whole } : ratioOf(given);
  return ratio.numerator >= ratio.denominator ? undefined : ratio;
};

/** Takes each line's share of the order's discount off what the discount by weight has left. */
const explainOrderDiscount = (
  rows: readonly ExplainedRow[],
  given: PriceDiscount,
  rounding: Rounding | undefined,
): void => {
  const amounts = rows.map(({ list }) => list.amount);
  let whole = 0;
  for (const amount of amounts) whole += amount;
  const { shares } = orderDiscount(amounts, given, rounding);
  const exact = exactShareOf(given, whole);
  rows.forEach(({ list }, index) => {
    const share = shares[index] ?? zero;
    const residue = exact && negated(residueOf(list.amount, exact.numerator, exact.denominator, share));
    if (share === 0 && residue === undefined) skip(list, 'orderDiscount', '', nothingDue);
    else apply(list, 'orderDiscount', '', (list.amount - share) as Money, residue);
  });
};

/**
 * Takes the discounts of the order off its lines, share by share, in the order of the ladder: by weight, then of the
 * whole order. The exact shares of the lines sum to the exact discount of the order.
 */
export const explainDiscounts = (
  rows: readonly ExplainedRow[],
  hundo: CartHundo | undefined,
  { orderDiscount: given, rounding }: PriceContext,
): void => {
  if (hundo || rows.some(({ line }) => line.product.hundoPricing.length > 0))
    explainWeightDiscount(rows, hundo ?? noHundo);
  if (given) explainOrderDiscount(rows, given, rounding);
};
