import type { Site } from '@ironcart/core/site';
import type { PriceGroup } from './group-price.ts';
import type { OwnFacet } from './own-facet.reader.ts';
import type { PhraseQuery } from './phrase-query.ts';
import type { Sort } from './search-sort.ts';
import type { ShownPrices } from './shown-prices.ts';

/** The scope of a search, before facet filters. */
export interface SearchScope {
  /** The position of the shopper's currency, from `CurrencyPlaces`. */
  readonly pricePlace: number;
  readonly shownPrices: ShownPrices;
  /** The customer group whose prices count as well; undefined for guests and groups without prices of their own. */
  readonly priceGroup: PriceGroup | undefined;
  /** The dates of active deals, from `datesOfRunning`. */
  readonly runningDeals: readonly string[];
  /** The searched phrase; undefined for all products. */
  readonly phrase:
    | {
        readonly query: PhraseQuery | undefined;
        readonly typed: string;
        /** The phrase, normalised like names. */
        readonly normal: string;
      }
    | undefined;
  /** Products in any of the categories or their descendants. Empty: in any category. */
  readonly categoryIds: readonly number[];
}

/**
 * The selected values by facet; a product must match one value of each facet. A facet without values does not filter.
 */
export type FacetFilters = Readonly<Partial<Record<string, readonly string[]>>>;

export interface ProductSearch extends SearchScope {
  readonly filters: FacetFilters;
  /** The keys of the facets to count. */
  readonly facets: readonly string[];
  readonly sort: readonly Sort[];
  readonly limit: number;
  readonly offset: number;
}

/** The number of products with a facet's value, assuming that it is the only selected value of its facet. */
export interface FacetCount {
  readonly key: string;
  /** null: any value, for a merchant's facet. */
  readonly value: string | null;
  readonly count: number;
  /** The lowest and the highest price within a price band. */
  readonly least: number | null;
  readonly most: number | null;
}

export interface ProductSearchResult {
  readonly ids: readonly number[];
  /** Products on all pages. */
  readonly total: number;
  readonly facets: readonly FacetCount[];
}

/** The merchant's facets and the units in which a site shows their numbers. */
export interface MerchantFacets {
  readonly own: readonly OwnFacet[];
  readonly weightUnit: Site['weightUnit'];
}

/**
 * Finds visible products by words, category (including descendants) and facets. It returns only ids and counts;
 * products are read from the catalogue. Phrases are interpreted with the store's own vocabulary (`readPhrase`),
 * including corrections and suggestions, so that all engines behave the same (ADR 0038).
 */
export interface SearchEngine {
  find(search: ProductSearch, terms: MerchantFacets): Promise<ProductSearchResult>;
}
