import type { SearchResult } from '@ironcart/api/client';
import type { Site } from '@ironcart/core/site';
import type { FacetChipView, FacetView } from '@ironcart/react-ui';
import { type FacetFilters, facetChips, facetViews, filtersOf } from './facet-filters.ts';
import { type ListingQuery, listingHref, type SortValue } from './listing-query.ts';

/** One page of a list besides its products: its position, total and filters. */
export interface ListingView {
  readonly path: string;
  /** The search words, where the list is a search's. */
  readonly q?: string | undefined;
  /** Number of products on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly sort: SortValue;
  readonly filters: FacetFilters;
  readonly facets: readonly FacetView[];
  readonly chips: readonly FacetChipView[];
}

/** The data around a list's products. */
export const listingView = (
  { path, q, site }: { readonly path: string; readonly q?: string; readonly site: Pick<Site, 'currency' | 'locale'> },
  { page, sortValue, filters: asked }: ListingQuery,
  { total, pages, facets }: Pick<SearchResult, 'total' | 'pages' | 'facets'>,
): ListingView => {
  const filters = filtersOf(asked, facets);
  return {
    path,
    ...(q === undefined ? {} : { q }),
    total,
    page,
    pages,
    sort: sortValue,
    filters,
    facets: facetViews(facets, filters, site),
    chips: facetChips(filters, facets, site, (others) =>
      listingHref(path, { q, page: 1, sort: sortValue, filters: others }),
    ),
  };
};
