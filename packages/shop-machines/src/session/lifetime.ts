/** How long before its expiry a token is extended, in milliseconds (S9-timing-03). */
export const EXTENSION_MARGIN_MS = 45_000;

/** Maximum age of an open page, in milliseconds; the next navigation then reloads it (S4-session-02). */
export const PAGE_LIFETIME_MS = 24 * 60 * 60_000;

/** Maximum delay of a timer; browsers fire timers of more than 2^31 ms at once. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/**
 * When to extend a token, in milliseconds after its arrival: 45 s before its expiry, but not before half of its
 * lifetime, so that short-lived tokens are not extended continuously.
 */
export const extensionDelayOf = (lifetimeMs: number): number =>
  Math.min(LONGEST_WAIT_MS, Math.max(lifetimeMs - EXTENSION_MARGIN_MS, lifetimeMs / 2, 1_000));

/**
 * The rest of a wait, in milliseconds. A clock that was set back neither prolongs nor repeats the wait; one that jumped
 * ahead (after sleep) ends it once.
 */
export const remainingWait = (waitMs: number, sinceMs: number, nowMs: number): number =>
  Math.min(waitMs, Math.max(0, sinceMs + waitMs - nowMs));
