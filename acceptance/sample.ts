/** Whether every input is tried. */
export const isWhole = process.env.ACCEPTANCE === 'all';
const seed = Number(process.env.ACCEPTANCE_SEED ?? 1);

/** Mulberry32: numbers from 0 to 1 that a seed repeats. */
const randomFrom = (start: number) => {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Numbers from 0 to 1 that ACCEPTANCE_SEED repeats, for samples of what is found on the way. */
export const seededRandom = () => randomFrom(seed);

/**
 * The inputs that this run tries: all of them when ACCEPTANCE is `all`, else `count` of them, drawn by ACCEPTANCE_SEED
 * and in their own order.
 */
export const sampleOf = <T>(inputs: readonly T[], count: number): readonly T[] => {
  if (isWhole || inputs.length <= count) return inputs;
  const random = randomFrom(seed);
  return inputs
    .map((input, index) => ({ input, index, drawn: random() }))
    .sort((left, right) => left.drawn - right.drawn)
    .slice(0, count)
    .sort((left, right) => left.index - right.index)
    .map(({ input }) => input);
};
