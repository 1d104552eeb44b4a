import type { Country, CountryCode } from './country.ts';

/** What makes a postal code out of its first half, in the countries whose codes wallets shorten before payment. */
const secondHalf: Readonly<Record<CountryCode, string>> = { GB: ' 1AA', CA: ' 1A1' };

/**
 * Whether text is the first half of a postal code, as wallets give it before payment: 'SW1A' in GB, 'K1A' in CA. It
 * is one where the country's pattern accepts it once completed, so that it is enough to rate shipping by.
 */
export const isPartialPostcode = (text: string, { alpha2, postcodeRegex }: Country): boolean => {
  const completion = secondHalf[alpha2];
  return completion !== undefined && postcodeRegex !== undefined && new RegExp(postcodeRegex).test(text + completion);
};
