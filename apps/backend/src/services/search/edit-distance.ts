/**
 * The edit distance of two words: insertions, deletions, substitutions, and transpositions of neighbours.
 * @returns the count, or undefined when it is above `most`
 */
export const slipsBetween = (left: string, right: string, most: number): number | undefined => {
  if (Math.abs(left.length - right.length) > most) return undefined;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const hasSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          hasSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = current;
  }
  const slips = last[right.length] ?? 0;
  return slips <= most ? slips : undefined;
};

/** The permitted edit distance for a word of that length; lower for short words, which soon become other words. */
const forgivenSlips = (length: number): number => (length < 3 ? 0 : length < 8 ? 1 : 2);

/**
 * Whether a candidate begins like the typed short word, or with its first two letters swapped: the first letter is
 * rarely mistyped, and other first letters would match 'mat' with 'hat', and 'null' with 'full'.
 */
const beginsAlike = (typed: string, word: string): boolean =>
  typed.length > 4 || typed[0] === word[0] || (typed[0] === word[1] && typed[1] === word[0]);

/** The candidates with the smallest permitted edit distance from the typed word. */
export const closestWords = <Word extends { readonly word: string }>(
  typed: string,
  words: readonly Word[],
): readonly Word[] => {
  const most = forgivenSlips(typed.length);
  const measured = words.flatMap((candidate) => {
    const slips = beginsAlike(typed, candidate.word) ? slipsBetween(typed, candidate.word, most) : undefined;
    return slips === undefined ? [] : [{ candidate, slips }];
  });
  const fewest = Math.min(...measured.map(({ slips }) => slips));
  return measured.filter(({ slips }) => slips === fewest).map(({ candidate }) => candidate);
};
