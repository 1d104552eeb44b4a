import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NumberDialect, readNumber } from './read-number.ts';

const meanings = ['thousands', 'decimals', undefined] as const;
const dialects: readonly NumberDialect[] = meanings.flatMap((comma) => meanings.map((point) => ({ comma, point })));

describe('readNumber', () => {
  it.each([
    ['1,299.00', '1299.00'],
    ['1.299,00', '1299.00'],
    ['1\u00A0299,00', '1299.00'],
    ['1\u202F299,5', '1299.5'],
    ["1'299.00", '1299.00'],
    ['1 299', '1299'],
    ['12,345,678.90', '12345678.90'],
    ['1.234.567', '1234567'],
    ['12,50', '12.50'],
    [' 12.9000 ', '12.9000'],
    ['-3', '-3'],
    ['0', '0'],
  ])('reads %j as %s, in every dialect', (text, digits) => {
    for (const dialect of dialects) expect(readNumber(text, dialect)).toBe(digits);
  });

  it.each([
    [{ comma: 'thousands', point: 'decimals' }, '1299', '1.290'],
    [{ comma: 'decimals', point: 'thousands' }, '1.299', '1290'],
    [{ comma: undefined, point: undefined }, undefined, undefined],
  ] as const)('reads a single separator before three digits like dialect %j', (dialect, withComma, withPoint) => {
    expect(readNumber('1,299', dialect)).toBe(withComma);
    expect(readNumber('1.290', dialect)).toBe(withPoint);
  });

  it.each(['', 'ten', '$5', '1,29,900', '1.299.00', '1,299,00', '1,299.000,5', '12,', '.5', '1e3', '--1', '0x10'])(
    'rejects %j',
    (text) => {
      for (const dialect of dialects) expect(readNumber(text, dialect)).toBeUndefined();
    },
  );

  it('reads numbers in the spreadsheet formats of four countries', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH'),
        (cents, locale) => {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          for (const dialect of dialects) expect(Number(readNumber(written, dialect))).toBe(cents / 100);
        },
      ),
    );
  });
});
