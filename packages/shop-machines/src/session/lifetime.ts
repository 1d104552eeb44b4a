/** How long before its end a token is extended, in milliseconds (S9-timing-03). */
export const EXTENSION_MARGIN_MS = 45_000;

/** A page that has been open for longer is loaded anew by the next navigation, in milliseconds (S4-session-02). */
export const PAGE_LIFETIME_MS = 24 * 60 * 60_000;

/** The longest wait that timers keep: beyond 2^31 ms they fire at once. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/**
 * How long after its arrival a token is extended, in milliseconds: 45 s before its end, but never sooner than half of
 * its life, so that a short one is not asked for over and over.
 */
export const extensionDelayOf = (lifetimeMs: number): number =>
  Math.min(LONGEST_WAIT_MS, Math.max(lifetimeMs - EXTENSION_MARGIN_MS, lifetimeMs / 2, 1_000));

/**
 * How much of a wait is left, in milliseconds. A clock that was put back neither lengthens the wait nor repeats it,
 * one that jumped ahead (a laptop that slept) ends it once.
 */
export const remainingWait = (waitMs: number, sinceMs: number, nowMs: number): number =>
  Math.min(waitMs, Math.max(0, sinceMs + waitMs - nowMs));
