/** Up to here counting where they are is quicker than a copy whose numbers are moved apart. */
const fewNumbers = 32;

/** The least of the numbers that are at least as large as a limit. */
const leastFrom = (limit: number, numbers: readonly number[], most: number): number => {
  let least = most;
  for (let index = 0; index < numbers.length; index += 1) {
    const candidate = numbers[index] as number;
    least = candidate >= limit ? Math.min(candidate, least) : least;
  }
  return least;
};

/**
 * The `rank`th largest of few numbers. The limit that as many of them reach is guessed from how many reach either end
 * of the range; each second limit halves the range instead, for numbers that lie close together.
 */
const largestOfFew = (rank: number, numbers: readonly number[], most: number): number => {
  let low = 0;
  let atLow = numbers.length;
  let high = most;
  let aboveHigh = 0;
  for (let canGuess = true; low < high; canGuess = !canGuess) {
    const part = canGuess ? (rank - aboveHigh - 0.5) / (atLow - aboveHigh) : 0.5;
    const limit = high - Math.floor((high - low) * part);
    let count = 0;
    // Counting without a branch: which side of the limit a number is on cannot be predicted.
    for (let index = 0; index < numbers.length; index += 1) count += Number((numbers[index] as number) >= limit);
    if (count === rank) return leastFrom(limit, numbers, most);
    if (count > rank) {
      low = limit;
      atLow = count;
    } else {
      high = limit - 1;
      aboveHigh = count;
    }
  }
  return low;
};

/** The least and the most of the numbers from one place up to another. */
const rangeOf = (numbers: readonly number[], from: number, to: number): readonly [low: number, high: number] => {
  let low = numbers[from] as number;
  let high = low;
  for (let index = from + 1; index < to; index += 1) {
    low = Math.min(low, numbers[index] as number);
    high = Math.max(high, numbers[index] as number);
  }
  return [low, high];
};

/** The `rank`th largest of many numbers: those beyond the middle of their range are left out until one value is left. */
const largestOfMany = (rank: number, numbers: readonly number[], most: number): number => {
  const left = numbers.slice();
  let from = 0;
  let to = left.length;
  let rankLeft = rank;
  let low = 0;
  let high = most;
  while (low < high) {
    const middle = high - Math.floor((high - low) / 2);
    const count = to - from;
    let upperEnd = from;
    // Swapping each number and counting without a branch: which side a number is on cannot be predicted.
    for (let index = from; index < to; index += 1) {
      const candidate = left[index] as number;
      left[index] = left[upperEnd] as number;
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
    // Shares of a percentage leave remainders of a few values: where none was left out they may be equal already.
    if (to - from === count) [low, high] = rangeOf(left, from, to);
  }
  return low;
};

/**
 * The `rank`th largest of whole numbers of at least 0, found by narrowing their range: at most 106 passes over a few
 * numbers, or over those of many that are left, so the time stays linear for any numbers.
 * @param rank from 1, the largest, to as many as there are
 * @param most what none of the numbers exceeds
 */
export const largestAt = (rank: number, numbers: readonly number[], most: number): number =>
  numbers.length <= fewNumbers ? largestOfFew(rank, numbers, most) : largestOfMany(rank, numbers, most);
