import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { countryCode, entityNumber, finiteNumber, line, listOf, text, wholeNumber } from './primitives.ts';

/** Maximum number of gyms per response. */
export const MOST_FOUND_GYMS = 200;

const urlKey = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,119}$/));

/** A gym, as shown in lists and on the map. */
export const wireFoundGym = v.object({
  urlKey,
  name: text(120),
  city: text(100),
  region: text(100),
  countryCode,
  /** The country's English name. */
  country: text(100),
  latitude: finiteNumber(-90, 90),
  longitude: finiteNumber(-180, 180),
});

/** A gym with all data of its page. */
export const wireEquippedGym = v.object({
  ...wireFoundGym.entries,
  street: text(200),
  postcode: text(20),
  about: text(2_000),
  openedIn: wholeNumber(1800, 2200),
  productIds: listOf(entityNumber, 24),
});

/** svc_gym: gyms equipped by the store. */
export const equippedGymCalls = {
  /**
   * Finds gyms by parts of words in their name and place, and by country; those of `firstCountry` come first. `count`
   * is the number of all matches, including those beyond the response's limit.
   */
  getGyms: defineCall({
    name: 'equippedGym.getGyms',
    method: 'GET',
    path: '/svc_gym/gyms',
    query: v.object({
      words: v.optional(line(100), ''),
      countryCode: v.optional(countryCode),
      firstCountry: v.optional(countryCode),
    }),
    answer: v.object({
      gyms: listOf(wireFoundGym, MOST_FOUND_GYMS),
      count: wholeNumber(0, 100_000_000),
      countries: listOf(v.object({ countryCode, country: text(100), count: wholeNumber(1, 100_000_000) }), 300),
    }),
  }),
  getGym: defineCall({
    name: 'equippedGym.getGym',
    method: 'GET',
    path: '/svc_gym/gyms/:urlKey',
    params: v.object({ urlKey }),
    answer: wireEquippedGym,
  }),
} as const;
