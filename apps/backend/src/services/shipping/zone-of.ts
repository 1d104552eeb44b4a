import type { Address } from '@ironcart/core';
import type { ZoneArea } from './shipping-table.ts';

export type Destination = Pick<Address, 'countryId' | 'region' | 'postcode'>;

const matches = (pattern: string, value: string): boolean =>
  pattern.endsWith('*') ? value.startsWith(pattern.slice(0, -1)) : value === pattern;

/** A longer pattern is narrower, a whole code narrower than the prefix of its length, and a region decides between equals. */
const narrownessOf = ({ postcode, region }: ZoneArea): number => {
  const isPrefix = postcode.endsWith('*');
  const given = isPrefix ? postcode.length - 1 : postcode.length;
  const postcodeNarrowness = postcode === '*' ? 0 : 2 * given + (isPrefix ? 0 : 1);
  return 2 * postcodeNarrowness + (region === '*' ? 0 : 1);
};

/**
 * The zone of a destination: of the areas that hold it the narrowest, by postal code before region before country.
 * Of a postal code that is only known in part ('SW1A', 'K1A'), what is known decides.
 * @returns undefined where the site ships nothing
 */
export const zoneOf = (
  areas: readonly ZoneArea[],
  { countryId, region, postcode }: Destination,
): string | undefined => {
  const compactPostcode = postcode.replaceAll(/\s/g, '').toUpperCase();
  let narrowest: ZoneArea | undefined;
  for (const area of areas) {
    const isMatch =
      area.countryId === countryId && matches(area.region, region) && matches(area.postcode, compactPostcode);
    if (isMatch && (!narrowest || narrownessOf(area) > narrownessOf(narrowest))) narrowest = area;
  }
  return narrowest?.zoneCode;
};
