import { describe, expect, it } from 'vitest';
import { parseMoney, toDecimal, toDecimalText } from './decimal.ts';
import { money } from './money.ts';

describe('parseMoney', () => {
  it.each([
    [345, 34500],
    [0.1, 10],
    [1.15, 115],
    ['345.00', 34500],
    ['345', 34500],
    ['0.5', 50],
    ['-12.34', -1234],
    [-0, 0],
    ['-0', 0],
    [9_999_999_999.99, 999_999_999_999],
    [-9_999_999_999.99, -999_999_999_999],
    ['9999999999.99', 999_999_999_999],
    ['-9999999999.99', -999_999_999_999],
  ])('reads %s as %i minor units', (value, minorUnits) => {
    expect(parseMoney(value)).toEqual({ ok: true, value: minorUnits });
  });

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    [null, 'empty'],
    [undefined, 'empty'],
    [Number.NaN, 'notANumber'],
    [Number.POSITIVE_INFINITY, 'notANumber'],
    ['NaN', 'notANumber'],
    ['1e21', 'notANumber'],
    ['1,000.00', 'notANumber'],
    ['0x10', 'notANumber'],
    [' 1', 'notANumber'],
    [true, 'notANumber'],
    [[1], 'notANumber'],
    [1e21, 'outOfRange'],
    [10_000_000_000, 'outOfRange'],
    [-10_000_000_000, 'outOfRange'],
    ['-10000000000', 'outOfRange'],
    ['10000000000.00', 'outOfRange'],
    ['99999999999999999999999', 'outOfRange'],
    [0.1 + 0.2, 'tooManyDecimals'],
    ['1.005', 'tooManyDecimals'],
    [1e-7, 'tooManyDecimals'],
  ])('rejects %s as %s instead of rounding it', (value, code) => {
    expect(parseMoney(value)).toMatchObject({ ok: false, issues: [{ code }] });
  });
});

describe('toDecimal', () => {
  it('writes two decimals [S9-money-01]', () => {
    expect(toDecimal(money(34501))).toBe(345.01);
    expect(toDecimalText(money(34500))).toBe('345.00');
    expect(toDecimalText(money(-5))).toBe('-0.05');
    expect(toDecimalText(money(0))).toBe('0.00');
  });
});
