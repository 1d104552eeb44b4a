import { matchesPattern, normalisedPostcode, placeSpecificityOf } from '@ironcart/core/address';
import type { TaxAddress } from './tax-answer.ts';
import { territories, type VatTerritory } from './territories.ts';

const byCountry: ReadonlyMap<string, readonly VatTerritory[]> = new Map(
  [...new Set(territories.map(({ countryCode }) => countryCode))].map((code) => [
    code,
    territories.filter(({ countryCode }) => countryCode === code),
  ]),
);

/** The special territories whose addresses use a country's code. */
export const territoriesOf = (countryCode: string): readonly VatTerritory[] => byCountry.get(countryCode) ?? [];

/** A territory, and the pattern that the address matched. */
export interface TerritoryMatch {
  readonly territory: VatTerritory;
  readonly postcode: string;
  readonly region: string;
}

/** The territory with the narrowest matching postal code pattern. */
const matchByPostcode = (candidates: readonly VatTerritory[], postcode: string): TerritoryMatch | undefined => {
  let best: TerritoryMatch | undefined;
  for (const territory of candidates) {
    for (const pattern of territory.postcodes) {
      const isNarrower = !best || placeSpecificityOf(pattern) > placeSpecificityOf(best.postcode);
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
 * Finds the special territory of an address, by its postal code or, if it has none, by its region; undefined outside
 * all territories. If the postal code is empty although it was asked for, and the country has territories that only a
 * postal code identifies, the result says so.
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
