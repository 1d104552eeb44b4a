import type { CountryCode } from '../address/country.ts';
import { requireFields } from '../require-argument.ts';

/** The contact data for matching an advertiser's conversion report; unavailable fields are missing (S5-adconv). */
export interface AdConversionContact {
  readonly email: string;
  /** Ten digits. */
  readonly phone?: string;
}

/** The ten digits of a United States telephone number; undefined for other numbers (S5-adconv-01). */
export const adConversionPhone = (telephone: string, countryId: CountryCode): string | undefined => {
  const digits = telephone.replace(/[^0-9]/g, '');
  return countryId === 'US' && digits.length === 10 ? digits : undefined;
};

/** Normalises an e-mail for conversion reports: trimmed, in lower case (S5-adconv-02). */
export const adConversionEmail = (email: string): string => email.trim().toLowerCase();

/** The contact data of an address's person. */
export const adConversionContact = (person: {
  readonly email: string;
  readonly telephone: string;
  readonly countryId: CountryCode;
}): AdConversionContact => {
  requireFields(person, 'person', { email: 'text', telephone: 'text' });
  const phone = adConversionPhone(person.telephone, person.countryId);
  return { email: adConversionEmail(person.email), ...(phone === undefined ? {} : { phone }) };
};
