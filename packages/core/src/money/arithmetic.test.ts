import { describe, expect, it } from 'vitest';
import { isMoney, multiplyByRatio, negate, percentOf, sum, timesQuantity, timesRatio } from './arithmetic.ts';
import { money, zero } from './money.ts';
import { isPercent, lowestTerms, ratioOfPercent } from './ratio.ts';

describe('arithmetic', () => {
  it('keeps the cent that binary fractions lose: 1.005 and 8.35 percent [S9-money-01]', () => {
    expect(multiplyByRatio(money(201), 1, 2)).toBe(101);
    expect(percentOf(money(1000), '8.35')).toBe(84);
    expect(percentOf(money(-1000), '8.35')).toBe(-84);
  });

  it('computes 10 percent off 366.06 x 25 exactly [S9-money-01]', () => {
    expect(percentOf(timesQuantity(money(36606), 25), '10')).toBe(91515);
  });

  it('distinguishes amounts from other values', () => {
    expect(isMoney(zero)).toBe(true);
    expect([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, '1', null].some(isMoney)).toBe(false);
  });

  it('never returns a negative zero', () => {
    expect(Object.is(negate(zero), 0)).toBe(true);
    expect(Object.is(multiplyByRatio(money(-1), 1, 3), 0)).toBe(true);
  });

  it('negates an amount', () => {
    expect(negate(money(5))).toBe(-5);
    expect(negate(money(-5))).toBe(5);
  });

  it('rounds an amount times a ratio half up by default [S9-money-01]', () => {
    const half = { numerator: 1, denominator: 2 };
    expect(timesRatio(money(3), half)).toBe(2);
    expect(timesRatio(money(3), half, 'down')).toBe(1);
  });

  it('sums an empty list to 0', () => {
    expect(sum([])).toBe(0);
    expect(sum([money(1), money(2)])).toBe(3);
  });

  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('rejects the quantity %s', (quantity) => {
    expect(() => timesQuantity(money(100), quantity)).toThrow(RangeError);
  });

  it('rejects an invalid ratio, and a result beyond the exact range', () => {
    expect(() => multiplyByRatio(money(1), 1, 0)).toThrow(RangeError);
    expect(() => multiplyByRatio(money(1), 0.5, 1)).toThrow(RangeError);
    expect(() => multiplyByRatio(money(2 ** 52), 4, 1)).toThrow(RangeError);
  });

  it('normalizes a negative denominator', () => {
    expect(multiplyByRatio(money(10), 1, -4)).toBe(-3);
  });

  it('accepts percentages as text or number, and rejects anything else', () => {
    expect(isPercent('7.25')).toBe(true);
    expect(ratioOfPercent('7.25')).toEqual({ numerator: 725, denominator: 10_000 });
    expect(ratioOfPercent(5.5)).toEqual({ numerator: 55, denominator: 1000 });
    for (const percent of ['', '1e3', 'abc', Number.NaN, 1e21, 1e-7, '0.00000000000000001']) {
      expect(isPercent(percent)).toBe(false);
      expect(() => ratioOfPercent(percent)).toThrow(RangeError);
    }
  });
});

describe('lowestTerms', () => {
  it.each([
    [1_000, 10_000, 1, 10],
    [725, 10_000, 29, 400],
    [-6, 4, -3, 2],
    [0, 7, 0, 1],
    [5, 1, 5, 1],
    [7, 21, 1, 3],
  ])('reduces %d / %d to %d / %d', (numerator, denominator, least, by) => {
    expect(lowestTerms({ numerator, denominator })).toEqual({ numerator: least, denominator: by });
  });
});
