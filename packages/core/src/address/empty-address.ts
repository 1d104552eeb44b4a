import type { Address } from './address.ts';
import type { CountryCode } from './country.ts';

/** An address that is not filled in yet, but for its country. */
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
