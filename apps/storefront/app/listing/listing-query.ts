import type { SearchSort } from '@ironcart/api/client';
import { type FacetFilters, parseFacetFilters } from './facet-filters.ts';

/** The ways in which a list of products can be sorted; the first is the list's own order. */
export const sorts = [
  { value: 'featured', label: 'Featured' },
  { value: 'price-asc', label: 'Price, low to high', sort: { name: 'price', order: 'asc' } },
  { value: 'price-desc', label: 'Price, high to low', sort: { name: 'price', order: 'desc' } },
  { value: 'name', label: 'Name', sort: { name: 'name', order: 'asc' } },
  { value: 'rating', label: 'Rating', sort: { name: 'rating', order: 'desc' } },
] as const satisfies readonly { readonly value: string; readonly label: string; readonly sort?: SearchSort }[];

export type SortValue = (typeof sorts)[number]['value'];

/** What the address of a list asks for. */
export interface ListingQuery {
  /** From 1. */
  readonly page: number;
  readonly sortValue: SortValue;
  /** undefined: the list's own order. */
  readonly sort: SearchSort | undefined;
  readonly filters: FacetFilters;
}

const maxPage = 10_000;

/** Reads `?page=`, `?sort=` and the facets; what is not understood is the first page and the list's own order. */
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

/** What the address of a list holds beside its path. */
export interface ListingAddress {
  readonly page: number;
  readonly sort: SortValue;
  /** The search words, where the list is a search's. */
  readonly q?: string | undefined;
  readonly filters?: FacetFilters | undefined;
}

/** The address of one page of a list: what is the default is left out, so that a list has one address. */
export const listingHref = (path: string, { page, sort, q, filters = {} }: ListingAddress): string => {
  const parameters = new URLSearchParams();
  if (q !== undefined) parameters.set('q', q);
  for (const [key, values] of Object.entries(filters)) for (const value of values) parameters.append(key, value);
  if (sort !== sorts[0].value) parameters.set('sort', sort);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? path : `${path}?${parameters}`;
};
