import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largestAt } from './largest-at.ts';

const numbers = () => fc.array(fc.oneof(fc.maxSafeNat(), fc.nat({ max: 9 })), { minLength: 1, maxLength: 60 });

/** As many as a length allows, up to a largest number: spread over all of the range, or close together and often equal. */
const numbersUpTo = (most: number, maxLength: number) =>
  fc.array(fc.nat({ max: most }), { minLength: 1, maxLength, size: 'max' });

/** Numbers that count how often one of them is read. */
const countingReads = (numbers: readonly number[]) => {
  let reads = 0;
  const watched = new Proxy(numbers, {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(target, key, receiver);
    },
  });
  return { watched, readCount: () => reads };
};

describe('largestAt', () => {
  it.each([
    [9, 32],
    [9, 200],
    [1_000, 32],
    [1_000, 200],
    [Number.MAX_SAFE_INTEGER, 32],
    [Number.MAX_SAFE_INTEGER, 200],
  ])('finds every rank among numbers up to %d, in lists of up to %d', (most, maxLength) => {
    fc.assert(
      fc.property(numbersUpTo(most, maxLength), (given) => {
        const sorted = given.toSorted((left, right) => right - left);
        const ranks = given.map((_, at) => at + 1);
        expect(ranks.map((rank) => largestAt(rank, given, sorted[0] ?? 0))).toEqual(sorted);
      }),
    );
  });

  it('returns the same number as a sort at every rank, including equal numbers', () => {
    fc.assert(
      fc.property(numbers(), (given) => {
        const sorted = given.toSorted((left, right) => right - left);
        for (let rank = 1; rank <= given.length; rank += 1) {
          expect(largestAt(rank, given, Number.MAX_SAFE_INTEGER)).toBe(sorted[rank - 1]);
        }
      }),
    );
  });

  it('reads evenly distributed numbers fewer than four times on average', () => {
    const given = Array.from({ length: 32 }, (_, at) => at * 1_000 + 7);
    const { watched, readCount } = countingReads(given);
    for (let rank = 1; rank <= given.length; rank += 1) largestAt(rank, watched, 31_007);
    expect(readCount()).toBeLessThan(4 * given.length * given.length);
  });

  it.each([
    ['far below the largest possible', (at: number) => at],
    ['growing exponentially', (at: number) => 2 ** at],
    ['all equal', () => 5],
  ])('reads numbers that are %s at most twice per bit of their range', (_, numberOf) => {
    const given = Array.from({ length: 32 }, (__, at) => numberOf(at));
    for (let rank = 1; rank <= given.length; rank += 1) {
      const { watched, readCount } = countingReads(given);
      largestAt(rank, watched, Number.MAX_SAFE_INTEGER);
      expect(readCount()).toBeLessThanOrEqual(106 * given.length);
    }
  });

  it('does not modify its input', () => {
    const given = Object.freeze([3, 1, 2]);
    expect(largestAt(2, given, 3)).toBe(2);
    expect(given).toEqual([3, 1, 2]);
  });
});
