import { requireEntries, requireObject } from '../require-argument.ts';
import { distanceKm, type GeoPoint } from './geo-point.ts';

/** A gym equipped by the store, as shown in lists and on the map. */
export interface FoundGym extends GeoPoint {
  /** Identifies the gym in URLs: 'foundry-row-leeds'. */
  readonly urlKey: string;
  readonly name: string;
  readonly city: string;
  /** The state, province or county; empty in countries whose addresses have none. */
  readonly region: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** The country's English name. */
  readonly country: string;
}

/** A gym with all data of its page. */
export interface EquippedGym extends FoundGym {
  readonly street: string;
  readonly postcode: string;
  /** Plain text. */
  readonly about: string;
  /** The year in which the gym opened. */
  readonly openedIn: number;
  /** The gym's equipment: products that the store still sells. */
  readonly productIds: readonly number[];
}

/** A country with its number of gyms. */
export interface GymCountry {
  readonly countryCode: string;
  readonly country: string;
  readonly count: number;
}

/** A page of gym search results, and the total number of matches. */
export interface FoundGyms {
  readonly gyms: readonly FoundGym[];
  readonly count: number;
  /** The countries of all gyms, regardless of the search, sorted by name. */
  readonly countries: readonly GymCountry[];
}

/** The gyms closest to a gym (without itself), the closest first, each with its distance in kilometres. */
export const nearestGyms = <G extends FoundGym>(
  to: FoundGym,
  gyms: readonly G[],
  count: number,
): readonly { readonly gym: G; readonly km: number }[] => {
  requireObject(to, 'to');
  requireEntries(gyms, 'gyms');
  return gyms
    .filter(({ urlKey }) => urlKey !== to.urlKey)
    .map((gym) => ({ gym, km: distanceKm(to, gym) }))
    .sort((left, right) => left.km - right.km)
    .slice(0, count);
};
