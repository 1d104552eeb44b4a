import { type Money, money } from './money.ts';
import { divideProduct } from './ratio.ts';

/**
 * Splits an amount in proportion to whole-number weights, by the largest remainder: no share is more than one
 * minor unit from its exact part, and the shares always sum to the whole. Where all weights are 0 the split is even.
 * Among equal remainders the earlier share gets the unit.
 * @throws RangeError when a weight is negative or not whole, or when there is no share to give a non-zero amount to
 */
export const allocate = (total: Money, weights: readonly number[]): readonly Money[] => {
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) {
      throw new RangeError(`A weight is a whole number of at least 0, got ${String(weight)}`);
    }
  }
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('There is no share to allocate the amount to');
    return [];
  }
  const weightSum = weights.reduce((left, right) => left + right, 0);
  if (!Number.isSafeInteger(weightSum)) throw new RangeError('The weights are too large to allocate by');
  if (weightSum === 0) {
    return allocate(
      total,
      weights.map(() => 1),
    );
  }

  const shares = weights.map((weight, index) => ({ index, ...divideProduct(total, weight, weightSum) }));
  const handedOut = shares.reduce((left, share) => left + share.quotient, 0);
  const unit = Math.sign(total);
  const unitsLeft = Math.abs(total - handedOut);
  const receivers = new Set(
    shares
      .toSorted((left, right) => Math.abs(right.remainder) - Math.abs(left.remainder) || left.index - right.index)
      .slice(0, unitsLeft)
      .map((share) => share.index),
  );
  return shares.map((share) => money(receivers.has(share.index) ? share.quotient + unit : share.quotient));
};
