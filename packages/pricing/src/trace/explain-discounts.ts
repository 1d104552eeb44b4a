import { type Money, money, type Ratio, type Rounding } from '@ironcart/core/money';
import { cappedShare, hasWeightTiers, type WeightShares, weightUnitsPerPound } from '../discount/hundo-discount.ts';
import { orderDiscount } from '../discount/order-discount.ts';
import { type PriceDiscount, ratioOf } from '../discount/price-discount.ts';
import type { PreparedLine } from '../item/prepared-line.ts';
import type { QuoteTerms } from '../quote-terms.ts';
import { createResidues, residueOf } from './residue.ts';
import { apply, type StepList, skip } from './step-list.ts';
import type { SkipReason } from './trace.ts';
import { type WeightTiers, weighTiers } from './weight-tiers.ts';

const nothingDue: SkipReason = { code: 'nothingDue' };
const weighsNothing: SkipReason = { code: 'weighsNothing' };
const highestTier: SkipReason = { code: 'highestTier' };

const explainShareByWeight = (
  line: PreparedLine,
  list: StepList,
  index: number,
  share: number,
  tiers: WeightTiers,
): void => {
  const { amount } = list;
  const taken = cappedShare(share, amount);
  const weightUnits = tiers.units[index] ?? 0;
  if (taken > 0) {
    const residue =
      taken < share ? undefined : residueOf(-tiers.rateOf(line), weightUnits, weightUnitsPerPound, -taken);
    apply(list, 'weightTier', '', money(amount - taken), residue);
    if (taken < share) skip(list, 'weightTier', '', { code: 'coversAll', unused: money(share - taken) });
  }
  const next = tiers.nextTier(line, index);
  if (next) skip(list, 'weightTier', '', { code: 'belowNextTier', ...next });
  else if (taken === 0) skip(list, 'weightTier', '', weightUnits === 0 ? weighsNothing : highestTier);
};

/**
 * Adds a step to each hundo line that subtracts its share of the weight-tier discount from its row total (S9-hundo-01).
 */
const explainWeightDiscount = (
  lines: readonly PreparedLine[],
  lists: readonly StepList[],
  hundo: WeightShares | undefined,
): void => {
  if (hundo === undefined && !lines.some(hasWeightTiers)) return;
  const shares = hundo ?? [];
  const rowTotals = lists.map(({ amount }) => amount);
  const tiers = weighTiers(lines, rowTotals, shares);
  lines.forEach((line, index) => {
    const list = lists[index];
    if (list && hasWeightTiers(line)) {
      explainShareByWeight(line, list, index, shares[index] ?? 0, tiers);
    }
  });
};

/** The exact amounts that remain after a discount of the whole; undefined if nothing remains. */
const exactRestOf = (given: PriceDiscount, whole: number): Ratio | undefined => {
  const { numerator, denominator } =
    given.kind === 'fixed' ? { numerator: given.amount, denominator: whole } : ratioOf(given);
  return numerator >= denominator ? undefined : { numerator: denominator - numerator, denominator };
};

/** Subtracts each line's share of the order discount from the amount after the weight-tier discount. */
const explainOrderDiscount = (
  lists: readonly StepList[],
  given: PriceDiscount,
  rounding: Rounding | undefined,
): void => {
  const amounts = lists.map(({ amount }) => amount);
  let whole = 0;
  for (const amount of amounts) whole += amount;
  const { shares } = orderDiscount(amounts, given, rounding, whole as Money);
  const exactRest = exactRestOf(given, whole);
  const residueOfRest = exactRest && createResidues(exactRest);
  for (let index = 0; index < lists.length; index += 1) {
    const list = lists[index];
    if (list === undefined) continue;
    const rest = (list.amount - (shares[index] as Money)) as Money;
    const residue = residueOfRest?.(list.amount, rest);
    if (rest === list.amount && residue === undefined) skip(list, 'orderDiscount', '', nothingDue);
    else apply(list, 'orderDiscount', '', rest, residue);
  }
};

/** Subtracts each line's share of the store's promotions from the amount after the weight-tier discount. */
const explainPromotions = (
  lines: readonly PreparedLine[],
  lists: readonly StepList[],
  rowTotals: readonly Money[],
  promotions: NonNullable<QuoteTerms['promotions']>,
  terms: QuoteTerms,
): void => {
  const amounts = lists.map(({ amount }) => amount);
  for (const { name, shares } of promotions({ lines, rowTotals, amounts }, terms)) {
    lists.forEach((list, index) => {
      const share = shares[index] ?? 0;
      if (share > 0) apply(list, 'cartPromotion', name, money(list.amount - share));
    });
  }
};

/**
 * Subtracts the discounts of the order from its lines, in the order of the calculation: weight tiers, promotions, order
 * discount. The exact shares of the lines add up to the exact discount.
 * @param lists the steps of each line up to its row total; extended by this function
 */
export const explainDiscounts = (
  lines: readonly PreparedLine[],
  lists: readonly StepList[],
  hundo: WeightShares | undefined,
  terms: QuoteTerms,
): void => {
  const { promotions } = terms;
  const rowTotals = promotions && lists.map(({ amount }) => amount);
  explainWeightDiscount(lines, lists, hundo);
  if (rowTotals) explainPromotions(lines, lists, rowTotals, promotions, terms);
  if (terms.orderDiscount) explainOrderDiscount(lists, terms.orderDiscount, terms.rounding);
};
