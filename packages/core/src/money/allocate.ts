import { requireArray } from '../require-argument.ts';
import { largestAt } from './largest-at.ts';
import { type Currency, type Money, money } from './money.ts';
import { quotientOf, remainderOf } from './ratio.ts';

const checkedSum = (weights: readonly number[]): number => {
  let weightSum = 0;
  for (const weight of weights) {
    if (!Number.isSafeInteger(weight) || weight < 0) {
      throw new RangeError(`A weight is a whole number of at least 0, got ${String(weight)}`);
    }
    weightSum += weight;
  }
  if (!Number.isSafeInteger(weightSum)) throw new RangeError('The weights are too large to allocate by');
  return weightSum;
};

/**
 * Adds one unit to each of the `count` shares with the largest remainders, the earlier of equal ones first; changes
 * `shares` in place.
 * @param remainders whole numbers of at least 0, one for each share
 * @param count from 1 to as many as there are shares
 * @param most an upper bound of the remainders
 * @throws TypeError if shares or remainders are not an array; RangeError if the count is out of range
 */
export const addUnitsByRemainder = (
  shares: number[],
  remainders: readonly number[],
  count: number,
  most: number,
): void => {
  const { length } = requireArray(shares, 'shares');
  requireArray(remainders, 'remainders');
  if (!(count >= 1 && count <= length)) throw new RangeError(`Not from 1 to ${length} units: ${String(count)}`);
  const least = largestAt(count, remainders, most);
  let unitsForEquals = count;
  for (let index = 0; index < shares.length; index += 1) {
    const unit = Number((remainders[index] as number) > least);
    unitsForEquals -= unit;
    shares[index] = (shares[index] as number) + unit;
  }
  for (let index = 0; unitsForEquals > 0 && index < length; index += 1) {
    const unit = Number(remainders[index] === least);
    unitsForEquals -= unit;
    shares[index] = (shares[index] as number) + unit;
  }
};

// Performance: lists are read as `list[index] as number`, because `?? 0` makes V8 box every number. The loops are
// separate functions, because one function for all kinds of lists is half as fast.

/** Writes the whole shares and their remainders, for exact products; returns the units that are left to distribute. */
const splitExactly = (
  magnitude: number,
  weights: readonly number[],
  weightSum: number,
  shares: number[],
  remainders: number[],
): number => {
  let unitsLeft = magnitude;
  for (let index = 0; index < weights.length; index += 1) {
    const product = magnitude * (weights[index] as number);
    const share = Math.trunc(product / weightSum);
    shares[index] = share;
    remainders[index] = product - share * weightSum;
    unitsLeft -= share;
  }
  return unitsLeft;
};

/** Like `splitExactly`, for products of any size. */
const splitByDigits: typeof splitExactly = (magnitude, weights, weightSum, shares, remainders) => {
  let unitsLeft = magnitude;
  for (let index = 0; index < weights.length; index += 1) {
    const weight = weights[index] as number;
    const share = quotientOf(magnitude, weight, weightSum);
    shares[index] = share;
    remainders[index] = remainderOf(magnitude, weight, weightSum, share);
    unitsLeft -= share;
  }
  return unitsLeft;
};

/**
 * Splits an amount in proportion to whole-number weights, by the largest remainder: no share is more than one minor
 * unit from its exact part, and the shares always sum to the whole. If all weights are 0, the split is even. Among
 * equal remainders the earlier share gets the unit. Takes time linear in the number of weights.
 * @throws TypeError if the weights are not an array; RangeError if the amount is not a whole number, a weight is
 *   negative or not whole, or a non-zero amount has no share to go to
 */
export const allocate = <Code extends Currency>(
  total: Money<Code>,
  weights: readonly number[],
): readonly Money<Code>[] => {
  money(total);
  const weightSum = checkedSum(requireArray(weights, 'weights'));
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('There is no share to allocate the amount to');
    return [];
  }
  if (weights.length === 1) return [total];
  if (weightSum === 0) return allocate(total, new Array<number>(weights.length).fill(1));

  const magnitude = Math.abs(total);
  const shares = new Array<number>(weights.length);
  const remainders = new Array<number>(weights.length);
  // The largest product; if it is a safe integer, all are.
  const split = Number.isSafeInteger(magnitude * weightSum) ? splitExactly : splitByDigits;
  const unitsLeft = split(magnitude, weights, weightSum, shares, remainders);
  if (unitsLeft > 0) addUnitsByRemainder(shares, remainders, unitsLeft, weightSum - 1);
  return total < 0 ? shares.map((share) => money<Code>(-share)) : (shares as Money<Code>[]);
};
