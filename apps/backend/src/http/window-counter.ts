/** Attempts in a window that started with the first of them. */
export interface CountedWindow {
  readonly count: number;
  readonly endsAtMs: number;
}

/** Windows that are remembered at once: beyond, the oldest are forgotten, so that memory is bounded. */
const mostWindows = 50_000;

/** Counts attempts in the memory of this process. */
export const createWindowCounter = (): {
  /** Counts one more, in the window that is open or in a new one. */
  count(bucket: string, windowMs: number, nowMs: number): CountedWindow;
} => {
  const windows = new Map<string, CountedWindow>();
  return {
    count: (bucket, windowMs, nowMs) => {
      const open = windows.get(bucket);
      const isOpen = open !== undefined && open.endsAtMs > nowMs;
      const counted = isOpen ? { ...open, count: open.count + 1 } : { count: 1, endsAtMs: nowMs + windowMs };
      // A new window goes to the end of the map, so that its first entry is the oldest.
      if (!isOpen) windows.delete(bucket);
      windows.set(bucket, counted);
      if (windows.size > mostWindows) {
        const [oldest] = windows.keys();
        if (oldest !== undefined) windows.delete(oldest);
      }
      return counted;
    },
  };
};
