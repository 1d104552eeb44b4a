import type { Schedule } from './schedule.ts';

/** How long a browser waits before it follows a redirect, in milliseconds (S9-timing-06). */
export const REDIRECT_DELAY_MS = 100;

/**
 * Follows a redirect: in a browser after a moment, so that what is on screen is heard and measured; on a server at once.
 * @param schedule the browser's timer; undefined on a server
 * @returns what calls it off
 */
export const redirectLater = (go: () => void, schedule: Schedule | undefined): (() => void) => {
  if (schedule) return schedule(go, REDIRECT_DELAY_MS);
  go();
  return () => undefined;
};
