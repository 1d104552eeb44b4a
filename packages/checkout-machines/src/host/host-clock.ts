/** The clock of a host: the current time, and timers. `Date` and the platform's timers fit. */
export interface HostClock {
  /** In milliseconds since the epoch. */
  now(): number;
  setTimeout(fire: () => void, delayMs: number): unknown;
  clearTimeout(timer: never): void;
}

/** Resolves after a delay, or as soon as `whichever` settles, whatever its result. */
export const waitFor = (clock: HostClock, delayMs: number, whichever?: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = clock.setTimeout(resolve, delayMs);
    const end = (): void => {
      clock.clearTimeout(timer as never);
      resolve();
    };
    whichever?.then(end, end);
  });
