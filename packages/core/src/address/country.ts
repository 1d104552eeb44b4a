import { requireObject } from '../require-argument.ts';

/** ISO 3166-1 alpha-2 code in upper case. */
export type CountryCode = string;

/** A country with its rules for address forms (S3-country). */
export interface Country {
  readonly alpha2: CountryCode;
  readonly name: string;
  readonly requireRegion: boolean;
  /** The source of an anchored regular expression; undefined accepts any postal code. */
  readonly postcodeRegex: string | undefined;
}

/** A subdivision of a country: a state, a province, a territory. */
export interface Region {
  readonly regionId: number;
  readonly countryId: CountryCode;
  /** The short code, as in 'OH'. */
  readonly code: string;
  readonly name: string;
}

/**
 * Whether a form loads the country's subdivisions (S5-address-09): if one is required, and for 'APO', which some lists
 * of countries contain for military mail.
 */
export const needsRegionList = (country: Pick<Country, 'alpha2' | 'requireRegion'>): boolean => {
  requireObject(country, 'country');
  const { alpha2, requireRegion } = country;
  return requireRegion || alpha2 === 'APO';
};
