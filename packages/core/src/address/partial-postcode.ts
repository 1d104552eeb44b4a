import { requireObject } from '../require-argument.ts';
import type { Country, CountryCode } from './country.ts';

/**
 * A sample second half that completes a partial postal code, in countries whose codes wallets shorten before payment.
 */
const secondHalf: Readonly<Record<CountryCode, string>> = { GB: ' 1AA', CA: ' 1A1' };

/**
 * Whether a text is the first half of a postal code, as wallets reveal it before payment: 'SW1A' in GB, 'K1A' in CA. It
 * must match the country's pattern once completed. It suffices for shipping rates.
 */
export const isPartialPostcode = (text: string, country: Country): boolean => {
  requireObject(country, 'country');
  const { alpha2, postcodeRegex } = country;
  const completion = secondHalf[alpha2];
  return completion !== undefined && postcodeRegex !== undefined && new RegExp(postcodeRegex).test(text + completion);
};
