import type { CountryCode } from '@ironcart/core/address';
import { portugal } from './portugal.ts';
import { type TaxClass, type TaxRule, taxClasses } from './tax-rule.ts';
import { vatCode } from './vat-code.ts';

type Rates = Readonly<Record<TaxClass, string>>;

/** Percent (S9-vat-12..17). */
const ratesByCountry: Readonly<Record<CountryCode, Rates>> = {
  AT: { goods: '20', food: '10', ebook: '10' },
  DE: { goods: '19', food: '19', ebook: '7' },
  FR: { goods: '20', food: '10', ebook: '5.5' },
  GB: { goods: '20', food: '20', ebook: '0' },
  FI: { goods: '25.5', food: '14', ebook: '14' },
  SE: { goods: '25', food: '12', ebook: '12' },
};

/** Countries without tax (S9-vat-19..25). */
const zeroRated: readonly CountryCode[] = ['AD', 'AX', 'CH', 'GI', 'IS', 'LI', 'SM'];
const zeroRates: Rates = { goods: '0', food: '0', ebook: '0' };

const rulesOf = (countryCode: CountryCode, rates: Rates): readonly TaxRule[] =>
  taxClasses.map((taxClass) => ({
    countryCode,
    taxClass,
    postcode: '*',
    region: '*',
    rate: rates[taxClass],
    code: vatCode(taxClass, countryCode),
  }));

/**
 * The specification's table (S9-vat). A country that is not in the specification has no rule; rates are never guessed.
 */
export const defaultVatTable: readonly TaxRule[] = [
  ...Object.entries(ratesByCountry).flatMap(([countryCode, rates]) => rulesOf(countryCode, rates)),
  ...zeroRated.flatMap((countryCode) => rulesOf(countryCode, zeroRates)),
  ...portugal,
];
