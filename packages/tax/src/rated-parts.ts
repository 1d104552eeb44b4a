import {
  addUnitsByRemainder,
  type Money,
  money,
  multiplyByRatio,
  quotientOf,
  type Ratio,
  type Rounding,
  remainderOf,
  sum,
} from '@ironcart/core/money';

/**
 * Multiplies several amounts, positive or negative, by a ratio and rounds once for all of them: the results add up to
 * the rounded product of the sum, and each is less than one minor unit from its exact product (largest remainder; the
 * earlier of equal remainders first).
 */
export const ratedParts = (amounts: readonly Money[], ratio: Ratio, rounding: Rounding): readonly Money[] => {
  const { numerator, denominator } = ratio;
  const parts: Money[] = [];
  const remainders: number[] = [];
  let unitsLeft: number = multiplyByRatio(sum(amounts), numerator, denominator, rounding);
  for (const amount of amounts) {
    const part = quotientOf(amount, numerator, denominator);
    const left = remainderOf(amount, numerator, denominator, part);
    // Rounds towards minus infinity, so that every remainder is positive.
    const isOwing = Number(left < 0);
    parts.push(money(part - isOwing));
    remainders.push(left + isOwing * denominator);
    unitsLeft -= part - isOwing;
  }
  if (unitsLeft > 0) addUnitsByRemainder(parts, remainders, unitsLeft, denominator - 1);
  return parts;
};
