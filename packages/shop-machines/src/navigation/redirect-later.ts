/** Runs a task after a delay in milliseconds. @returns a function that cancels it */
export type Schedule = (task: () => void, delayMs: number) => () => void;

/** Delay of redirects in a browser, in milliseconds (S9-timing-06). */
export const REDIRECT_DELAY_MS = 100;

/**
 * Follows a redirect: in a browser with a delay, so that the page is announced and measured; on a server at once.
 * @param schedule the browser's timer; undefined on a server
 * @returns a function that cancels the redirect
 */
export const redirectLater = (go: () => void, schedule: Schedule | undefined): (() => void) => {
  if (schedule) return schedule(go, REDIRECT_DELAY_MS);
  go();
  return () => undefined;
};
