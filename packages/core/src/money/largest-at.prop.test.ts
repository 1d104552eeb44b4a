import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestAt } from './largest-at.ts';

const numbers = () => fc.array(fc.oneof(fc.maxSafeNat(), fc.nat({ max: 9 })), { minLength: 1, maxLength: 60 });

describe('largestAt', () => {
  it('finds at every rank what a sort would put there, equal numbers included', () => {
    fc.assert(
      fc.property(numbers(), (given) => {
        const sorted = given.toSorted((left, right) => right - left);
        for (let rank = 1; rank <= given.length; rank += 1) {
          expect(largestAt(rank, given, Number.MAX_SAFE_INTEGER)).toBe(sorted[rank - 1]);
        }
      }),
    );
  });

  it('leaves the numbers as they are', () => {
    const given = Object.freeze([3, 1, 2]);
    expect(largestAt(2, given, 3)).toBe(2);
    expect(given).toEqual([3, 1, 2]);
  });
});
