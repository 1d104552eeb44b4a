import type { LogPosition } from './log-position.ts';

/** A status of the primary, with the time before the query: it includes everything committed by then. */
export interface PrimarySample {
  /** Time before the query, in milliseconds of this process's monotonic clock. */
  readonly askedAt: number;
  /** Time after the response: it includes nothing committed later. */
  readonly readAt: number;
  readonly position: LogPosition;
  /** The counters for a shared cache's key. */
  readonly counts: string;
}

/** The primary's recent positions, as seen by this process. */
export interface PrimaryLog {
  add(sample: PrimarySample): void;
  /** Discards all samples: positions of different timelines cannot be compared. */
  clear(): void;
  readonly latest: PrimarySample | undefined;
  /** The latest time by which all commits are included in the replayed log; undefined if unknown. */
  freshAt(replayed: LogPosition): number | undefined;
  /** The latest sample that was complete by a time. */
  settledBy(moment: number): PrimarySample | undefined;
}

/** @param keptMs retention of samples, in milliseconds; the latest older one is kept as well */
export const createPrimaryLog = (keptMs: number): PrimaryLog => {
  let samples: readonly PrimarySample[] = [];
  const lastOf = (isWanted: (sample: PrimarySample) => boolean) => samples.findLast(isWanted);
  return {
    add: (sample) => {
      const settled = samples.findLastIndex(({ readAt }) => readAt <= sample.askedAt - keptMs);
      samples = [...samples.slice(Math.max(settled, 0)), sample];
    },
    clear: () => {
      samples = [];
    },
    get latest() {
      return samples.at(-1);
    },
    freshAt: (replayed) => lastOf(({ position }) => position <= replayed)?.askedAt,
    settledBy: (moment) => lastOf(({ readAt }) => readAt <= moment),
  };
};
