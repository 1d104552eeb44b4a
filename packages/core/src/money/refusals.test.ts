import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';
import { multiplyByRatio, timesQuantity } from './arithmetic.ts';
import { toDecimal, toDecimalText } from './decimal.ts';
import { formatMoney } from './format-money.ts';
import { type Money, money } from './money.ts';
import { ratioOfPercent } from './ratio.ts';
import { percentOfLines, specifiedRounding } from './rounding-policy.ts';

describe('error for a rejected money value', () => {
  it.each<[string, () => unknown, string]>([
    ['text', () => money(JSON.parse('"3"')), 'Money must be a whole number of minor units, got 3 (string)'],
    [
      'no amount',
      () => money(JSON.parse('{}').price),
      'Money must be a whole number of minor units, got undefined (undefined)',
    ],
    ['an amount with a fraction', () => money(1.5), 'Money must be a whole number of minor units, got 1.5 (number)'],
    [
      'an amount in dollars as a number',
      () => formatMoney(12.34 as Money, 'USD', 'en_US'),
      'Money must be a whole number of minor units, got 12.34 (number)',
    ],
    [
      'an amount in dollars as decimal text',
      () => toDecimalText(12.34 as Money),
      'Money must be a whole number of minor units, got 12.34 (number)',
    ],
    [
      'an amount in dollars as sent on the wire',
      () => toDecimal(12.34 as Money),
      'Money must be a whole number of minor units, got 12.34 (number)',
    ],
    [
      'an amount in a currency without decimals',
      () => formatMoney(money(1_234), 'JPY', 'ja_JP'),
      'JPY is no currency with two decimals',
    ],
    [
      'an amount in a currency with three decimals',
      () => formatMoney(money(1_234), 'KWD', 'en_KW'),
      'KWD is no currency with two decimals',
    ],
    ['a quantity below 0', () => timesQuantity(money(1), -2), 'A quantity is a whole number of at least 0, got -2'],
    [
      'NaN as an amount',
      () => multiplyByRatio(Number.NaN as Money, 1, 2),
      'Money must be a whole number of minor units, got NaN (number)',
    ],
    [
      'text for a fraction',
      () => multiplyByRatio('x' as unknown as Money, 1, 2),
      'Money must be a whole number of minor units, got x (string)',
    ],
    [
      'an amount as text for a fraction',
      () => multiplyByRatio('119' as unknown as Money, 19, 119),
      'Money must be a whole number of minor units, got 119 (string)',
    ],
    ['a denominator of 0', () => multiplyByRatio(money(1), 2, 0), 'Not a ratio of whole numbers: 2 / 0'],
    ['a fractional numerator', () => multiplyByRatio(money(1), 0.5, 3), 'Not a ratio of whole numbers: 0.5 / 3'],
    ['a fractional denominator', () => multiplyByRatio(money(1), 3, 0.5), 'Not a ratio of whole numbers: 3 / 0.5'],
    ['a percentage in words', () => ratioOfPercent('ten'), 'Not a percentage: ten'],
    [
      'a percentage with too many digits before the decimal point',
      () => ratioOfPercent('12345678901234567'),
      'Too many digits in the percentage 12345678901234567',
    ],
    [
      'a percentage with too many digits after the decimal point',
      () => ratioOfPercent('0.00000000000000001'),
      'Too many digits in the percentage 0.00000000000000001',
    ],
    ['a weight below 0', () => allocate(money(1), [1, -1]), 'A weight is a whole number of at least 0, got -1'],
    [
      'weights that sum beyond the exact range',
      () => allocate(money(1), [Number.MAX_SAFE_INTEGER, 1]),
      'The weights are too large to allocate by',
    ],
    ['an amount without shares', () => allocate(money(1), []), 'There is no share to allocate the amount to'],
  ])('reports the received value: %s [S9-money-01]', (_what, refused, message) => {
    expect(refused).toThrow(new RangeError(message));
  });

  it.each(['1.5x', 'x1.5', '1.', '.5', '--1', '+1', ' 1', '1\n'])(
    'includes a percentage with additional text: %j',
    (percent) => {
      expect(() => ratioOfPercent(percent)).toThrow(RangeError);
    },
  );

  it('does not occur for a negative percentage, which is valid', () => {
    expect(ratioOfPercent('-7.5')).toEqual({ numerator: -75, denominator: 1000 });
    expect(ratioOfPercent('7')).toEqual({ numerator: 7, denominator: 100 });
  });
});

describe('rounding policy of the specification', () => {
  it('is half up per line by default [S9-money-01]', () => {
    expect(specifiedRounding).toEqual({ rounding: 'halfUp', at: 'line' });
    const lines = [
      { price: money(5), qty: 3 },
      { price: money(5), qty: 1 },
    ];
    expect(percentOfLines(lines, '10')).toEqual({ whole: 3, parts: [2, 1] });
  });
});
