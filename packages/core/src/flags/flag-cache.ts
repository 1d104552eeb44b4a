import { requireMap } from '../require-argument.ts';

/** Age in milliseconds from which cached flags are refreshed in the background (S9-flags-01). */
export const flagCacheStaleMs = 60 * 1000;

/** Age in milliseconds from which cached flags are not used any more (S9-flags-02). */
export const flagCacheMaxAgeMs = 4 * 60 * 60 * 1000;

/** Maximum number of contexts with cached flags; the least recently used is evicted (S9-flags-03). */
export const flagCacheCapacity = 10;

/** A stream without events or use for this many milliseconds is closed (S9-flags-04). */
export const flagStreamIdleMs = 20 * 1000;

/** `fresh`: use it; `stale`: use it and refresh it; `expired`: refresh before use. */
export type FlagCacheState = 'fresh' | 'stale' | 'expired';

/**
 * The state of cached flags. Both times are in milliseconds since the epoch; flags from the future (the clock was set
 * back) are stale, so that they are refreshed.
 */
export const flagCacheState = (fetchedAtMs: number, nowMs: number): FlagCacheState => {
  const ageMs = nowMs - fetchedAtMs;
  if (ageMs >= flagCacheMaxAgeMs) return 'expired';
  return ageMs >= 0 && ageMs < flagCacheStaleMs ? 'fresh' : 'stale';
};

/**
 * Returns the cache after an entry was used or stored: that entry is last, and at most `flagCacheCapacity` entries
 * remain. Entries are in the order of their use, so the first one is evicted.
 */
export const withFlagCacheEntry = <Entry>(
  cache: ReadonlyMap<string, Entry>,
  key: string,
  entry: Entry,
): ReadonlyMap<string, Entry> => {
  requireMap(cache, 'cache');
  const others = [...cache].filter(([other]) => other !== key);
  return new Map([...others.slice(-(flagCacheCapacity - 1)), [key, entry]]);
};
