import type { Address } from '@ironcart/core';

/** What a new address begins with: the person and the country of the one before, and nothing of its place. */
export const blankAddress = ({ countryId }: Address): Partial<Address> => ({
  _id: undefined,
  street: [],
  city: '',
  postcode: '',
  region: '',
  company: undefined,
  apartment: undefined,
  countryId,
});
