import { type TaxClass, type TaxRule, taxClasses } from './tax-rule.ts';
import { vatCode } from './vat-code.ts';

type Zone = 'mainland' | 'madeira' | 'azores';

/**
 * Percent (S9-vat-27..33). The specification has no rates for food and ebooks in Madeira; the mainland's apply
 * (READINGS A6).
 */
const rates: Readonly<Record<Zone, Readonly<Record<TaxClass, string>>>> = {
  mainland: { goods: '22', food: '12', ebook: '5' },
  madeira: { goods: '22', food: '12', ebook: '5' },
  azores: { goods: '16', food: '9', ebook: '4' },
};

/** Madeira is 9000-9399, the Azores 9500-9999 (READINGS A6); every other postal code is mainland, whatever region. */
const postcodes: Readonly<Record<Zone, readonly string[]>> = {
  mainland: ['1*', '2*', '3*', '4*', '5*', '6*', '7*', '8*', '94*'],
  madeira: ['90*', '91*', '92*', '93*'],
  azores: ['95*', '96*', '97*', '98*', '99*'],
};

/** The names of the island regions in addresses: words or ISO 3166-2 codes. */
const regions: Readonly<Record<Zone, readonly string[]>> = {
  mainland: ['*'],
  madeira: ['Madeira', '30', 'PT-30'],
  azores: ['Azores', '20', 'PT-20'],
};

const rule = (zone: Zone, taxClass: TaxClass, postcode: string, region: string): TaxRule => ({
  countryCode: 'PT',
  taxClass,
  postcode,
  region,
  rate: rates[zone][taxClass],
  code: vatCode(taxClass, 'PT'),
});

const zones: readonly Zone[] = ['mainland', 'madeira', 'azores'];

/** Portugal's rates by postal code, or by region if the postal code does not decide (S9-vat-26). */
export const portugal: readonly TaxRule[] = taxClasses.flatMap((taxClass) =>
  zones.flatMap((zone) => [
    ...postcodes[zone].map((postcode) => rule(zone, taxClass, postcode, '*')),
    ...regions[zone].map((region) => rule(zone, taxClass, '*', region)),
  ]),
);
