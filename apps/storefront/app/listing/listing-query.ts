import type { SearchSort } from '@ironcart/api/client';
import { type FacetFilters, parseFacetFilters } from './facet-filters.ts';

/** The sort orders of a product list; the first is the list's default. */
export const sorts = [
  { value: 'featured', label: 'Featured' },
  { value: 'price-asc', label: 'Price, low to high', sort: { name: 'price', order: 'asc' } },
  { value: 'price-desc', label: 'Price, high to low', sort: { name: 'price', order: 'desc' } },
  { value: 'name', label: 'Name', sort: { name: 'name', order: 'asc' } },
  { value: 'rating', label: 'Rating', sort: { name: 'rating', order: 'desc' } },
] as const satisfies readonly { readonly value: string; readonly label: string; readonly sort?: SearchSort }[];

export type SortValue = (typeof sorts)[number]['value'];

/** The query of a list. */
export interface ListingQuery {
  /** From 1. */
  readonly page: number;
  readonly sortValue: SortValue;
  /** undefined for the list's default. */
  readonly sort: SearchSort | undefined;
  readonly filters: FacetFilters;
}

const maxPage = 10_000;

/** Parses `?page=`, `?sort=` and the facets; invalid values give the first page and the default order. */
export const parseListingQuery = (parameters: URLSearchParams): ListingQuery => {
  const page = Number(parameters.get('page'));
  const known = sorts.find(({ value }) => value === parameters.get('sort')) ?? sorts[0];
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    sortValue: known.value,
    sort: 'sort' in known ? known.sort : undefined,
    filters: parseFacetFilters(parameters),
  };
};

/** The parts of a list's URL beside its path. */
export interface ListingAddress {
  readonly page: number;
  readonly sort: SortValue;
  /** The search words of a search result. */
  readonly q?: string | undefined;
  readonly filters?: FacetFilters | undefined;
}

/** The canonical URL of a list's page, without default values. */
export const listingHref = (path: string, { page, sort, q, filters = {} }: ListingAddress): string => {
  const parameters = new URLSearchParams();
  if (q !== undefined) parameters.set('q', q);
  for (const [key, values] of Object.entries(filters)) for (const value of values) parameters.append(key, value);
  if (sort !== sorts[0].value) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? path : `${path}?${parameters}`;
};
