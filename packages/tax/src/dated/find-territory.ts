import { matchesPattern, narrownessOf, normalisedPostcode } from '@ironcart/core';
import type { TaxAddress } from './tax-answer.ts';
import { territories, type VatTerritory } from './territories.ts';

const byCountry: ReadonlyMap<string, readonly VatTerritory[]> = new Map(
  [...new Set(territories.map(({ countryCode }) => countryCode))].map((code) => [
    code,
    territories.filter(({ countryCode }) => countryCode === code),
  ]),
);

/** The special territories whose addresses name a country. */
export const territoriesOf = (countryCode: string): readonly VatTerritory[] => byCountry.get(countryCode) ?? [];

/** A territory, and the pattern by which an address is in it. */
export interface TerritoryMatch {
  readonly territory: VatTerritory;
  readonly postcode: string;
  readonly region: string;
}

/** The narrowest of the territories' postal codes that match. */
const matchByPostcode = (candidates: readonly VatTerritory[], postcode: string): TerritoryMatch | undefined => {
  let best: TerritoryMatch | undefined;
  for (const territory of candidates) {
    for (const pattern of territory.postcodes) {
      const isNarrower = !best || narrownessOf(pattern) > narrownessOf(best.postcode);
      if (isNarrower && matchesPattern(pattern, postcode)) best = { territory, postcode: pattern, region: '*' };
    }
  }
  return best;
};

const matchByRegion = (candidates: readonly VatTerritory[], region: string): TerritoryMatch | undefined => {
  const territory = candidates.find(({ regions }) => regions.includes(region));
  return territory && { territory, postcode: '*', region };
};

/**
 * The territory that an address is in, by its postal code and, only where it has none, by its region; undefined for the
 * country at large. A postal code that was asked for and left empty decides nothing: where one is needed that is said.
 */
export const findTerritory = ({
  countryCode,
  postcode: givenPostcode,
  region,
}: TaxAddress): TerritoryMatch | 'postcodeRequired' | undefined => {
  const candidates = territoriesOf(countryCode);
  const postcode = normalisedPostcode(givenPostcode ?? '');
  const match = matchByPostcode(candidates, postcode);
  if (match || postcode !== '') return match;
  const byRegion = region === undefined ? undefined : matchByRegion(candidates, region.trim());
  return byRegion ?? (givenPostcode !== undefined && candidates.length > 0 ? 'postcodeRequired' : undefined);
};
