import { priceFacetKey } from '@ironcart/core/search';
import type { FacetCount, MerchantFacets, ProductSearch } from '../../../services/search/search-engine.ts';
import { numberPrefix } from './asked-facets.ts';
import { factOf, holdsFact } from './facts.ts';
import type { Slice } from './select-answer.ts';
import { roundedPrice } from './shown-price.ts';

/**
 * The slices of a search: with all its facets, with all but one, and the deals among those without the promotions
 * facet.
 */
export interface CountedSlices {
  readonly page: Slice;
  /** Products that match every facet except this one. */
  except(key: string): Slice;
  readonly deals: Slice | undefined;
}

const uncounted = { least: null, most: null };

const countsUnder = (key: string, prefix: string, records: Slice['records']): readonly FacetCount[] =>
  records.flatMap(([fact, count]) => {
    const text = String(fact);
    return text.startsWith(prefix)
      ? [{ key, value: text.slice(prefix.length), count: Number(count), ...uncounted }]
      : [];
  });

const priceCounts = (slice: Slice): readonly FacetCount[] =>
  slice.drilldown('price_band').map(([band, count, least, most]) => ({
    key: priceFacetKey,
    value: String(band),
    count: Number(count),
    least: roundedPrice(Number(least)),
    most: roundedPrice(Number(most)),
  }));

const promotionCounts = (facts: Slice['records'], pricePlace: number, deals: number): readonly FacetCount[] => [
  ...countsUnder('promotion', factOf('promotion', ''), facts),
  ...countsUnder('promotion', factOf('promotion', '', pricePlace), facts),
  ...(deals > 0 ? [{ key: 'promotion', value: 'hot_deals', count: deals, ...uncounted }] : []),
];

/** The counts of the values of each requested facet. */
export const countsOf = (
  { facets, pricePlace }: ProductSearch,
  merchant: MerchantFacets,
  { except, deals }: CountedSlices,
): readonly FacetCount[] =>
  facets.flatMap((key) => {
    const slice = except(key);
    if (key === priceFacetKey) return priceCounts(slice);
    const facts = slice.drilldown('facts');
    if (key === 'promotion') return promotionCounts(facts, pricePlace, deals?.hits ?? 0);
    const counts = countsUnder(key, numberPrefix(key, merchant) ?? factOf(key, ''), facts);
    if (!merchant.own.some((own) => own.key === key)) return counts;
    const holders = facts.find(([fact]) => fact === holdsFact(key));
    return [...counts, { key, value: null, count: Number(holders?.[1] ?? 0), ...uncounted }];
  });
