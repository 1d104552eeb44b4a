/** From this age on, flags that are kept are fetched again in the background (S9-flags-01). */
export const flagCacheStaleMs = 60 * 1000;

/** From this age on, flags that are kept are no longer used (S9-flags-02). */
export const flagCacheMaxAgeMs = 4 * 60 * 60 * 1000;

/** So many contexts' flags are kept; the one that was used longest ago goes first (S9-flags-03). */
export const flagCacheCapacity = 10;

/** A stream of flag changes that has been silent and unused for so long is closed (S9-flags-04). */
export const flagStreamIdleMs = 20 * 1000;

/** `fresh`: use it; `stale`: use it and fetch again; `expired`: fetch before use. */
export type FlagCacheState = 'fresh' | 'stale' | 'expired';

/**
 * What kept flags are worth. Both times in milliseconds since the epoch; flags from the future (a clock that was set
 * back) are stale, so that they are fetched again.
 */
export const flagCacheState = (fetchedAtMs: number, nowMs: number): FlagCacheState => {
  const ageMs = nowMs - fetchedAtMs;
  if (ageMs >= flagCacheMaxAgeMs) return 'expired';
  return ageMs >= 0 && ageMs < flagCacheStaleMs ? 'fresh' : 'stale';
};

/**
 * The cache after an entry was used or stored: that entry last, at most `flagCacheCapacity` of them. The order of a
 * cache's entries is the order of their use, so its first entry is the one to let go.
 */
export const withFlagCacheEntry = <Entry>(
  cache: ReadonlyMap<string, Entry>,
  key: string,
  entry: Entry,
): ReadonlyMap<string, Entry> => {
  const others = [...cache].filter(([other]) => other !== key);
  return new Map([...others.slice(-(flagCacheCapacity - 1)), [key, entry]]);
};

/** Whether a stream has had nothing to do since `lastActivityMs` for long enough to be closed; activity opens it again. */
export const isFlagStreamIdle = (lastActivityMs: number, nowMs: number): boolean =>
  nowMs - lastActivityMs >= flagStreamIdleMs;
