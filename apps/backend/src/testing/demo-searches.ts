import { siteByCode } from '@ironcart/core/site';
import fc from 'fast-check';
import type { Database } from '../db/pool.ts';
import { datesOfRunning, dealPeriodsIn, readDealDates } from '../services/search/deal-periods.ts';
import { readPhrase } from '../services/search/phrase.reader.ts';
import type { ProductSearch } from '../services/search/search-engine.ts';
import { shownPricesOf } from '../services/search/shown-prices.ts';

/** In the middle of the demo store's promotions. */
const now = new Date('2026-06-15T12:00:00.000Z');

/** A search on the demo store's US site. @param typed undefined: all products */
export const demoSearchOf = async (
  db: Database,
  typed: string | undefined,
  changes: Partial<ProductSearch> = {},
): Promise<ProductSearch> => {
  const phrase = typed === undefined ? undefined : await readPhrase(db, typed);
  return {
    pricePlace: 1,
    priceGroup: undefined,
    shownPrices: shownPricesOf(siteByCode('USA')),
    runningDeals: datesOfRunning(dealPeriodsIn(await readDealDates(db), 'UTC'), now.getTime()),
    phrase: phrase && typed !== undefined ? { query: phrase.query, typed, normal: phrase.normal } : undefined,
    categoryIds: [],
    filters: {},
    facets: [],
    sort: [],
    limit: 80,
    offset: 0,
    ...changes,
  };
};

/** Mostly empty, because many simultaneous conditions match hardly any product. */
const someOf = (...values: string[]) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray(values, { maxLength: 2 }));

/** Possible searches of the demo store's shoppers. */
export const anyDemoSearch = fc.record({
  typed: fc.constantFrom(undefined, 'bar', 'kettlebell', 'halden', 'black', 'plate 20'),
  categoryIds: fc.constantFrom<readonly number[]>([], [20], [30], [61, 80]),
  pricePlace: fc.constantFrom(1, 4),
  filters: fc.record({
    brand: someOf('Halden', 'Northpin', 'Grosvik Apparel'),
    promotion: someOf('made_in_usa', 'hot_deals', 'closeout_and_sale', 'hundo'),
    is_salable: someOf('true', 'false'),
    rating_summary: someOf('4', '5', '2'),
    color: someOf('Black', 'Red'),
    size: someOf('M', '2XL'),
    price: someOf('20..100', '250..'),
    weight: someOf('..20', '33.1..44.1'),
    coating: someOf('Rubber', 'Hard chrome'),
  }),
});
