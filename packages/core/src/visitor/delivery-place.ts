import type { CountryCode } from '../address/index.ts';
import { requireObject } from '../require-argument.ts';
import { type PreferenceCookie, readPreferenceCookie } from './preference-cookies.ts';

/** The place for which the shopper last requested delivery costs, as `deliveryPlaceText` writes it. */
export const deliveryPlaceCookie: PreferenceCookie = { name: 'deliverTo', lifetimeDays: 365 };

/** A delivery destination, as precise as its postal code. */
export interface DeliveryPlace {
  readonly countryId: CountryCode;
  readonly postcode: string;
  /** Set if the region cannot be derived from the postal code. */
  readonly region?: string | undefined;
}

/** Formats a place for its cookie: 'US|45402'. */
export const deliveryPlaceText = (place: DeliveryPlace): string => {
  requireObject(place, 'place');
  const { countryId, postcode, region } = place;
  return [countryId, postcode, ...(region === undefined ? [] : [region])].join('|');
};

/** The place for which the shopper last requested delivery costs. @param cookies as in `document.cookie` */
export const deliveryPlaceOf = (cookies: string): DeliveryPlace | undefined => {
  const text = readPreferenceCookie(cookies, deliveryPlaceCookie) ?? '';
  const [, countryId, postcode, region] = /^([A-Z]{2})\|([\w -]{1,12})(?:\|(\w{1,6}))?$/.exec(text) ?? [];
  return countryId === undefined || postcode === undefined ? undefined : { countryId, postcode, region };
};
