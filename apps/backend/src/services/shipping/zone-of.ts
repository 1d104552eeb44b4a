import { type Address, matchesPattern, narrownessOf, normalisedPostcode } from '@ironcart/core/address';
import type { ZoneArea } from './shipping-table.ts';

export type Destination = Pick<Address, 'countryId' | 'region' | 'postcode'>;

const isNarrower = (area: ZoneArea, than: ZoneArea): boolean => {
  const byPostcode = narrownessOf(area.postcode) - narrownessOf(than.postcode);
  return byPostcode > 0 || (byPostcode === 0 && narrownessOf(area.region) > narrownessOf(than.region));
};

/**
 * The zone of a destination: of the areas that hold it the narrowest, by postal code before region before country, as
 * tax rules are found (READINGS A9). Of a postal code that is only known in part ('SW1A', 'K1A') that part decides.
 * @returns undefined where the site ships nothing
 */
export const zoneOf = (areas: readonly ZoneArea[], destination: Destination): string | undefined => {
  const postcode = normalisedPostcode(destination.postcode);
  let narrowest: ZoneArea | undefined;
  for (const area of areas) {
    const isMatch =
      area.countryId === destination.countryId &&
      matchesPattern(area.region, destination.region) &&
      matchesPattern(area.postcode, postcode);
    if (isMatch && (!narrowest || isNarrower(area, narrowest))) narrowest = area;
  }
  return narrowest?.zoneCode;
};
