import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countPast } from './deal-periods.ts';

/** Moments as the database gives them: each once, the first one first. */
const moments = fc
  .uniqueArray(fc.integer({ min: 0, max: 50 }), { maxLength: 12 })
  .map((unsorted) => unsorted.toSorted((a, b) => a - b));

describe('start and end times of hot deals', () => {
  it.each([
    [9, 0],
    [10, 1],
    [11, 1],
    [20, 2],
    [1_000, 3],
  ])('that have passed at %i ms are %i, including equality', (now, count) => {
    expect(countPast([10, 20, 30], now)).toBe(count);
  });

  it('are empty without deals', () => {
    expect(countPast([], 5)).toBe(0);
  });

  it('are counted like by a linear search', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: -1, max: 51 }), (all, now) => {
        expect(countPast(all, now)).toBe(all.filter((moment) => moment <= now).length);
      }),
      { numRuns: 200 },
    );
  });
});
