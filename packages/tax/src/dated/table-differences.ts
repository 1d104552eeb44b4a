import type { CountryCode } from '@ironcart/core/address';
import { type Result, requireEntries } from '@ironcart/core/result';
import { findRule } from '../find-rule.ts';
import { type TaxClass, type TaxRule, taxClasses } from '../rules/tax-rule.ts';
import type { TaxAddress, TaxAnswer, TaxAtIssue } from './tax-answer.ts';
import { taxAt } from './tax-at.ts';
import { territories } from './territories.ts';

/** A class of goods at a place for which a table and the dated table differ. */
export interface TableDifference {
  readonly place: string;
  readonly taxClass: TaxClass;
  /** The rate of the compared table, in percent as decimal text. */
  readonly rate: string;
  readonly dated: Result<TaxAnswer, TaxAtIssue>;
  readonly reason: string;
}

/** Why the specification's rates differ from the law, by country and class. */
const knownReasons: Readonly<Record<string, string>> = {
  'DE food': 'Germany reduces most food; the specification taxes it like goods',
  'FI food': '14 held until 2025-12-31',
  'FI ebook': 'books paid 14 in 2025 only',
  'FR food': 'most food and drink is reduced; the specification takes the rate of immediate consumption',
  'PT goods': "the specification's 22, 12 and 5 are Madeira's before 2024-10-01",
  'PT food': "the specification's 22, 12 and 5 are Madeira's before 2024-10-01",
  'PT ebook': "the specification's 22, 12 and 5 are Madeira's before 2024-10-01",
  'SE food': 'lowered for a time from 2026-04-01',
  'SE ebook': "books are reduced to 6; the specification takes food's 12",
};

const codeOf = (dated: TableDifference['dated']): TaxAnswer['kind'] | TaxAtIssue['code'] | undefined =>
  dated.ok ? dated.value.kind : dated.issues[0]?.code;

const reasonOf = (
  countryCode: CountryCode,
  isTerritory: boolean,
  taxClass: TaxClass,
  dated: TableDifference['dated'],
): string => {
  switch (codeOf(dated)) {
    case 'outsideVat':
      return 'no VAT is due in the territory';
    case 'severalRates':
      return 'the law splits the class, and the table picks one rate';
    case 'unknownCountry':
      return 'the dated table holds only the EU, GB and their territories';
    case 'unknownRate':
      return "what the territory takes on the class is not in the facts, and not the country's rate";
    case 'beforeTable':
      return 'the dated table begins later';
    default:
      return isTerritory
        ? 'the territory has rates of its own'
        : (knownReasons[`${countryCode} ${taxClass}`] ?? 'the tables give different rates');
  }
};

const agrees = (rate: string, dated: TableDifference['dated']): boolean => {
  if (!dated.ok) return false;
  return dated.value.kind === 'outsideVat' ? rate === '0' : dated.value.kind === 'taxed' && dated.value.rate === rate;
};

interface Place {
  readonly name: string;
  readonly address: TaxAddress;
  readonly isTerritory: boolean;
}

/** A sample postal code that matches a pattern: the literal, or the prefix filled up to four characters. */
const exampleOf = (pattern: string): string => (pattern.endsWith('*') ? pattern.slice(0, -1).padEnd(4, '0') : pattern);

/** Each country of the table, without a postal code, followed by its special territories. */
const placesOf = (rules: readonly TaxRule[]): readonly Place[] =>
  [...new Set(rules.map(({ countryCode }) => countryCode))].flatMap((countryCode) => [
    { name: countryCode, address: { countryCode }, isTerritory: false },
    ...territories
      .filter((territory) => territory.countryCode === countryCode)
      .flatMap(({ name, postcodes: [pattern = '*'] }) =>
        pattern === '*'
          ? []
          : [
              {
                name: `${countryCode}, ${name}`,
                address: { countryCode, postcode: exampleOf(pattern) },
                isTerritory: true,
              },
            ],
      ),
  ]);

/**
 * Compares a table with the dated table on a day, for each place of the table and each special territory in it, and
 * explains the differences.
 * @param date a calendar day: '2026-01-31'
 * @throws TypeError if the rules are not an array
 * @param rules the specification's `defaultVatTable`, or your own table
 */
export const tableDifferences = (date: string, rules: readonly TaxRule[]): readonly TableDifference[] =>
  placesOf(requireEntries(rules, 'rules', { countryCode: 'text' })).flatMap(({ name, address, isTerritory }) =>
    taxClasses.flatMap((taxClass) => {
      const rule = findRule(rules, { ...address, taxClass });
      const dated = taxAt(date, address, taxClass);
      if (!rule || agrees(rule.rate, dated)) return [];
      const reason = reasonOf(address.countryCode, isTerritory, taxClass, dated);
      return [{ place: name, taxClass, rate: rule.rate, dated, reason }];
    }),
  );
