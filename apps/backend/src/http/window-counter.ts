/** Attempts in a window that started with the first attempt. */
export interface CountedWindow {
  readonly count: number;
  readonly endsAtMs: number;
}

/** Maximum number of windows in memory; the oldest are dropped. */
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
      const isOpen = open !== undefined && open.endsAtMs > nowMs;
      const counted = isOpen ? { ...open, count: open.count + 1 } : { count: 1, endsAtMs: nowMs + windowMs };
      // A new window is moved to the end of the map, so that the first entry is the oldest.
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
