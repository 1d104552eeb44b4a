import { numberAt } from './number-at.ts';

/**
 * The `rank`th largest of whole numbers of at least 0, found by halving their range: at most 53 passes, each over the
 * numbers that are left, so the time stays linear for any numbers.
 * @param rank from 1, the largest, to as many as there are
 * @param most what none of the numbers exceeds
 */
export const largestAt = (rank: number, numbers: readonly number[], most: number): number => {
  const left = numbers.slice();
  let from = 0;
  let to = left.length;
  let rankLeft = rank;
  let low = 0;
  let high = most;
  while (to - from > 1 && low < high) {
    const middle = high - Math.floor((high - low) / 2);
    let upperEnd = from;
    // Swapping each number and counting without a branch: which side a number is on cannot be predicted.
    for (let index = from; index < to; index += 1) {
      const candidate = numberAt(left, index);
      left[index] = numberAt(left, upperEnd);
      left[upperEnd] = candidate;
      upperEnd += Number(candidate >= middle);
    }
    if (upperEnd - from >= rankLeft) {
      to = upperEnd;
      low = middle;
    } else {
      rankLeft -= upperEnd - from;
      from = upperEnd;
      high = middle - 1;
    }
  }
  return numberAt(left, from);
};
