import type { CountryCode, Region } from '../address/country.ts';
import { apoRegionCodes } from './apo-regions.ts';
import type { Site } from './site.ts';
import { sites } from './sites.ts';

/** Why a site does not ship to a place: it serves other countries, or other regions of the country. */
export type ShipToObstacle = { readonly code: 'countryNotServed' } | { readonly code: 'regionNotServed' };

type ShippingSite = Pick<Site, 'code' | 'shipTo'>;

/** Whether a site ships to a region, given by its code; all but APO serve their countries whole. */
const servesRegion = (site: Pick<Site, 'code'>, region: string): boolean =>
  site.code !== 'APO' || apoRegionCodes.includes(region);

/** Why a site does not ship to a place; undefined where it does. */
export const shipToObstacle = (
  site: ShippingSite,
  place: { readonly countryId: CountryCode; readonly region: string },
): ShipToObstacle | undefined => {
  if (!site.shipTo.includes(place.countryId)) return { code: 'countryNotServed' };
  return servesRegion(site, place.region) ? undefined : { code: 'regionNotServed' };
};

/** Of the regions of a country that a site ships to, those that its shipping address can be in. */
export const shippableRegions = (site: Pick<Site, 'code'>, regions: readonly Region[]): readonly Region[] =>
  regions.filter(({ code }) => servesRegion(site, code));

/** The site for shoppers of a country; undefined where none ships there. The United States are USA's, not APO's. */
export const siteForCountry = (countryId: CountryCode): Site | undefined =>
  sites.find(({ shipTo }) => shipTo.includes(countryId));
