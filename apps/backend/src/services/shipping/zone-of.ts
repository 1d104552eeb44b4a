import { type Address, matchesPattern, normalisedPostcode, placeSpecificityOf } from '@ironcart/core/address';
import type { ZoneArea } from './shipping-table.ts';

export type Destination = Pick<Address, 'countryId' | 'region' | 'postcode'>;

const isNarrower = (area: ZoneArea, than: ZoneArea): boolean => {
  const byPostcode = placeSpecificityOf(area.postcode) - placeSpecificityOf(than.postcode);
  return byPostcode > 0 || (byPostcode === 0 && placeSpecificityOf(area.region) > placeSpecificityOf(than.region));
};

/**
 * Zone of a destination: the narrowest of the matching areas, by postal code before region before country, as for tax
 * rules (READINGS A9). A partial postal code ('SW1A', 'K1A') matches by its part.
 * @returns undefined if the site does not ship there
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
