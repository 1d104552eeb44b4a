import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryMoney, arbitraryPercent } from '../testing/index.ts';
import { add, multiplyByRatio, percentOf, subtract, timesQuantity } from './arithmetic.ts';
import { money } from './money.ts';

const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP });
const factor = () => fc.integer({ min: -1_000_000, max: 1_000_000 });
const divisor = () => fc.integer({ min: 1, max: 1_000_000 });

describe('arithmetic', () => {
  it('rounds like decimal.js, half away from zero, also above 2^53 [S9-money-01]', () => {
    fc.assert(
      fc.property(arbitraryMoney(), factor(), divisor(), (amount, numerator, denominator) => {
        const exact = new Exact(amount).mul(numerator).div(denominator).toDecimalPlaces(0, Exact.ROUND_HALF_UP);
        fc.pre(exact.abs().lte(Number.MAX_SAFE_INTEGER));
        expect(multiplyByRatio(amount, numerator, denominator)).toBe(exact.toNumber() + 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('rounds equally on both sides of the largest exact product [S9-money-01]', () => {
    const nearLimit = fc.integer({ min: -2_000, max: 2_000 }).map((away) => 2 ** 52 + away);
    fc.assert(
      fc.property(nearLimit, fc.integer({ min: 2, max: 5_000 }), fc.boolean(), (product, denominator, isOwed) => {
        const whole = BigInt(product);
        const by = BigInt(denominator);
        const expected = Number((2n * whole + by) / (2n * by));
        expect(multiplyByRatio(money(isOwed ? -product : product), 1, denominator)).toBe(isOwed ? -expected : expected);
      }),
      { numRuns: 1_000 },
    );
  });

  it('rounds every exact half away from zero [S9-money-01]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (whole) => {
        expect(multiplyByRatio(money(2 * whole + 1), 1, 2)).toBe(whole + 1);
        expect(multiplyByRatio(money(-2 * whole - 1), 1, 2)).toBe(-whole - 1);
      }),
    );
  });

  it('truncates on request', () => {
    fc.assert(
      fc.property(arbitraryMoney(), divisor(), (amount, denominator) => {
        const exact = new Exact(amount).div(denominator).trunc();
        expect(multiplyByRatio(amount, 1, denominator, 'down')).toBe(exact.toNumber() + 0);
      }),
    );
  });

  it.each([
    ['halfUp', Exact.ROUND_HALF_UP],
    ['halfDown', Exact.ROUND_HALF_DOWN],
    ['halfEven', Exact.ROUND_HALF_EVEN],
    ['up', Exact.ROUND_UP],
    ['down', Exact.ROUND_DOWN],
  ] as const)('rounds %s like decimal.js, including exact halves', (rounding, mode) => {
    fc.assert(
      fc.property(arbitraryMoney(), fc.oneof(divisor(), fc.constantFrom(2, 4, 10, 10_000)), (amount, denominator) => {
        const exact = new Exact(amount).div(denominator).toDecimalPlaces(0, mode);
        expect(multiplyByRatio(amount, 1, denominator, rounding)).toBe(exact.toNumber() + 0);
      }),
    );
  });

  it('computes percentages like decimal.js [S9-money-01]', () => {
    fc.assert(
      fc.property(arbitraryMoney(), arbitraryPercent(), (amount, percent) => {
        const exact = new Exact(amount).mul(percent).div(100).toDecimalPlaces(0, Exact.ROUND_HALF_UP);
        expect(percentOf(amount, percent)).toBe(exact.toNumber() + 0);
      }),
      { numRuns: 2000 },
    );
  });

  it('adds and subtracts as inverses', () => {
    fc.assert(
      fc.property(arbitraryMoney(), arbitraryMoney(), (left, right) => {
        expect(subtract(add(left, right), right)).toBe(left);
      }),
    );
  });

  it('multiplies by a quantity as repeated addition does', () => {
    fc.assert(
      fc.property(arbitraryMoney(), fc.integer({ min: 0, max: 30 }), (amount, quantity) => {
        let total = money(0);
        for (let count = 0; count < quantity; count += 1) total = add(total, amount);
        expect(timesQuantity(amount, quantity)).toBe(total);
      }),
    );
  });
});
