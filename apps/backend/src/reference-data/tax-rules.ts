import { defaultVatTable, taxClasses } from '@ironcart/tax';
import type { TaxRule } from './reference-data.ts';

/**
 * State sales taxes on goods in percent, without counties and cities: sample data. Merchants keep the states that they
 * collect for, at current rates.
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

/** At the works and its shop, the county's tax is added. */
const OHIO_WORKS = { postcode: '454*', rate: '7.5' } as const;

/** The federal tax in percent, everywhere except in provinces that harmonize it. */
const FEDERAL_GST = '5';

/** A province's or territory's tax: harmonized with the federal tax, separate, or none. */
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

/** The specification's table (S9-vat). */
const valueAdded: readonly TaxRule[] = defaultVatTable.map(({ countryCode, ...rule }) => ({
  ...rule,
  countryId: countryCode,
  levy: 'sales',
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

/** Rules per province instead of '*' for the federal tax, because half of them include it in the harmonized tax. */
const canada: readonly TaxRule[] = Object.entries(PROVINCES).flatMap(([region, provincial]) =>
  taxClasses.flatMap((taxClass) => {
    const place = { countryId: 'CA', taxClass, postcode: '*', region };
    const [kind, rate] = provincial ?? [];
    const federal = { ...place, levy: 'federal', rate: FEDERAL_GST, code: 'GST CA' };
    if (kind === undefined || rate === undefined) return [federal];
    if (kind === 'HST') return [{ ...place, levy: 'federal', rate, code: `HST ${region}` }];
    return [federal, { ...place, levy: 'provincial', rate, code: `${kind} ${region}` }];
  }),
);

const australia: readonly TaxRule[] = taxClasses.map((taxClass) => ({
  countryId: 'AU',
  levy: 'sales',
  taxClass,
  postcode: '*',
  region: '*',
  rate: '10',
  code: 'GST AU',
}));

/** The tax rules. A place or a class without a rule is not taxed. */
export const taxRules: readonly TaxRule[] = [...unitedStates, ...canada, ...australia, ...valueAdded];
