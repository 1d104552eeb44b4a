import type { CountryCode } from '@ironcart/core/address';
import type { TaxClass } from './tax-rule.ts';

const nameByClass: Readonly<Record<TaxClass, string>> = { goods: 'VAT', food: 'VAT Food', ebook: 'VAT EBook' };

/** The code of a country's value added tax: 'VAT DE', 'VAT Food DE', 'VAT EBook DE' (S9-vat-08..10). @throws RangeError for another class */
export const vatCode = (taxClass: TaxClass, countryCode: CountryCode): string => {
  const name = nameByClass[taxClass];
  if (name === undefined) throw new RangeError(`Not a tax class: ${String(taxClass)}`);
  return `${name} ${countryCode}`;
};
