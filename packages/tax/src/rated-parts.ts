import { type Money, money, multiplyByRatio, type Ratio, type Rounding, sum } from '@ironcart/core';

/** `amount x numerator - whole x denominator`, exact. */
const leftOver = (amount: Money, whole: number, { numerator, denominator }: Ratio): number => {
  const product = amount * numerator;
  return Number.isSafeInteger(product)
    ? product - whole * denominator
    : Number(BigInt(amount) * BigInt(numerator) - BigInt(whole) * BigInt(denominator));
};

/** The places of the largest remainders, the earlier of equal ones first. */
const placesOfLargest = (remainders: readonly number[], count: number): readonly number[] =>
  remainders
    .map((_remainder, place) => place)
    .sort((left, right) => (remainders[right] ?? 0) - (remainders[left] ?? 0) || left - right)
    .slice(0, count);

/**
 * The parts that a ratio takes of several amounts, owed or owing, rounded once for all of them: they sum to the ratio's
 * part of the sum, and each is less than one minor unit from its exact part (largest remainder, the earlier of equals).
 */
export const ratedParts = (amounts: readonly Money[], ratio: Ratio, rounding: Rounding): readonly Money[] => {
  const { numerator, denominator } = ratio;
  const parts: number[] = [];
  const remainders: number[] = [];
  let unitsLeft: number = multiplyByRatio(sum(amounts), numerator, denominator, rounding);
  for (const amount of amounts) {
    const truncated = multiplyByRatio(amount, numerator, denominator, 'down');
    const left = leftOver(amount, truncated, ratio);
    // Towards minus infinity, so that every remainder is something to be handed out.
    const part = left < 0 ? truncated - 1 : truncated;
    parts.push(part);
    remainders.push(left < 0 ? left + denominator : left);
    unitsLeft -= part;
  }
  if (unitsLeft > 0) for (const place of placesOfLargest(remainders, unitsLeft)) parts[place] = (parts[place] ?? 0) + 1;
  return parts.map(money);
};
