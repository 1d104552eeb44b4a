import type { Page } from '@playwright/test';

/** One interaction, measured by the browser's Event Timing API from the input to the next paint. */
export interface Interaction {
  /** Milliseconds from the input to the next paint, to a precision of 8 ms. */
  readonly duration: number;
  /** Milliseconds from the input until its last event handler ends. */
  readonly handled: number;
}

/** Records the duration of every press and key. Has to be installed before the page's scripts run. */
export const watchLatency = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const seen = new Map<number, { duration: number; handled: number }>();
    Object.assign(globalThis, { interactions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        if (entry.interactionId === 0) continue;
        const known = seen.get(entry.interactionId);
        seen.set(entry.interactionId, {
          duration: Math.max(known?.duration ?? 0, entry.duration),
          handled: Math.max(known?.handled ?? 0, entry.processingEnd - entry.startTime),
        });
      }
      // @ts-expect-error Chromium takes a least duration, which the types of the DOM do not know.
    }).observe({ type: 'event', buffered: true, durationThreshold: 16 });
  });
};

/** The interactions since the last call, in order. */
export const takeInteractions = (page: Page): Promise<readonly Interaction[]> =>
  page.evaluate(() => {
    const seen = (globalThis as unknown as { interactions: Map<number, Interaction> }).interactions;
    const taken = [...seen.values()];
    seen.clear();
    return taken;
  });
