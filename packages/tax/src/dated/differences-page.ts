import type { TaxRule } from '../rules/tax-rule.ts';
import { countryRates } from './country-rates.ts';
import type { DatedRate, DatedRates } from './dated-rate.ts';
import { type TableDifference, tableDifferences } from './table-differences.ts';
import { territories } from './territories.ts';

const ratesText = ({ rates }: Pick<DatedRate, 'rates'>): string => rates.join(' or ');

const datedText = (dated: TableDifference['dated']): string => {
  if (!dated.ok) return 'no rate';
  const { value } = dated;
  switch (value.kind) {
    case 'taxed':
      return `${value.rate} (${value.basis})`;
    case 'severalRates':
      return `${ratesText(value)} (${value.basis})`;
    case 'outsideVat':
      return `outside VAT (${value.basis})`;
  }
};

const sinceText = ({ from, fromIs }: DatedRate): string => (fromIs === 'effective' ? from : `recorded ${from}`);

/** One row per rate: the rate, its first and last day, and how reliable it is. */
const rateRows = (place: string, rates: DatedRates): readonly string[] =>
  Object.entries(rates).flatMap(([taxClass, list]) =>
    list.map((dated) => {
      const cells = [place, taxClass, ratesText(dated), sinceText(dated), dated.until ?? '', dated.basis, dated.source];
      return `| ${cells.join(' | ')} | ${dated.note ?? ''} |`;
    }),
  );

const differencesSection = (date: string, rules: readonly TaxRule[]): readonly string[] => [
  `## Where the specification's table and the dated table differ on ${date}`,
  '',
  '| place | class | specification | dated table | why |',
  '|---|---|---|---|---|',
  ...tableDifferences(date, rules).map(
    ({ place, taxClass, rate, dated, reason }) =>
      `| ${place} | ${taxClass} | ${rate} | ${datedText(dated)} | ${reason} |`,
  ),
];

const ratesSection = (): readonly string[] => [
  '## The dated table',
  '',
  'A day under "since" is when the rate took effect; "recorded" is the day from which the source vouches for it.',
  '',
  '| place | class | percent | since | until | basis | source | note |',
  '|---|---|---|---|---|---|---|---|',
  ...Object.entries(countryRates).flatMap(([countryCode, rates]) => rateRows(countryCode, rates)),
  ...territories.flatMap(({ name, countryCode, rates }) => (rates ? rateRows(`${countryCode}, ${name}`, rates) : [])),
];

const outsideSection = (): readonly string[] => [
  '## Territories where no VAT is due',
  '',
  '| territory | addresses | postal codes | basis | note |',
  '|---|---|---|---|---|',
  ...territories.flatMap(({ name, countryCode, postcodes, rates, basis, note = '' }) =>
    rates ? [] : [`| ${name} | ${countryCode} | ${postcodes.join(', ').replaceAll('*', '\\*')} | ${basis} | ${note} |`],
  ),
];

/**
 * Writes a Markdown page: the differences between a table and the dated table on a day, with their reasons, and the
 * whole dated table.
 * @param date a calendar day: '2026-01-31'
 */
export const differencesPage = (date: string, rules: readonly TaxRule[]): string =>
  [
    '# Tax tables',
    '',
    'Two tables stand side by side. `defaultVatTable` is the specification, to the letter, and what the store uses.',
    'The dated table (`@ironcart/tax/dated`) is collected from public sources for those who want it; a rate whose basis',
    'is `unconfirmed` or `disputed` is to be checked with an adviser before it is relied on.',
    '',
    'This page is generated: `npx vitest run --project tax differences-page -u` writes it anew.',
    '',
    ...differencesSection(date, rules),
    '',
    ...ratesSection(),
    '',
    ...outsideSection(),
    '',
  ].join('\n');
