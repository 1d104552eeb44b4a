import type { Address } from './address.ts';
import type { CountryCode } from './country.ts';

/** An empty address with a country. */
export const emptyAddress = (countryId: CountryCode): Address => ({
  firstname: '',
  lastname: '',
  telephone: '',
  email: '',
  street: [],
  city: '',
  postcode: '',
  region: '',
  countryId,
});
