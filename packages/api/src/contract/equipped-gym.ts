import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { countryCode, entityNumber, finiteNumber, line, listOf, text, wholeNumber } from './primitives.ts';

/** Gyms of one answer. */
export const MOST_FOUND_GYMS = 200;

const urlKey = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,119}$/));

/** A gym as a list and the map show it. */
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

/** A gym with all that its page says. */
export const wireEquippedGym = v.object({
  ...wireFoundGym.entries,
  street: text(200),
  postcode: text(20),
  about: text(2_000),
  openedIn: wholeNumber(1800, 2200),
  productIds: listOf(entityNumber, 24),
});

/** svc_gym: gyms that the store has equipped. */
export const equippedGymCalls = {
  /** Gyms by parts of the words of their name and place, by country, those of `firstCountry` first; `count` is how many there are, also beyond the answer. */
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
