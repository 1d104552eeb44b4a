/** The durations of one kind of request, in milliseconds. */
export interface LatencyRow {
  readonly step: string;
  readonly answered: number;
  readonly failed: number;
  readonly p50: number;
  readonly p99: number;
}

export interface Latencies {
  /** Runs a step and records its duration; a failed step is recorded as failed and rethrown. */
  measure<T>(step: string, work: () => Promise<T>): Promise<T>;
  rows(): readonly LatencyRow[];
}

/** @param share between 0 and 1 */
const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;

export const createLatencies = (): Latencies => {
  const steps = new Map<string, { readonly durations: number[]; failed: number }>();
  return {
    measure: async (step, work) => {
      const noted = steps.get(step) ?? { durations: [], failed: 0 };
      steps.set(step, noted);
      const startedAt = performance.now();
      try {
        const result = await work();
        noted.durations.push(performance.now() - startedAt);
        return result;
      } catch (error) {
        noted.failed += 1;
        throw error;
      }
    },
    rows: () =>
      [...steps].map(([step, { durations, failed }]) => {
        const sorted = durations.toSorted((left, right) => left - right);
        return {
          step,
          answered: sorted.length,
          failed,
          p50: percentile(sorted, 0.5),
          p99: percentile(sorted, 0.99),
        };
      }),
  };
};
