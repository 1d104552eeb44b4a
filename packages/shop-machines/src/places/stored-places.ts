import type { Country, CountryCode, Region } from '@ironcart/core/address';

/** The storage key of the countries (S9-storage-01). */
export const COUNTRIES_KEY = 'r_cnt_v2';

/** The storage key of the regions, by country (S9-storage-02). */
export const REGIONS_KEY = 'r_rgn_v2';

/** Maximum age of stored places, in milliseconds. */
export const PLACES_LIFETIME_MS = 24 * 60 * 60_000;

/** Maximum number of countries whose regions are stored; the oldest are removed first. */
export const REGION_COUNTRIES = 12;

const MAX_TEXT = 1_000_000;

/** A stored value and when it was stored. */
export interface Kept<T> {
  /** When it was stored, in milliseconds since the epoch by the device's clock. */
  readonly savedAtMs: number;
  readonly places: readonly T[];
}

export type KeptRegions = Readonly<Record<CountryCode, Kept<Region>>>;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= maxLength;

const isCountryCode = (value: unknown): value is CountryCode => typeof value === 'string' && /^[A-Z]{2}$/.test(value);

const isPattern = (source: unknown): boolean => {
  if (!isText(source, 500)) return false;
  try {
    return new RegExp(source) instanceof RegExp;
  } catch {
    return false;
  }
};

const countryIn = (value: unknown): Country | undefined => {
  const { alpha2, name, requireRegion, postcodeRegex } = fieldsOf(value) ?? {};
  if (!isCountryCode(alpha2) || !isText(name, 100) || typeof requireRegion !== 'boolean') return undefined;
  if (postcodeRegex !== undefined && !isPattern(postcodeRegex)) return undefined;
  return { alpha2, name, requireRegion, postcodeRegex: postcodeRegex as string | undefined };
};

const regionIn = (value: unknown): Region | undefined => {
  const { regionId, countryId, code, name } = fieldsOf(value) ?? {};
  if (!Number.isSafeInteger(regionId) || !isCountryCode(countryId) || !isText(code, 10) || !isText(name, 100)) {
    return undefined;
  }
  return { regionId: regionId as number, countryId, code, name };
};

/** Reads a list from storage. One invalid entry invalidates the whole list, because another program wrote it. */
const keptIn = <T>(value: unknown, placeIn: (entry: unknown) => T | undefined): Kept<T> | undefined => {
  const { savedAtMs, places } = fieldsOf(value) ?? {};
  if (!Number.isSafeInteger(savedAtMs) || !Array.isArray(places)) return undefined;
  const read = places.flatMap((entry) => placeIn(entry) ?? []);
  return read.length === places.length ? { savedAtMs: savedAtMs as number, places: read } : undefined;
};

const parse = (text: string | null): unknown => {
  if (text === null || text.length > MAX_TEXT) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads the countries from a stored text; undefined if it is invalid. Nothing in storage is trusted. */
export const readKeptCountries = (text: string | null): Kept<Country> | undefined => keptIn(parse(text), countryIn);

/** Reads the regions from a stored text, by country; countries with invalid regions are omitted. */
export const readKeptRegions = (text: string | null): KeptRegions => {
  const entries = Object.entries(fieldsOf(parse(text)) ?? {}).slice(0, REGION_COUNTRIES);
  return Object.fromEntries(
    entries.flatMap(([countryId, value]) => {
      const kept = isCountryCode(countryId) ? keptIn(value, regionIn) : undefined;
      return kept?.places.every((region) => region.countryId === countryId) ? [[countryId, kept]] : [];
    }),
  );
};

/** Adds a country's regions to the stored ones and keeps the latest `REGION_COUNTRIES`. */
export const withRegions = (kept: KeptRegions, countryId: CountryCode, regions: Kept<Region>): KeptRegions => {
  const others = Object.entries(kept).filter(([other]) => other !== countryId);
  return Object.fromEntries([...others.slice(-(REGION_COUNTRIES - 1)), [countryId, regions]]);
};

/** Whether stored places are usable: not too old, and not in the future, as after the clock was set back. */
export const areFresh = ({ savedAtMs }: Kept<unknown>, nowMs: number): boolean =>
  nowMs >= savedAtMs && nowMs - savedAtMs < PLACES_LIFETIME_MS;
