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
  while (low < high) {
    const middle = high - Math.floor((high - low) / 2);
    let upperEnd = from;
    let lowerStart = to;
    while (upperEnd < lowerStart) {
      const candidate = left[upperEnd] ?? 0;
      if (candidate >= middle) upperEnd += 1;
      else {
        lowerStart -= 1;
        left[upperEnd] = left[lowerStart] ?? 0;
        left[lowerStart] = candidate;
      }
    }
    if (upperEnd - from >= rankLeft) {
      to = upperEnd;
      low = middle;
    } else {
      rankLeft -= upperEnd - from;
      from = upperEnd;
      high = middle - 1;
    }
    if (to - from === 1) return left[from] ?? 0;
  }
  return low;
};
