import { describe, expect, it } from 'vitest';
import { findRule } from '../find-rule.ts';
import { defaultVatTable } from './default-vat-table.ts';
import { type TaxClass, type TaxQuery, taxClasses } from './tax-rule.ts';

const rateOf = (countryCode: string, taxClass: TaxClass, place: Partial<TaxQuery> = {}) =>
  findRule(defaultVatTable, { countryCode, taxClass, ...place })?.rate;
const ratesOf = (countryCode: string, place: Partial<TaxQuery> = {}) =>
  taxClasses.map((taxClass) => rateOf(countryCode, taxClass, place));
const lisbon = { postcode: '1000-001' };
const funchal = { postcode: '9000-001' };
const pontaDelgada = { postcode: '9500-001' };

describe('default VAT table', () => {
  it('has the classes goods, food and ebook [S9-vat-03] [S9-vat-04] [S9-vat-05] [S9-vat-11]', () => {
    expect(taxClasses).toEqual(['goods', 'food', 'ebook']);
    expect(new Set(defaultVatTable.map(({ taxClass }) => taxClass))).toEqual(new Set(taxClasses));
  });

  it.each([
    ['AT', ['20', '10', '10'], 'S9-vat-12'],
    ['DE', ['19', '19', '7'], 'S9-vat-13'],
    ['FR', ['20', '10', '5.5'], 'S9-vat-14'],
    ['GB', ['20', '20', '0'], 'S9-vat-15'],
    ['FI', ['25.5', '14', '14'], 'S9-vat-16'],
    ['SE', ['25', '12', '12'], 'S9-vat-17'],
  ])('taxes goods, food and ebook in %s at %j [%s]', (countryCode, rates, _requirement) => {
    expect(ratesOf(countryCode)).toEqual(rates);
    expect(ratesOf(countryCode, { postcode: '12345', region: 'X' })).toEqual(rates);
  });

  it.each([
    ['AD', 'S9-vat-19'],
    ['AX', 'S9-vat-20'],
    ['CH', 'S9-vat-21'],
    ['GI', 'S9-vat-22'],
    ['IS', 'S9-vat-23'],
    ['LI', 'S9-vat-24'],
    ['SM', 'S9-vat-25'],
  ])('taxes nothing in %s [%s]', (countryCode, _requirement) => {
    expect(ratesOf(countryCode)).toEqual(['0', '0', '0']);
  });

  it('has no rule for a country it does not cover [S9-vat-18]', () => {
    for (const countryCode of ['US', 'ES', 'IT', 'NL', 'at', '']) {
      expect(ratesOf(countryCode)).toEqual([undefined, undefined, undefined]);
    }
  });

  it('names its taxes by country and class [S9-vat-08] [S9-vat-09] [S9-vat-10]', () => {
    for (const { countryCode } of defaultVatTable) {
      const codes = taxClasses.map((taxClass) => findRule(defaultVatTable, { countryCode, taxClass })?.code);
      expect(codes).toEqual([`VAT ${countryCode}`, `VAT Food ${countryCode}`, `VAT EBook ${countryCode}`]);
    }
  });
});

describe('Portugal', () => {
  it('is divided by postal code, otherwise by region, and defaults to the mainland [S9-vat-26]', () => {
    const goodsAt = (postcode: string | undefined, region?: string) => rateOf('PT', 'goods', { postcode, region });
    expect(
      ['8999-999', '9000-001', '9399-999', '9400-162', '9499-999', '9500-001', '9999-999'].map((code) => goodsAt(code)),
    ).toEqual(['22', '22', '22', '22', '22', '16', '16']);
    expect([goodsAt(undefined, 'Azores'), goodsAt(undefined, 'PT-20'), goodsAt(undefined, 'Madeira')]).toEqual([
      '16',
      '16',
      '22',
    ]);
    expect([goodsAt(undefined), goodsAt(undefined, 'Lisboa')]).toEqual(['22', '22']);
    expect(goodsAt('9400-162', 'Azores')).toBe('22');
    expect([goodsAt('1000-001', 'Azores'), goodsAt('9500-001', 'Madeira')]).toEqual(['22', '16']);
  });

  it('taxes goods on the mainland at 22 [S9-vat-27]', () => {
    expect(rateOf('PT', 'goods', lisbon)).toBe('22');
  });

  it('taxes goods in Madeira at 22 [S9-vat-28]', () => {
    expect(rateOf('PT', 'goods', funchal)).toBe('22');
  });

  it('taxes goods in the Azores at 16 [S9-vat-29]', () => {
    expect(rateOf('PT', 'goods', pontaDelgada)).toBe('16');
  });

  it('taxes food on the mainland and in Madeira at 12 [S9-vat-30]', () => {
    expect([rateOf('PT', 'food', lisbon), rateOf('PT', 'food', funchal)]).toEqual(['12', '12']);
  });

  it('taxes food in the Azores at 9 [S9-vat-31]', () => {
    expect(rateOf('PT', 'food', pontaDelgada)).toBe('9');
  });

  it('taxes an ebook on the mainland and in Madeira at 5 [S9-vat-32]', () => {
    expect([rateOf('PT', 'ebook', lisbon), rateOf('PT', 'ebook', funchal)]).toEqual(['5', '5']);
  });

  it('taxes an ebook in the Azores at 4 [S9-vat-33]', () => {
    expect(rateOf('PT', 'ebook', pontaDelgada)).toBe('4');
  });
});
