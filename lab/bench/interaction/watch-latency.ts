import type { Page } from '@playwright/test';

/** One thing that a shopper did, from the press to the next picture, as the browser's Event Timing tells it. */
export interface Interaction {
  /** In milliseconds, to eight: from the press to the picture that answers it. */
  readonly duration: number;
  /** In milliseconds: from the press until its last handler is done. */
  readonly handled: number;
}

/** Has to run before the page does: keeps the time that each press and key takes. */
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

/** What was measured since the last time, in the order of the presses. */
export const takeInteractions = (page: Page): Promise<readonly Interaction[]> =>
  page.evaluate(() => {
    const seen = (globalThis as unknown as { interactions: Map<number, Interaction> }).interactions;
    const taken = [...seen.values()];
    seen.clear();
    return taken;
  });
