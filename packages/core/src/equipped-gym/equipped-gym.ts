import { requireEntries, requireObject } from '../require-argument.ts';
import { distanceKm, type GeoPoint } from './geo-point.ts';

/** A gym that the store has equipped, as a list and the map show it. */
export interface FoundGym extends GeoPoint {
  /** Names the gym in addresses: 'foundry-row-leeds'. */
  readonly urlKey: string;
  readonly name: string;
  readonly city: string;
  /** The state, province or county; empty where addresses have none. */
  readonly region: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** The country's English name. */
  readonly country: string;
}

/** A gym with all that its page says. */
export interface EquippedGym extends FoundGym {
  readonly street: string;
  readonly postcode: string;
  /** Plain text. */
  readonly about: string;
  /** The year in which it opened. */
  readonly openedIn: number;
  /** The products that it is equipped with, which the store still sells. */
  readonly productIds: readonly number[];
}

/** A country that has gyms, and how many. */
export interface GymCountry {
  readonly countryCode: string;
  readonly country: string;
  readonly count: number;
}

/** The gyms that a search found, and how many there are by it in all. */
export interface FoundGyms {
  readonly gyms: readonly FoundGym[];
  readonly count: number;
  /** Countries of all gyms, whatever was searched for; by their names. */
  readonly countries: readonly GymCountry[];
}

/** The gyms closest to one, the closest first, each with its distance in kilometres; without itself. */
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
