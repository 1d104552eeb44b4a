import {
  giveUnits,
  type Money,
  money,
  multiplyByRatio,
  quotientOf,
  type Ratio,
  type Rounding,
  remainderOf,
  sum,
} from '@ironcart/core';

/**
 * The parts that a ratio takes of several amounts, owed or owing, rounded once for all of them: they sum to the ratio's
 * part of the sum, and each is less than one minor unit from its exact part (largest remainder, the earlier of equals).
 */
export const ratedParts = (amounts: readonly Money[], ratio: Ratio, rounding: Rounding): readonly Money[] => {
  const { numerator, denominator } = ratio;
  const parts: Money[] = [];
  const remainders: number[] = [];
  let unitsLeft: number = multiplyByRatio(sum(amounts), numerator, denominator, rounding);
  for (const amount of amounts) {
    const part = quotientOf(amount, numerator, denominator);
    const left = remainderOf(amount, numerator, denominator, part);
    // Towards minus infinity, so that every remainder is something to be handed out.
    const isOwing = Number(left < 0);
    parts.push(money(part - isOwing));
    remainders.push(left + isOwing * denominator);
    unitsLeft -= part - isOwing;
  }
  if (unitsLeft > 0) giveUnits(parts, remainders, unitsLeft, denominator - 1);
  return parts;
};
