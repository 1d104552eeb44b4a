/** Something to be timed: it is prepared outside the clock, and its result is kept in use. */
export interface Contender {
  readonly refill?: ((runs: number) => void) | undefined;
  readonly run: () => unknown;
}

/** Nanoseconds that one run took, by round. */
export type Timings = readonly number[];

/** Rounds in which every contender has one turn. */
const rounds = 25;

/** How long a turn should take: far longer than the clock's step, and shorter than the system's time slice. */
const turnNs = 3_000_000;

/** From here on a contender has one turn of one run: it is so slow that nothing can hide in it. */
const slowRunNs = 100_000_000;

/** Keeps results in use, so that no work is optimised away. */
let latest: unknown;

const timeRuns = async ({ refill, run }: Contender, runs: number): Promise<number> => {
  refill?.(runs);
  const startedAt = process.hrtime.bigint();
  for (let count = 0; count < runs; count += 1) {
    const result = run();
    latest = result instanceof Promise ? await result : result;
  }
  return Number(process.hrtime.bigint() - startedAt) / runs;
};

/** How many runs fill a turn, found while the code gets warm; and what one takes. */
const measureRuns = async (contender: Contender): Promise<{ readonly runs: number; readonly tookNs: number }> => {
  for (let runs = 1; ; runs *= 2) {
    const tookNs = await timeRuns(contender, runs);
    if (tookNs * runs >= turnNs) return { runs: Math.max(1, Math.round(turnNs / tookNs)), tookNs };
  }
};

/**
 * Times contenders in turns, so that a busy moment of the machine falls on all of them; who begins changes with the
 * round. A contender that takes more than 0.1 s for one run is timed once.
 * @returns nanoseconds per run, round by round, in the contenders' order
 */
export const takeTurns = async (contenders: readonly Contender[]): Promise<readonly Timings[]> => {
  const entries = [];
  for (const contender of contenders) {
    const { runs, tookNs } = await measureRuns(contender);
    const isSlow = tookNs > slowRunNs;
    const timings: number[] = isSlow ? new Array<number>(rounds).fill(tookNs) : [];
    if (!isSlow) await timeRuns(contender, runs * 3);
    entries.push({ contender, runs, isSlow, timings });
  }
  const quick = entries.filter(({ isSlow }) => !isSlow);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < quick.length; turn += 1) {
      const entry = quick[(round + turn) % quick.length];
      if (entry) entry.timings.push(await timeRuns(entry.contender, entry.runs));
    }
  }
  if (latest === undefined) throw new Error('Nothing was measured.');
  return entries.map(({ timings }) => timings);
};

/** The middle one of numbers: a turn that the system interrupted does not move it. */
export const medianOf = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

/** How many times as long as the base a contender takes: the median of its ratios within each round. */
export const timesOf = (timings: Timings, base: Timings): number =>
  medianOf(timings.map((timing, round) => timing / (base[round] ?? Number.NaN)));
