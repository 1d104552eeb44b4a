import { type Money, money, multiplyByRatio, type Rounding, ratioOfPercent, sum } from '@ironcart/core/money';
import { arbitraryMoney, arbitraryPercent } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratedParts } from './rated-parts.ts';
import { arbitraryTaxTerms } from './testing/arbitrary-tax.ts';

const parts = (amounts: readonly number[], rate: string, rounding: Rounding = 'halfUp') =>
  ratedParts(amounts.map(money), ratioOfPercent(rate), rounding);

describe('ratedParts', () => {
  it('adds up to the given part of the whole, each less than one unit from its exact share, including signs', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryMoney(), { maxLength: 20 }),
        arbitraryPercent(),
        arbitraryTaxTerms(),
        (amounts, rate, { rounding }) => {
          const ratio = ratioOfPercent(rate);
          const shares = ratedParts(amounts, ratio, rounding);
          const { numerator, denominator } = ratio;
          expect(sum(shares)).toBe(multiplyByRatio(sum(amounts), numerator, denominator, rounding));
          amounts.forEach((amount: Money, index) => {
            const distance = BigInt(shares[index] ?? 0) * BigInt(denominator) - BigInt(amount) * BigInt(numerator);
            expect(distance < 0n ? -distance : distance).toBeLessThan(BigInt(denominator));
          });
        },
      ),
    );
  });

  it('assigns the remainder to the largest fractional parts, the earlier of equal ones first', () => {
    // Exact 0.3, 0.3, 0.4 of 1: the third has the largest remainder.
    expect(parts([3, 3, 4], '10')).toEqual([0, 0, 1]);
    // Exact 0.5 four times, 2 together: the first two.
    expect(parts([5, 5, 5, 5], '10')).toEqual([1, 1, 0, 0]);
    expect(parts([], '10')).toEqual([]);
  });

  it('offsets positive amounts against negative ones', () => {
    // Exact -0.4 and 1.9, 1.5 together, 2 half up: -1 + 0.6 and 1 + 0.9, and 2 units to hand out.
    expect(parts([-4, 19], '10')).toEqual([0, 2]);
    expect(parts([-4, 19], '10', 'down')).toEqual([-1, 2]);
    expect(parts([-10, 10], '19')).toEqual([-2, 2]);
  });

  it('loses no precision for products above 2^53', () => {
    expect(parts([999_999_999_999, -999_999_999_998], '33.3333333')).toEqual([
      333_333_333_000,
      -333_333_332_999 - 1 + 0,
    ]);
  });

  it('assigns the last unit to the largest remainder, not to the largest product above 2^53', () => {
    // A third of a unit less a billionth is left of the first, two thirds of the second.
    expect(parts([1_000_000_000_001, 999_999_999_999], '33.3333333')).toEqual([333_333_333_000, 333_333_333_000]);
  });
});
