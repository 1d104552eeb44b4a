import type { Address, Country } from '@ironcart/core/address';

/**
 * Initial values of a new address: the person and country of the previous one, without its place.
 * @param countries the selectable countries
 * @param defaultCountry used if the previous country is not selectable
 */
export const blankAddress = (
  { countryId }: Address,
  countries: readonly Country[],
  defaultCountry: string,
): Partial<Address> => ({
  _id: undefined,
  street: [],
  city: '',
  postcode: '',
  region: '',
  regionId: undefined,
  company: undefined,
  apartment: undefined,
  countryId: countries.some(({ alpha2 }) => alpha2 === countryId) ? countryId : defaultCountry,
});
