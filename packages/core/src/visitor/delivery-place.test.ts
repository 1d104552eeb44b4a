import { describe, expect, it } from 'vitest';
import { deliveryPlaceCookie, deliveryPlaceOf, deliveryPlaceText } from './delivery-place.ts';
import { preferenceCookieText } from './preference-cookies.ts';

const cookieOf = (text: string) =>
  preferenceCookieText(deliveryPlaceCookie, text, { isHttps: false }).split(';', 1)[0] ?? '';

describe('cookie with the place for delivery cost estimates', () => {
  it.each([
    { countryId: 'US', postcode: '45402', region: undefined },
    { countryId: 'GB', postcode: 'SW1A 1AA', region: undefined },
    { countryId: 'IT', postcode: '00100', region: 'RM' },
  ])('round-trips $countryId $postcode', (place) => {
    expect(deliveryPlaceOf(`a=1; ${cookieOf(deliveryPlaceText(place))}`)).toEqual(place);
  });

  it.each(['', 'US', 'us|45402', 'US|', 'US|<b>', 'US|45402|OH|x'])('is ignored with the value %j', (text) => {
    expect(deliveryPlaceOf(cookieOf(text))).toBeUndefined();
  });
});
