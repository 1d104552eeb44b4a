import { describe, expect, it } from 'vitest';
import { defaultVatTable } from '../rules/default-vat-table.ts';
import type { TaxRule } from '../rules/tax-rule.ts';
import { type TableDifference, tableDifferences } from './table-differences.ts';

const shortOf = (dated: TableDifference['dated']) => {
  if (!dated.ok) return dated.issues[0]?.code;
  return dated.value.kind === 'taxed' ? dated.value.rate : dated.value.kind;
};

const differencesIn = (place: string, date = '2026-11-01', rules: readonly TaxRule[] = defaultVatTable) =>
  tableDifferences(date, rules)
    .filter((difference) => difference.place === place)
    .map(({ taxClass, rate, dated, reason }) => [taxClass, rate, shortOf(dated), reason]);

describe("differences between the specification's tax table and the dated tax table", () => {
  it('include mainland Portugal, whose legal rates are 23 and 6 [S9-vat-27]', () => {
    const reason = "the specification's 22, 12 and 5 are Madeira's before 2024-10-01";
    expect(differencesIn('PT')).toEqual([
      ['goods', '22', '23', reason],
      ['food', '12', 'severalRates', 'the law splits the class, and the table picks one rate'],
      ['ebook', '5', '6', reason],
    ]);
  });

  it('include a changed rate from its effective date on', () => {
    expect(differencesIn('FI', '2025-12-31')).toEqual([]);
    expect(differencesIn('FI', '2026-01-01')).toEqual([
      ['food', '14', '13.5', '14 held until 2025-12-31'],
      ['ebook', '14', '13.5', 'books paid 14 in 2025 only'],
    ]);
  });

  it('include territories without VAT, with their own rates, and with unknown rates', () => {
    expect(differencesIn('DE, Heligoland')).toEqual(
      [
        ['goods', '19'],
        ['food', '19'],
        ['ebook', '7'],
      ].map(([taxClass, rate]) => [taxClass, rate, 'outsideVat', 'no VAT is due in the territory']),
    );
    expect(differencesIn('AT, Jungholz')).toEqual([['goods', '20', '19', 'the territory has rates of its own']]);
    expect(differencesIn('FR, Guadeloupe')).toEqual([
      ['goods', '20', '8.5', 'the territory has rates of its own'],
      [
        'food',
        '10',
        'unknownRate',
        "what the territory takes on the class is not in the facts, and not the country's rate",
      ],
      [
        'ebook',
        '5.5',
        'unknownRate',
        "what the territory takes on the class is not in the facts, and not the country's rate",
      ],
    ]);
  });

  it('include zero-rated countries that the dated table lacks, but not those it marks as outside VAT', () => {
    expect(differencesIn('CH').map(([, rate, dated]) => [rate, dated])).toEqual(
      Array.from({ length: 3 }, () => ['0', 'unknownCountry']),
    );
    expect([differencesIn('AX'), differencesIn('GI')]).toEqual([[], []]);
  });

  it('mark dates before the dated table begins, and unexplained rates', () => {
    expect(differencesIn('AT', '2015-12-31')[0]).toEqual([
      'goods',
      '20',
      'beforeTable',
      'the dated table begins later',
    ]);
    const own = [
      { countryCode: 'AT', taxClass: 'goods', postcode: '*', region: '*', rate: '21', code: 'VAT AT' },
    ] as const;
    expect(tableDifferences('2026-11-01', own)[0]).toMatchObject({
      rate: '21',
      reason: 'the tables give different rates',
    });
  });
});
