import type { Country } from '@ironcart/core/address';
import { countryTable } from '@ironcart/core/address-data';

/** Code, name and postal pattern of every country that a site may ship to or a bill may go to. */
export const countries: readonly Country[] = countryTable.map(({ alpha2, name, requireRegion, postcodeRegex }) => ({
  alpha2,
  name,
  requireRegion,
  postcodeRegex,
}));
