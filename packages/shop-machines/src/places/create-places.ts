import type { Country, CountryCode, Region } from '@ironcart/core/address';
import {
  areFresh,
  COUNTRIES_KEY,
  type Kept,
  REGIONS_KEY,
  readKeptCountries,
  readKeptRegions,
  withRegions,
} from './stored-places.ts';

/** Key-value storage, such as the browser's. Any call may throw (full, denied); then the places are loaded. */
export interface PlaceStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

export interface PlacesPorts {
  readonly storage: PlaceStorage;
  /** Milliseconds since the epoch. */
  now(): number;
  loadCountries(): Promise<readonly Country[]>;
  loadRegions(countryId: CountryCode): Promise<readonly Region[]>;
}

export interface Places {
  /** Returns all countries of the store. */
  countries(): Promise<readonly Country[]>;
  /** Returns a country's subdivisions; empty for most countries. */
  regions(countryId: CountryCode): Promise<readonly Region[]>;
}

/**
 * Loads countries and regions and stores them on the device for a day. If loading fails, returns the previous ones or
 * none, without an error (S8-err-other-23, -24).
 */
export const createPlaces = ({ storage, now, loadCountries, loadRegions }: PlacesPorts): Places => {
  const read = (key: string): string | null => {
    try {
      return storage.get(key);
    } catch {
      return null;
    }
  };

  const write = (key: string, value: unknown): void => {
    try {
      storage.set(key, JSON.stringify(value));
    } catch {
      // Full or denied; they are loaded again next time.
    }
  };

  const keptOrLoaded = async <T>(
    kept: Kept<T> | undefined,
    load: () => Promise<readonly T[]>,
    keep: (places: Kept<T>) => void,
  ): Promise<readonly T[]> => {
    if (kept && areFresh(kept, now())) return kept.places;
    try {
      const places = await load();
      keep({ savedAtMs: now(), places });
      return places;
    } catch {
      return kept?.places ?? [];
    }
  };

  return {
    countries: () =>
      keptOrLoaded(readKeptCountries(read(COUNTRIES_KEY)), loadCountries, (kept) => write(COUNTRIES_KEY, kept)),
    regions: (countryId) =>
      keptOrLoaded(
        readKeptRegions(read(REGIONS_KEY))[countryId],
        () => loadRegions(countryId),
        (kept) => write(REGIONS_KEY, withRegions(readKeptRegions(read(REGIONS_KEY)), countryId, kept)),
      ),
  };
};
