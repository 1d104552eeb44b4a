import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { countryCode, entityNumber, listOf, postalArea, recordOf, requiredText, success, text } from './primitives.ts';

/** The code of a site, as in 'USA'; the backend checks whether the store has it. */
export const siteCode = v.pipe(v.string(), v.regex(/^[A-Z]{2,8}$/));

export const wireCountry = v.object({
  alpha2: countryCode,
  name: text(100),
  requireRegion: v.boolean(),
  /** The source of an anchored regular expression; null allows any postal code. */
  postcodeRegex: v.nullable(text(500)),
});
export type WireCountry = v.InferOutput<typeof wireCountry>;

export const wireRegion = v.object({
  regionId: entityNumber,
  countryId: countryCode,
  code: requiredText(10),
  name: requiredText(100),
});

/** The search service's URL and token. */
export const wireSearchToken = v.object({
  /** The URL for queries: absolute, or a path on this host. */
  apiUrl: requiredText(500),
  token: requiredText(4_000),
  eventApiUrl: requiredText(500),
  /** When the token expires, in milliseconds since the epoch. */
  expires: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
});
export type WireSearchToken = v.InferOutput<typeof wireSearchToken>;

/** ISO's code for "no country": the caller's country is unknown. */
export const unknownCountry = 'ZZ';

/** svc_ssr: countries, regions, location, search token and status of a site. */
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
  /**
   * The shopper's likely location, and the site's current country. `_force` overrides it for tests; `unknownCountry` if
   * it is unknown.
   */
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
  /**
   * Reports that the site is displayed on another host (`h`) than its base URL (`b`); such reports come from other
   * origins.
   */
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
