import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { delimiters } from './find-delimiter.ts';
import { readNumber } from './read-number.ts';

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
  ])('reads %j as %s, whatever stands between cells', (cell, digits) => {
    for (const delimiter of delimiters) expect(readNumber(cell, delimiter)).toBe(digits);
  });

  it('takes a comma before three digits for thousands in a file of commas alone', () => {
    expect(readNumber('1,299', ',')).toBe('1299');
    expect(readNumber('1,299', ';')).toBeUndefined();
    expect(readNumber('1,299', '\t')).toBeUndefined();
  });

  it('takes a point before three digits for thousands in no file, and for decimals only where the point is their sign', () => {
    expect(readNumber('1.290', ',')).toBe('1.290');
    expect(readNumber('1.290', ';')).toBeUndefined();
  });

  it.each(['', 'ten', '$5', '1,29,900', '1.299.00', '1,299,00', '1,299.000,5', '12,', '.5', '1e3', '--1', '0x10'])(
    'takes %j for no number',
    (cell) => {
      for (const delimiter of delimiters) expect(readNumber(cell, delimiter)).toBeUndefined();
    },
  );

  it('reads back what spreadsheets of four countries write', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'de-CH'),
        (cents, locale) => {
          const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(cents / 100);
          for (const delimiter of delimiters) expect(Number(readNumber(written, delimiter))).toBe(cents / 100);
        },
      ),
    );
  });
});
