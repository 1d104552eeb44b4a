/** Whether to test every input. */
export const isWhole = process.env.ACCEPTANCE === 'all';
const seed = Number(process.env.ACCEPTANCE_SEED ?? 1);

/** Mulberry32: a seeded generator of numbers from 0 to 1. */
const randomFrom = (start: number) => {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** Random numbers from 0 to 1, seeded by ACCEPTANCE_SEED, for samples of items found during a test. */
export const seededRandom = () => randomFrom(seed);

/**
 * The inputs of this run: all if ACCEPTANCE is `all`, otherwise `count` inputs selected by ACCEPTANCE_SEED, in their
 * original order.
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
