import { numberAt } from './number-at.ts';

/** Up to here sorting is quicker than halving the range of numbers that may lie close together. */
const fewNumbers = 12;

/** Sorts a short stretch of numbers by insertion, the largest first. */
const sortStretch = (numbers: number[], from: number, to: number): void => {
  for (let next = from + 1; next < to; next += 1) {
    const inserted = numberAt(numbers, next);
    let place = next;
    while (place > from && numberAt(numbers, place - 1) < inserted) {
      numbers[place] = numberAt(numbers, place - 1);
      place -= 1;
    }
    numbers[place] = inserted;
  }
};

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
  while (to - from > fewNumbers && low < high) {
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
  if (low === high) return low;
  sortStretch(left, from, to);
  return numberAt(left, from + rankLeft - 1);
};
