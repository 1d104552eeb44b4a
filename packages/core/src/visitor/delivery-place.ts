import type { CountryCode } from '../address/index.ts';
import { requireObject } from '../require-argument.ts';
import { type PreferenceCookie, readPreferenceCookie } from './preference-cookies.ts';

/** The place that the shopper asked delivery costs for last, as `deliveryPlaceText` writes it. */
export const deliveryPlaceCookie: PreferenceCookie = { name: 'deliverTo', lifetimeDays: 365 };

/** A place to deliver to, as far as its postal code tells it. */
export interface DeliveryPlace {
  readonly countryId: CountryCode;
  readonly postcode: string;
  /** Where the postal code does not tell it. */
  readonly region?: string | undefined;
}

/** A place as its cookie keeps it: 'US|45402'. */
export const deliveryPlaceText = (place: DeliveryPlace): string => {
  requireObject(place, 'place');
  const { countryId, postcode, region } = place;
  return [countryId, postcode, ...(region === undefined ? [] : [region])].join('|');
};

/** The place that the shopper asked delivery costs for last. @param cookies as in `document.cookie` */
export const deliveryPlaceOf = (cookies: string): DeliveryPlace | undefined => {
  const text = readPreferenceCookie(cookies, deliveryPlaceCookie) ?? '';
  const [, countryId, postcode, region] = /^([A-Z]{2})\|([\w -]{1,12})(?:\|(\w{1,6}))?$/.exec(text) ?? [];
  return countryId === undefined || postcode === undefined ? undefined : { countryId, postcode, region };
};
