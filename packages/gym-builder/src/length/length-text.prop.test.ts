import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactFeetAndInches, feetAndInches, lengthIn } from './length-text.ts';

describe('length as text', () => {
  it.each([
    ['3810', 3_810],
    ['3,810 mm', 3_810],
    ['381cm', 3_810],
    ['3.81 m', 3_810],
    ['150 in', 3_810],
    ['12 ft 6 in', 3_810],
    ['12\'6"', 3_810],
    ['12′ 6″', 3_810],
    ['12ft', 3_658],
    ['12’6”', 3_810],
    ["12' 6''", 3_810],
    ["12' 6", 3_810],
    ['12 ft 6', 3_810],
    ['12 Feet 6 Inches', 3_810],
    ['12 ft. 6 in.', 3_810],
    ['12 1/2 ft', 3_810],
    ['12 foot 5 1/2 inch', 3_797],
    ['1/2 in', 13],
    ['11/16 in', 17],
    ['2 11/16 in', 68],
    ['3,81 m', 3_810],
    ['3,81 metres', 3_810],
    ['381 centimeters', 3_810],
  ])('is parsed from common notations: %s', (text, mm) => {
    expect(lengthIn(text)).toBe(mm);
  });

  it.each([
    '',
    'wide',
    '12 6',
    '-3 m',
    '3..5 m',
    '6 12 ft',
    '2 m 40',
    '1/0 ft',
    '3 m 2 x',
    '1e9',
    'ft',
    '9'.repeat(41),
  ])('is undefined for %j', (text) => {
    expect(lengthIn(text)).toBeUndefined();
  });

  // Trying every way to divide the digits would far exceed the test's time limit.
  it('is distinguished from any text of digits', () => {
    for (const end of ['x', ' x', '/', ',', '"x']) expect(lengthIn(`${'1'.repeat(37)}${end}`)).toBeUndefined();
  });

  it('is formatted in feet and inches, and parsed within half an inch', () => {
    expect([feetAndInches(3_810), feetAndInches(3_658), feetAndInches(200), feetAndInches(3_655)]).toEqual([
      ...['12 ft 6 in', '12 ft', '8 in', '12 ft'],
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (mm) => {
        expect(Math.abs((lengthIn(feetAndInches(mm)) ?? Number.NaN) - mm)).toBeLessThanOrEqual(13);
        expect(lengthIn(`${mm} mm`)).toBe(mm);
      }),
    );
  });

  it('fills a feet and inches input that is parsed to the same millimetres', () => {
    expect([0, 6_096, 2_591, 6_000, 3_797, 13, 305].map(exactFeetAndInches)).toEqual([
      ...['0 in', '20 ft', '8 ft 6 in', '19 ft 8 7/32 in', '12 ft 5 1/2 in', '1/2 in', '1 ft'],
    ]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (mm) => {
        expect(lengthIn(exactFeetAndInches(mm))).toBe(mm);
      }),
    );
  });
});
