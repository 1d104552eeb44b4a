import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryMoney } from '../testing/index.ts';
import { allocate } from './allocate.ts';
import { sum } from './arithmetic.ts';

const weights = () => fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });

describe('allocate', () => {
  it('sums to the whole, whatever the sign and the weights [S9-money-01]', () => {
    fc.assert(
      fc.property(arbitraryMoney(), weights(), (total, shares) => {
        expect(sum(allocate(total, shares))).toBe(total);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps every share within one minor unit of its exact part', () => {
    fc.assert(
      fc.property(arbitraryMoney({ min: -1_000_000_000, max: 1_000_000_000 }), weights(), (total, shares) => {
        const weightSum = shares.reduce((left, right) => left + right, 0);
        fc.pre(weightSum > 0);
        allocate(total, shares).forEach((share, index) => {
          expect(Math.abs(share - (total * (shares[index] ?? 0)) / weightSum)).toBeLessThan(1);
        });
      }),
    );
  });

  it('gives a negative total the mirrored shares', () => {
    fc.assert(
      fc.property(arbitraryMoney({ min: 1 }), weights(), (total, shares) => {
        const mirrored = allocate((total * -1) as typeof total, shares).map((share) => share * -1 + 0);
        expect(mirrored).toEqual(allocate(total, shares));
      }),
    );
  });

  it('never gives to a weight of 0 while another weighs something', () => {
    fc.assert(
      fc.property(arbitraryMoney(), weights(), (total, shares) => {
        fc.pre(shares.some((weight) => weight > 0));
        allocate(total, shares).forEach((share, index) => {
          if (shares[index] === 0) expect(share).toBe(0);
        });
      }),
    );
  });
});
