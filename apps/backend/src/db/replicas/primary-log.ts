import type { LogPosition } from './log-position.ts';

/** What the primary said, and the moment before it was asked: everything committed by then is in it. */
export interface PrimarySample {
  /** Milliseconds of this process's monotonic clock, before the question. */
  readonly askedAt: number;
  /** After the answer: nothing in it was committed later. */
  readonly readAt: number;
  readonly position: LogPosition;
  /** What a shared cache's key is made of. */
  readonly counts: string;
}

/** The primary's recent positions as this process has seen them. */
export interface PrimaryLog {
  add(sample: PrimarySample): void;
  /** Forgets everything: positions of another timeline cannot be compared. */
  clear(): void;
  readonly latest: PrimarySample | undefined;
  /** The latest moment by which everything committed is among what was replayed; undefined if that is not known. */
  freshAt(replayed: LogPosition): number | undefined;
  /** The latest sample that was complete by then. */
  settledBy(moment: number): PrimarySample | undefined;
}

/** @param keptMs for how long samples are kept, in milliseconds; the latest older one is kept as well */
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
