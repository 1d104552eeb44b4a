import type { Address, Country } from '@ironcart/core/address';

/**
 * What a new address begins with: the person and the country of the one before, and nothing of its place.
 * @param countries those that can be chosen
 * @param defaultCountry begins in place of a country that cannot
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
