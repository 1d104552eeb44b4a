import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flagCacheState, withFlagCacheEntry } from './flag-cache.ts';

const fetchedAtMs = Date.parse('2026-11-21T12:00:00Z');
const at = (ageMs: number) => flagCacheState(fetchedAtMs, fetchedAtMs + ageMs);
const minuteMs = 60_000;
const fourHoursMs = 14_400_000;

describe('flag cache', () => {
  it('is fresh for a minute and then stale [S9-flags-01]', () => {
    expect([at(0), at(minuteMs - 1), at(minuteMs)]).toEqual(['fresh', 'fresh', 'stale']);
  });

  it('expires after four hours [S9-flags-02]', () => {
    expect([at(fourHoursMs - 1), at(fourHoursMs)]).toEqual(['stale', 'expired']);
  });

  it('is stale, not fresh for longer, if the clock has been set back [S9-flags-01]', () => {
    expect([at(-1), at(-fourHoursMs)]).toEqual(['stale', 'stale']);
  });

  it('never becomes fresher with time [S9-flags-01] [S9-flags-02]', () => {
    const rank = { fresh: 0, stale: 1, expired: 2 };
    const age = fc.integer({ min: 0, max: 2 * fourHoursMs });
    fc.assert(fc.property(age, age, (age1, age2) => rank[at(Math.min(age1, age2))] <= rank[at(Math.max(age1, age2))]));
  });

  it('holds ten entries, and evicts the least recently used for the eleventh [S9-flags-03]', () => {
    let cache: ReadonlyMap<string, number> = new Map();
    for (let entry = 1; entry <= 10; entry += 1) cache = withFlagCacheEntry(cache, `c${entry}`, entry);
    expect([...cache.values()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    cache = withFlagCacheEntry(cache, 'c1', 1);
    expect(cache.size).toBe(10);
    cache = withFlagCacheEntry(cache, 'c11', 11);
    expect([...cache.values()]).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 1, 11]);
  });

  it('always contains the ten most recently used entries, each with its latest value [S9-flags-03]', () => {
    const use = fc.tuple(fc.integer({ min: 1, max: 14 }).map(String), fc.integer());
    fc.assert(
      fc.property(fc.array(use, { maxLength: 60 }), (uses) => {
        const cache = uses.reduce<ReadonlyMap<string, number>>(
          (kept, [key, entry]) => withFlagCacheEntry(kept, key, entry),
          new Map(),
        );
        const lastUses = new Map<string, number>();
        for (const [key, entry] of uses.toReversed()) if (!lastUses.has(key)) lastUses.set(key, entry);
        expect([...cache].toReversed()).toEqual([...lastUses].slice(0, 10));
      }),
    );
  });

  it('does not modify the given cache', () => {
    const cache = new Map([['a', 1]]);
    withFlagCacheEntry(cache, 'b', 2);
    expect([...cache]).toEqual([['a', 1]]);
  });
});
