import { type Money, money, sum } from '@ironcart/core';
import { arbitraryMoney } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareDiscount } from './share-discount.ts';

const shares = (amounts: readonly number[], amount: number, weights?: readonly number[]) =>
  shareDiscount(amounts.map(money), { amount: money(amount), weights });

describe('shareDiscount', () => {
  it('sums to the discount, and takes from no line more than it comes to', () => {
    const line = fc.tuple(arbitraryMoney({ min: -10_000, max: 100_000 }), fc.nat({ max: 5_000 }));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1 }),
        fc.integer({ min: 0, max: 100 }),
        fc.boolean(),
        (lines, percent, isByWeight) => {
          const amounts = lines.map(([amount]) => amount);
          const most = sum(amounts.map((amount) => money(Math.max(amount, 0))));
          const amount = money(Math.floor((most * percent) / 100));
          const weights = isByWeight ? lines.map(([, weight]) => weight) : undefined;
          const borne = shareDiscount(amounts, { amount, weights });
          expect(sum(borne)).toBe(amount);
          borne.forEach((share, index) => {
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(Math.max(amounts[index] ?? 0, 0));
          });
        },
      ),
    );
  });

  it('is shared by what the lines come to, or by the weights that are given', () => {
    expect(shares([300, 100], 40)).toEqual([30, 10]);
    expect(shares([300, 100], 40, [1, 3])).toEqual([10, 30]);
    expect(shares([100, 100, 100], 100)).toEqual([34, 33, 33]);
    expect(shares([300, 100], 0)).toEqual([0, 0]);
    expect(shares([], 0)).toEqual([]);
  });

  it('passes on what a line cannot bear, in proportion to what is left of the others', () => {
    expect(shares([10, 300, 100], 200, [1, 0, 0])).toEqual([10, 143, 47]);
    expect(shares([10, 300, 100], 410, [1, 0, 0])).toEqual([10, 300, 100]);
    expect(shares([10, 300], 100, [0, 0])).toEqual([10, 90]);
    expect(shares([-50, 100], 100)).toEqual([0, 100]);
    expect(shares([-50, 100], 100, [1, 1])).toEqual([0, 100]);
  });

  it('throws where the lines cannot bear it', () => {
    expect(() => shares([10, -5], 11)).toThrow(new RangeError('The lines come to less than the discount'));
    expect(() => shares([], 1)).toThrow(RangeError);
    expect(() => shareDiscount([5 as Money], { amount: 5 as Money, weights: [-1] })).toThrow(RangeError);
  });
});
