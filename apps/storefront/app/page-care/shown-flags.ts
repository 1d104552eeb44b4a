import { flagsTiming } from './flags-digest.ts';

/**
 * The digest of the flags that the open page was made with: of the latest data response that read some, else of the
 * document. undefined if nothing on it depends on a flag (S9-flags-04).
 */
export const shownFlags = (): string | undefined => {
  const timings = performance.getEntriesByType('resource') as readonly Partial<PerformanceResourceTiming>[];
  const told = timings.flatMap(({ serverTiming = [] }) => serverTiming).findLast(({ name }) => name === flagsTiming);
  return told?.description ?? document.documentElement.dataset.flags;
};
