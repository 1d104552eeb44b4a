import type { Country, CountryCode, Region } from '@ironcart/core';
import {
  areFresh,
  COUNTRIES_KEY,
  type Kept,
  REGIONS_KEY,
  readKeptCountries,
  readKeptRegions,
  withRegions,
} from './stored-places.ts';

/** A store of texts by key, as the browser's. Any call may throw (full, denied): places are loaded then. */
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
  /** Every country of the store. */
  countries(): Promise<readonly Country[]>;
  /** A country's subdivisions; none for most countries. */
  regions(countryId: CountryCode): Promise<readonly Region[]>;
}

/**
 * Countries and regions, kept on the device for a day. When they cannot be loaded, the previous ones stay, or there are
 * none: nobody is told (S8-err-other-23, -24).
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
      // Full or denied: they are loaded again next time.
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
