import type { SeedTaxRule } from '../seed-data.ts';

type TaxClass = SeedTaxRule['taxClass'];

const CLASSES: readonly TaxClass[] = ['goods', 'food', 'ebook'];

/** Demo rates of state sales tax on goods, in percent: the state's own rate, without its counties and cities. */
const STATE_RATES: Readonly<Record<string, string>> = {
  AZ: '5.6',
  CA: '7.25',
  CO: '2.9',
  FL: '6',
  GA: '4',
  IL: '6.25',
  IN: '7',
  MI: '6',
  NC: '4.75',
  NJ: '6.625',
  NY: '4',
  OH: '5.75',
  PA: '6',
  TN: '7',
  TX: '6.25',
  VA: '5.3',
  WA: '6.5',
};

/** Where the works and its shop stand, the county's share comes on top. */
const OHIO_WORKS = { postcode: '454*', rate: '7.5' } as const;

/** Federal and provincial sales tax together, in percent. */
const PROVINCE_RATES: Readonly<Record<string, readonly [kind: string, rate: string]>> = {
  AB: ['GST', '5'],
  BC: ['GST+PST', '12'],
  MB: ['GST+PST', '12'],
  NB: ['HST', '15'],
  NL: ['HST', '15'],
  NS: ['HST', '14'],
  NT: ['GST', '5'],
  NU: ['GST', '5'],
  ON: ['HST', '13'],
  PE: ['HST', '15'],
  QC: ['GST+QST', '14.975'],
  SK: ['GST+PST', '11'],
  YT: ['GST', '5'],
};

/** Value added tax in percent for goods, food and e-books (S9-vat-12..17). */
const VAT_RATES: Readonly<Record<string, readonly [goods: string, food: string, ebook: string]>> = {
  AT: ['20', '10', '10'],
  DE: ['19', '19', '7'],
  FR: ['20', '10', '5.5'],
  GB: ['20', '20', '0'],
  FI: ['25.5', '14', '14'],
  SE: ['25', '12', '12'],
};

/** Zero-rated in all classes (S9-vat-19..25). */
const ZERO_RATED = ['AD', 'AX', 'CH', 'GI', 'IS', 'LI', 'SM'] as const;

/** Portugal by postal code (S9-vat-26..33, READINGS A6); Madeira's food and e-books are taxed as on the mainland. */
const PORTUGAL: readonly (readonly [postcode: string, region: string, goods: string, food: string, ebook: string])[] = [
  ['*', '*', '22', '12', '5'],
  ...['90*', '91*', '92*', '93*'].map((prefix) => [prefix, '*', '22', '12', '5'] as const),
  ...['95*', '96*', '97*', '98*', '99*'].map((prefix) => [prefix, '*', '16', '9', '4'] as const),
  ['*', 'Madeira', '22', '12', '5'],
  ['*', 'Azores', '16', '9', '4'],
];

const VAT_NAMES: Readonly<Record<TaxClass, string>> = { goods: 'VAT', food: 'VAT Food', ebook: 'VAT EBook' };

const vatRules = (
  countryId: string,
  rates: readonly [goods: string, food: string, ebook: string],
  postcode = '*',
  region = '*',
): readonly SeedTaxRule[] =>
  CLASSES.map((taxClass, at) => ({
    countryId,
    taxClass,
    postcode,
    region,
    rate: rates[at] ?? '0',
    code: `${VAT_NAMES[taxClass]} ${countryId}`,
  }));

const unitedStates: readonly SeedTaxRule[] = [
  ...Object.entries(STATE_RATES).map(([region, rate]) => ({
    countryId: 'US',
    taxClass: 'goods' as const,
    postcode: '*',
    region,
    rate,
    code: `Sales tax ${region}`,
  })),
  { countryId: 'US', taxClass: 'goods', region: 'OH', code: 'Sales tax OH', ...OHIO_WORKS },
];

const canada: readonly SeedTaxRule[] = Object.entries(PROVINCE_RATES).flatMap(([region, [kind, rate]]) =>
  CLASSES.map((taxClass) => ({ countryId: 'CA', taxClass, postcode: '*', region, rate, code: `${kind} ${region}` })),
);

const australia: readonly SeedTaxRule[] = CLASSES.map((taxClass) => ({
  countryId: 'AU',
  taxClass,
  postcode: '*',
  region: '*',
  rate: '10',
  code: 'GST AU',
}));

/** What is taxed where. A place or a class without a rule is not taxed. */
export const taxRules: readonly SeedTaxRule[] = [
  ...unitedStates,
  ...canada,
  ...australia,
  ...Object.entries(VAT_RATES).flatMap(([countryId, rates]) => vatRules(countryId, rates)),
  ...PORTUGAL.flatMap(([postcode, region, ...rates]) => vatRules('PT', rates, postcode, region)),
  ...ZERO_RATED.flatMap((countryId) => vatRules(countryId, ['0', '0', '0'])),
];
