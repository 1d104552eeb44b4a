/** Attempts in a window that started with the first attempt. */
export interface CountedWindow {
  readonly count: number;
  readonly endsAtMs: number;
}

/**
 * The latest end that a window may have which started before now: one that ends later was started before the clock was
 * set back, and is over, so that nobody waits for hours. Twice its length, because the clocks of processes that count
 * together differ a little.
 */
export const latestEndMs = (windowMs: number, nowMs: number): number => nowMs + 2 * windowMs;

/** Maximum number of windows in memory; the oldest are dropped, as are those that are over. */
const mostWindows = 50_000;

/** Counts attempts in the memory of this process. */
export const createWindowCounter = (): {
  /** Counts an attempt in the open window or a new one. */
  count(bucket: string, windowMs: number, nowMs: number): CountedWindow;
} => {
  const windows = new Map<string, CountedWindow>();
  return {
    count: (bucket, windowMs, nowMs) => {
      const open = windows.get(bucket);
      const isOpen = open !== undefined && open.endsAtMs > nowMs && open.endsAtMs <= latestEndMs(windowMs, nowMs);
      const counted = isOpen ? { ...open, count: open.count + 1 } : { count: 1, endsAtMs: nowMs + windowMs };
      // A new window is moved to the end of the map, so that the first entry is the oldest.
      if (!isOpen) windows.delete(bucket);
      windows.set(bucket, counted);
      for (const [oldest, { endsAtMs }] of windows) {
        if (endsAtMs > nowMs && windows.size <= mostWindows) break;
        windows.delete(oldest);
      }
      return counted;
    },
  };
};
