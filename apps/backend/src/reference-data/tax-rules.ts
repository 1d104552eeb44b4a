import type { TaxRule } from './reference-data.ts';

type TaxClass = TaxRule['taxClass'];

const CLASSES: readonly TaxClass[] = ['goods', 'food', 'ebook'];

/**
 * The states' own sales tax on goods, in percent, without counties and cities: sample data. A merchant keeps the states
 * that he has to collect for, at the rates of the day.
 */
const STATE_RATES: Readonly<Record<string, string>> = {
  AL: '4',
  AR: '6.5',
  AZ: '5.6',
  CA: '7.25',
  CO: '2.9',
  CT: '6.35',
  DC: '6',
  FL: '6',
  GA: '4',
  HI: '4',
  IA: '6',
  ID: '6',
  IL: '6.25',
  IN: '7',
  KS: '6.5',
  KY: '6',
  LA: '5',
  MA: '6.25',
  MD: '6',
  ME: '5.5',
  MI: '6',
  MN: '6.875',
  MO: '4.225',
  MS: '7',
  NC: '4.75',
  ND: '5',
  NE: '5.5',
  NJ: '6.625',
  NM: '4.875',
  NV: '6.85',
  NY: '4',
  OH: '5.75',
  OK: '4.5',
  PA: '6',
  PR: '10.5',
  RI: '7',
  SC: '6',
  SD: '4.2',
  TN: '7',
  TX: '6.25',
  UT: '4.85',
  VA: '5.3',
  VT: '6',
  WA: '6.5',
  WI: '5',
  WV: '6',
  WY: '4',
};

/** Where the works and its shop stand, the county's share comes on top. */
const OHIO_WORKS = { postcode: '454*', rate: '7.5' } as const;

/** The federal tax, in percent, everywhere but where it is harmonised with the province's. */
const FEDERAL_GST = '5';

/** What a province or territory takes: harmonised with the federal tax, a tax of its own beside it, or nothing. */
const PROVINCES: Readonly<Record<string, readonly [kind: 'HST' | 'PST' | 'QST', rate: string] | undefined>> = {
  AB: undefined,
  BC: ['PST', '7'],
  MB: ['PST', '7'],
  NB: ['HST', '15'],
  NL: ['HST', '15'],
  NS: ['HST', '14'],
  NT: undefined,
  NU: undefined,
  ON: ['HST', '13'],
  PE: ['HST', '15'],
  QC: ['QST', '9.975'],
  SK: ['PST', '6'],
  YT: undefined,
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
): readonly TaxRule[] =>
  CLASSES.map((taxClass, at) => ({
    countryId,
    levy: 'sales',
    taxClass,
    postcode,
    region,
    rate: rates[at] ?? '0',
    code: `${VAT_NAMES[taxClass]} ${countryId}`,
  }));

const unitedStates: readonly TaxRule[] = [
  ...Object.entries(STATE_RATES).map(([region, rate]) => ({
    countryId: 'US',
    levy: 'sales',
    taxClass: 'goods' as const,
    postcode: '*',
    region,
    rate,
    code: `Sales tax ${region}`,
  })),
  { countryId: 'US', levy: 'sales', taxClass: 'goods', region: 'OH', code: 'Sales tax OH', ...OHIO_WORKS },
];

/** Whole provinces rather than '*' for the federal tax, since half of them have it within the harmonised one. */
const canada: readonly TaxRule[] = Object.entries(PROVINCES).flatMap(([region, provincial]) =>
  CLASSES.flatMap((taxClass) => {
    const place = { countryId: 'CA', taxClass, postcode: '*', region };
    const [kind, rate] = provincial ?? [];
    const federal = { ...place, levy: 'federal', rate: FEDERAL_GST, code: 'GST CA' };
    if (kind === undefined || rate === undefined) return [federal];
    if (kind === 'HST') return [{ ...place, levy: 'federal', rate, code: `HST ${region}` }];
    return [federal, { ...place, levy: 'provincial', rate, code: `${kind} ${region}` }];
  }),
);

const australia: readonly TaxRule[] = CLASSES.map((taxClass) => ({
  countryId: 'AU',
  levy: 'sales',
  taxClass,
  postcode: '*',
  region: '*',
  rate: '10',
  code: 'GST AU',
}));

/** What is taxed where. A place or a class without a rule is not taxed. */
export const taxRules: readonly TaxRule[] = [
  ...unitedStates,
  ...canada,
  ...australia,
  ...Object.entries(VAT_RATES).flatMap(([countryId, rates]) => vatRules(countryId, rates)),
  ...PORTUGAL.flatMap(([postcode, region, ...rates]) => vatRules('PT', rates, postcode, region)),
  ...ZERO_RATED.flatMap((countryId) => vatRules(countryId, ['0', '0', '0'])),
];
