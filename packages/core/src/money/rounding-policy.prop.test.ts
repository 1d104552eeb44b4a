import { Decimal } from 'decimal.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryPercent, arbitraryPrice } from '../testing/index.ts';
import { percentOf, type Rounding, sum } from './arithmetic.ts';
import { money } from './money.ts';
import { percentOfLines, type RoundingPolicy } from './rounding-policy.ts';

const roundings: readonly Rounding[] = ['halfUp', 'halfDown', 'halfEven', 'up', 'down'];
const policies = roundings.flatMap((rounding) =>
  (['unit', 'line', 'order'] as const).map((at): RoundingPolicy => ({ rounding, at })),
);
const lines = () => fc.array(fc.record({ price: arbitraryPrice(), qty: fc.integer({ min: 0, max: 50 }) }));

const Exact = Decimal.clone({ precision: 60 });
const modes = {
  halfUp: Exact.ROUND_HALF_UP,
  halfDown: Exact.ROUND_HALF_DOWN,
  halfEven: Exact.ROUND_HALF_EVEN,
  up: Exact.ROUND_UP,
  down: Exact.ROUND_DOWN,
} as const satisfies Record<Rounding, Decimal.Rounding>;

describe('percentOfLines', () => {
  it.each(policies)('matches decimal.js, $rounding at each $at', ({ rounding, at }) => {
    fc.assert(
      fc.property(lines(), arbitraryPercent(), (given, percent) => {
        const rounded = (amount: Decimal) => amount.mul(percent).div(100).toDecimalPlaces(0, modes[rounding]);
        const rows = given.map(({ price, qty }) => new Exact(price).mul(qty));
        const whole = rows.reduce((left, right) => left.plus(right), new Exact(0));
        const { whole: found, parts } = percentOfLines(given, percent, { rounding, at });
        if (at === 'order') {
          expect(found).toBe(rounded(whole).toNumber());
          return;
        }
        expect(parts).toEqual(
          given.map(({ price, qty }, index) =>
            at === 'line'
              ? rounded(rows[index] ?? new Exact(0)).toNumber()
              : rounded(new Exact(price)).mul(qty).toNumber(),
          ),
        );
      }),
    );
  });

  it.each(policies)('has parts that add up to the whole, $rounding at each $at', (policy) => {
    fc.assert(
      fc.property(lines(), arbitraryPercent(), (given, percent) => {
        const { whole, parts } = percentOfLines(given, percent, policy);
        expect(parts).toHaveLength(given.length);
        expect(sum(parts)).toBe(whole);
      }),
    );
  });

  it('is within one unit of the exact percentage at every rounding point', () => {
    fc.assert(
      fc.property(lines(), arbitraryPercent(), fc.constantFrom(...policies), (given, percent, policy) => {
        const { whole } = percentOfLines(given, percent, policy);
        const total = sum(given.map(({ price, qty }) => money(price * qty)));
        const pieces = given.reduce((count, { qty }) => count + qty, 0);
        const points = policy.at === 'order' ? 1 : policy.at === 'line' ? given.length : pieces;
        expect(Math.abs(whole - percentOf(total, percent))).toBeLessThanOrEqual(points + 1);
      }),
    );
  });

  it('rounds each line half up by default [S9-money-01]', () => {
    const given = [...Array.from({ length: 9 }, () => 1_640), 1_642].map((price) => ({ price: money(price), qty: 1 }));
    expect(percentOfLines(given, '2.6').whole).toBe(430);
    expect(percentOfLines(given, '2.6', { rounding: 'halfUp', at: 'order' }).whole).toBe(426);
  });

  it('rounds per piece, line or order, with different results', () => {
    // 2.5% of 1.00 is 2.5 cents: by the piece 3, 2, 2, 3, 2; four of them are exactly 10 by the line.
    const pieces = [{ price: money(100), qty: 4 }];
    const wholes = (at: RoundingPolicy['at']) =>
      roundings.map((rounding) => percentOfLines(pieces, '2.5', { rounding, at }).whole);
    expect(wholes('unit')).toEqual([12, 8, 8, 12, 8]);
    expect(wholes('line')).toEqual([10, 10, 10, 10, 10]);
    expect(
      percentOfLines([...pieces, { price: money(100), qty: 1 }], '2.5', { rounding: 'halfEven', at: 'order' }),
    ).toEqual({
      whole: 12,
      parts: [10, 2],
    });
  });
});
