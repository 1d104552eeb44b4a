import type { CountryCode, Region } from '../address/country.ts';
import { requireEntries, requireFields, requireObject } from '../require-argument.ts';
import type { Site } from './site.ts';

/** Why a site does not ship to a place: it serves other countries, or other regions of the country. */
export type ShipToObstacle = { readonly code: 'countryNotServed' } | { readonly code: 'regionNotServed' };

type ShippingSite = Pick<Site, 'shipTo' | 'shipToRegions'>;

/** Whether a site ships to a region, given by its code. */
const servesRegion = ({ shipToRegions }: Pick<Site, 'shipToRegions'>, region: string): boolean =>
  shipToRegions?.includes(region) !== false;

/** Returns why a site does not ship to a place; undefined if it does. */
export const shipToObstacle = (
  site: ShippingSite,
  place: { readonly countryId: CountryCode; readonly region: string },
): ShipToObstacle | undefined => {
  requireFields(site, 'site', { shipTo: 'array' });
  requireObject(place, 'place');
  if (!site.shipTo.includes(place.countryId)) return { code: 'countryNotServed' };
  return servesRegion(site, place.region) ? undefined : { code: 'regionNotServed' };
};

/** Filters a country's regions to those to which the site ships. */
export const shippableRegions = (site: Pick<Site, 'shipToRegions'>, regions: readonly Region[]): readonly Region[] => {
  requireObject(site, 'site');
  requireEntries(regions, 'regions');
  return regions.filter(({ code }) => servesRegion(site, code));
};
