import { type Money, money, multiplyByRatio, type Ratio, type Rounding, sum } from '@ironcart/core';

/** An amount's part towards minus infinity, and what it leaves over: at least 0, below the denominator. */
const floorOf = (amount: Money, { numerator, denominator }: Ratio) => {
  const product = amount * numerator;
  const truncated = multiplyByRatio(amount, numerator, denominator, 'down');
  const remainder = Number.isSafeInteger(product)
    ? product - truncated * denominator
    : Number(BigInt(amount) * BigInt(numerator) - BigInt(truncated) * BigInt(denominator));
  return remainder < 0
    ? { part: truncated - 1, remainder: remainder + denominator }
    : { part: truncated as number, remainder };
};

/**
 * The parts that a ratio takes of several amounts, owed or owing, rounded once for all of them: they sum to the ratio's
 * part of the sum, and each is less than one minor unit from its exact part (largest remainder, the earlier of equals).
 */
export const ratedParts = (amounts: readonly Money[], ratio: Ratio, rounding: Rounding): readonly Money[] => {
  const whole = multiplyByRatio(sum(amounts), ratio.numerator, ratio.denominator, rounding);
  const floors = amounts.map((amount, index) => ({ index, ...floorOf(amount, ratio) }));
  const unitsLeft = whole - floors.reduce((total, { part }) => total + part, 0);
  const receivers = new Set(
    floors
      .toSorted((left, right) => right.remainder - left.remainder || left.index - right.index)
      .slice(0, unitsLeft)
      .map(({ index }) => index),
  );
  return floors.map(({ part, index }) => money(receivers.has(index) ? part + 1 : part));
};
