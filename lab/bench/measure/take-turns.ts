/** Something to be timed: it is prepared outside the clock, and its result is kept in use. */
export interface Contender {
  readonly refill?: ((runs: number) => void) | undefined;
  readonly run: () => unknown;
}

/** Nanoseconds of work that one run took, by round. */
export type Timings = readonly number[];

/** Rounds in which every contender has one turn. */
const rounds = 25;

/** Before anything counts: the compiler works beside the program, and on a busy machine it takes its time. */
const warmUpNs = 500_000_000;

/** How long a turn should take: far longer than the step of 1 µs in which work is counted. */
const turnNs = 3_000_000;

/** From here on a contender has one turn of one run: it is so slow that nothing can hide in it. */
const slowRunNs = 100_000_000;

/**
 * Nanoseconds that the process has worked, on all of its threads: those of the compiler and the collector too, and
 * nothing that other processes do meanwhile.
 */
const workedNs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1_000;
};

/** Keeps results in use, so that no work is optimised away. */
let latest: unknown;

const timeRuns = async ({ refill, run }: Contender, runs: number): Promise<number> => {
  refill?.(runs);
  const before = workedNs();
  for (let count = 0; count < runs; count += 1) {
    const result = run();
    latest = result instanceof Promise ? await result : result;
  }
  return (workedNs() - before) / runs;
};

/** How many runs fill a turn, and what one takes. */
const measureRuns = async (contender: Contender): Promise<{ readonly runs: number; readonly tookNs: number }> => {
  for (let runs = 1; ; runs *= 2) {
    const tookNs = await timeRuns(contender, runs);
    if (tookNs * runs >= turnNs) return { runs: Math.max(1, Math.round(turnNs / tookNs)), tookNs };
  }
};

const warmUp = async (contender: Contender): Promise<void> => {
  const { runs } = await measureRuns(contender);
  for (let spentNs = 0; spentNs < warmUpNs; ) spentNs += (await timeRuns(contender, runs)) * runs;
};

/**
 * Measures the work of contenders within this process, in turns, so that a busy moment of the machine (its caches are
 * shared) falls on all of them; who begins changes with the round. A contender that takes more than 0.1 s for one run is timed once.
 * @returns nanoseconds per run, round by round, in the contenders' order
 */
export const takeTurns = async (contenders: readonly Contender[]): Promise<readonly Timings[]> => {
  const entries = [];
  for (const contender of contenders) {
    const { tookNs } = await measureRuns(contender);
    const isSlow = tookNs > slowRunNs;
    if (!isSlow) await warmUp(contender);
    const { runs } = isSlow ? { runs: 1 } : await measureRuns(contender);
    const timings: number[] = isSlow ? new Array<number>(rounds).fill(tookNs) : [];
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

/** What a run takes when nothing disturbs it: the lower quartile, which holds the work of the collector too. */
export const undisturbed = (timings: Timings): number => {
  const sorted = timings.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 4)] ?? Number.NaN;
};

/** How many times as long as the base a contender takes. */
export const timesOf = (timings: Timings, base: Timings): number => undisturbed(timings) / undisturbed(base);
