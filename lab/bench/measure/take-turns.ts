/** A candidate to be timed: its preparation is not timed, and its result is kept alive. */
export interface Contender {
  readonly refill?: ((runs: number) => void) | undefined;
  readonly run: () => unknown;
}

/** Nanoseconds of processor time per run, by round. */
export type Timings = readonly number[];

/** Number of rounds; every candidate has one turn per round. */
const rounds = 25;

/** Warm-up time: the JIT compiler works in parallel and takes longer on a busy machine. */
const warmUpNs = 500_000_000;

/** Target duration of a turn: far longer than the clock's resolution of 1 µs. */
const turnNs = 3_000_000;

/** A candidate slower than this has a single run per turn. */
const slowRunNs = 100_000_000;

/**
 * The processor time of this process in nanoseconds, over all threads (including compiler and garbage collector) and
 * without other processes.
 */
const workedNs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) * 1_000;
};

/** Keeps results alive, so that no work is optimised away. */
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

/** Determines how many runs fill a turn, and the duration of one. */
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
 * Measures candidates in this process in turns, so that interference (for example in shared caches) affects all of
 * them; the first candidate changes with each round. A candidate that takes more than 0.1 s per run is timed once.
 * @returns nanoseconds per run, by round, in the candidates' order
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

/** The duration without interference: the lower quartile, which includes the garbage collector's work. */
export const undisturbed = (timings: Timings): number => {
  const sorted = timings.toSorted((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 4)] ?? Number.NaN;
};

/** A candidate's duration as a multiple of the base's. */
export const timesOf = (timings: Timings, base: Timings): number => undisturbed(timings) / undisturbed(base);
