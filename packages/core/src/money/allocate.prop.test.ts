import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryMoney } from '../testing/index.ts';
import { allocate } from './allocate.ts';
import { sum } from './arithmetic.ts';
import { type Money, money } from './money.ts';

const weights = () => fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 });

const Exact = Decimal.clone({ precision: 60 });

/** The largest remainder method of a textbook, in exact decimals: sorted by the remainder after rounding down. */
const allocateByDecimals = (total: Money, shares: readonly number[]): readonly number[] => {
  const whole = shares.reduce((left, right) => left.plus(right), new Exact(0));
  const parts = shares.map((weight, index) => {
    const product = new Exact(total).abs().mul(weight);
    return { index, floor: product.divToInt(whole), dropped: product.mod(whole) };
  });
  const handedOut = parts.reduce((left, { floor }) => left.plus(floor), new Exact(0));
  const receivers = parts
    .toSorted((left, right) => right.dropped.cmp(left.dropped) || left.index - right.index)
    .slice(0, new Exact(total).abs().minus(handedOut).toNumber());
  for (const receiver of receivers) receiver.floor = receiver.floor.plus(1);
  return parts.map(({ floor }) => floor.toNumber() * (Math.sign(total) || 1) + 0);
};

const someWeigh = (shares: readonly number[]) => shares.some((weight) => weight > 0);

describe('allocate', () => {
  it('assigns the largest remainders like a reference implementation with decimal.js and a sort', () => {
    fc.assert(
      fc.property(arbitraryMoney(), weights().filter(someWeigh), (total, shares) => {
        expect(allocate(total, shares)).toEqual(allocateByDecimals(total, shares));
      }),
      { numRuns: 500 },
    );
  });

  it('is exact if amount times weight exceeds 2^53', () => {
    const hugeWeights = fc.array(fc.integer({ min: 0, max: 2 ** 48 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.maxSafeInteger().map(money), hugeWeights.filter(someWeigh), (total, shares) => {
        const given = allocate(total, shares);
        expect(given).toEqual(allocateByDecimals(total, shares));
        expect(sum(given)).toBe(total);
      }),
    );
  });

  it('prefers the earlier share among many equal remainders', () => {
    const fewKinds = fc.array(fc.constantFrom(0, 1, 2, 3, 7), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(arbitraryMoney({ min: -5_000, max: 5_000 }), fewKinds.filter(someWeigh), (total, shares) => {
        expect(allocate(total, shares)).toEqual(allocateByDecimals(total, shares));
      }),
    );
  });

  it('handles remainders that are successive halves', () => {
    const halving = Array.from({ length: 48 }, (_, index) => 2 ** index);
    for (let total = 1; total <= 48; total += 1) {
      expect(allocate(money(total), halving)).toEqual(allocateByDecimals(money(total), halving));
    }
  });

  it('sums to the whole, for any sign and weights [S9-money-01]', () => {
    fc.assert(
      fc.property(arbitraryMoney(), weights(), (total, shares) => {
        expect(sum(allocate(total, shares))).toBe(total);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps every share within one minor unit of its exact value', () => {
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

  it('mirrors the shares of a negative total', () => {
    fc.assert(
      fc.property(arbitraryMoney({ min: 1 }), weights(), (total, shares) => {
        const mirrored = allocate((total * -1) as typeof total, shares).map((share) => share * -1 + 0);
        expect(mirrored).toEqual(allocate(total, shares));
      }),
    );
  });

  it('never gives units to a weight of 0 while another weight is positive', () => {
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
