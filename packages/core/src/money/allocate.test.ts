import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';
import { money } from './money.ts';

describe('allocate', () => {
  it('gives the remaining units to the largest remainders, the earlier first', () => {
    expect(allocate(money(100), [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(money(5), [3, 7])).toEqual([2, 3]);
    expect(allocate(money(10), [1, 0, 2])).toEqual([3, 0, 7]);
  });

  it('splits evenly if all weights are 0', () => {
    expect(allocate(money(-5), [0, 0])).toEqual([-3, -2]);
  });

  it('returns nothing without weights', () => {
    expect(allocate(money(0), [])).toEqual([]);
    expect(() => allocate(money(1), [])).toThrow(RangeError);
  });

  it.each([-1, 0.5, Number.NaN])('rejects the weight %s', (weight) => {
    expect(() => allocate(money(1), [1, weight])).toThrow(RangeError);
  });
});
