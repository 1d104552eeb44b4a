import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { countryCode, entityNumber, listOf, postalArea, recordOf, requiredText, success, text } from './primitives.ts';

/** The code of a site, 'USA'; whether the store has that site is for its backend to say. */
export const siteCode = v.pipe(v.string(), v.regex(/^[A-Z]{2,8}$/));

export const wireCountry = v.object({
  alpha2: countryCode,
  name: text(100),
  requireRegion: v.boolean(),
  /** Source of an anchored regular expression; null: any postal code. */
  postcodeRegex: v.nullable(text(500)),
});
export type WireCountry = v.InferOutput<typeof wireCountry>;

export const wireRegion = v.object({
  regionId: entityNumber,
  countryId: countryCode,
  code: requiredText(10),
  name: requiredText(100),
});

/** The search service's address and the token that opens it. */
export const wireSearchToken = v.object({
  /** Where queries are posted; absolute, or a path on this host. */
  apiUrl: requiredText(500),
  token: requiredText(4_000),
  eventApiUrl: requiredText(500),
  /** When the token ends, in milliseconds since the epoch. */
  expires: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type WireSearchToken = v.InferOutput<typeof wireSearchToken>;

/** ISO's code for no country, in which an answer says that the caller's cannot be told. */
export const unknownCountry = 'ZZ';

/** svc_ssr: what the site itself needs. */
export const ssrCalls = {
  getCountries: defineCall({
    name: 'ssr.getCountries',
    method: 'GET',
    path: '/svc_ssr/countries',
    answer: listOf(wireCountry, 400),
  }),
  getRegions: defineCall({
    name: 'ssr.getRegions',
    method: 'GET',
    path: '/svc_ssr/regions',
    query: v.object({ countryCode: postalArea }),
    answer: listOf(wireRegion, 2_000),
    errors: { unknown_country: 404 },
  }),
  getHeartbeat: defineCall({
    name: 'ssr.getHeartbeat',
    method: 'GET',
    path: '/svc_ssr/heartbeat',
    answer: v.object({ hash: text(100), buildDate: text(40), features: recordOf(v.boolean(), 500) }),
  }),
  /** Where the shopper seems to be, beside the country that is current on the site. `_force` overrides for trying out; `unknownCountry` where nobody can tell. */
  getGeoIp: defineCall({
    name: 'ssr.getGeoIp',
    method: 'GET',
    path: '/svc_ssr/geoIp',
    query: v.object({ current: postalArea, _force: v.optional(postalArea) }),
    answer: v.object({
      country: countryCode,
      name: text(100),
      path: text(100),
      current: countryCode,
      currentName: text(100),
    }),
  }),
  /** Tells that the site is shown on another host (`h`) than that of its base URL (`b`): only a foreign origin has this to say. */
  reportHost: defineCall({
    name: 'ssr.reportHost',
    method: 'POST',
    path: '/svc_ssr/hostmatch',
    isRepeatable: true,
    isOpenToOrigins: true,
    body: v.object({ h: requiredText(300), b: requiredText(500) }),
    answer: success,
  }),
  getSearchToken: defineCall({
    name: 'ssr.getSearchToken',
    method: 'GET',
    path: '/svc_ssr/site/:code/rfktkn',
    params: v.object({ code: siteCode }),
    answer: wireSearchToken,
  }),
} as const;
