import type { CountryCode } from '../address/country.ts';

/** The contact that an advertiser's conversion report is matched by; what may not be told is left out (S5-adconv). */
export interface AdConversionContact {
  readonly email: string;
  /** Ten digits. */
  readonly phone?: string;
}

/** The ten digits of a telephone number in the United States; undefined for any other number (S5-adconv-01). */
export const adConversionPhone = (telephone: string, countryId: CountryCode): string | undefined => {
  const digits = telephone.replace(/[^0-9]/g, '');
  return countryId === 'US' && digits.length === 10 ? digits : undefined;
};

/** An e-mail as conversion reports compare it: trimmed, in lower case (S5-adconv-02). */
export const adConversionEmail = (email: string): string => email.trim().toLowerCase();

/** The contact to report for the person of an address. */
export const adConversionContact = (person: {
  readonly email: string;
  readonly telephone: string;
  readonly countryId: CountryCode;
}): AdConversionContact => {
  const phone = adConversionPhone(person.telephone, person.countryId);
  return { email: adConversionEmail(person.email), ...(phone === undefined ? {} : { phone }) };
};
