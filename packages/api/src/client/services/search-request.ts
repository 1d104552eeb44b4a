import { facetLimitOf, ratingsFrom } from '@ironcart/core';
import type { WireSearchBody } from '../../contract/search.ts';

/** Where on the site a list of products stands, as the search service knows it (S7-calls-rfk-05 to 08). */
export const WIDGET = { forYou: 'rfkid_32', similar: 'rfkid_31', cart: 'rfkid_4', category: 'rfkid_10' } as const;

/** Products of one page of results (S9-search-01). */
export const DEFAULT_PAGE_SIZE = 80;

/** Products of a recommendation: it has no second page (S7-calls-rfk-03). */
const RECOMMENDATION_SIZE = 12;

const SUGGESTIONS = { trending_category: { max: 10 }, keyphrase: { max: 10 } } as const;

export interface SearchSort {
  readonly name: string;
  readonly order: 'asc' | 'desc';
}

const FEATURED_FIRST: SearchSort = { name: 'featured', order: 'desc' };

/** Who asks, and where. */
interface Asking {
  /** The page that asks, as a path. */
  readonly pageUri?: string | undefined;
  /** An id of the browser's own making, that names nobody. */
  readonly userId?: string | undefined;
}

export interface SearchQuery extends Asking {
  readonly keyphrase?: string | undefined;
  readonly categoryId?: number | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** Left out: 80. */
  readonly pageSize?: number | undefined;
  /** Left out: featured first in a category, the best match first otherwise. */
  readonly sort?: SearchSort | undefined;
  /** By facet key: products that have any of the values. Of `rating_summary` the least one: it means so many stars and up. */
  readonly filters?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Asks for suggestions beside the products. */
  readonly suggests?: boolean | undefined;
}

export interface RecommendationQuery extends Asking {
  readonly widget: Exclude<keyof typeof WIDGET, 'category'>;
}

/** The values that a facet is filtered by: a rating stands for itself and all above it (S5-search-04). */
const wantedOf = (key: string, values: readonly string[]): string[] => {
  const ratings = key === 'rating_summary' ? ratingsFrom(Math.min(...values.map(Number))).map(String) : [];
  return ratings.length > 0 ? ratings : [...values];
};

const contextOf = ({ pageUri, userId }: Asking): Pick<WireSearchBody['data'], 'context'> =>
  pageUri === undefined && userId === undefined
    ? {}
    : {
        context: {
          ...(pageUri === undefined ? {} : { page: { uri: pageUri } }),
          ...(userId === undefined ? {} : { user: { user_id: userId } }),
        },
      };

const filterOf = ({ filters, categoryId }: SearchQuery): Pick<WireSearchBody['data'], 'filter'> => {
  const wanted: Readonly<Record<string, readonly string[]>> = {
    ...filters,
    ...(categoryId === undefined ? {} : { category_ids: [String(categoryId)] }),
  };
  const entries = Object.entries(wanted).map(([key, values]) => [key, { value: wantedOf(key, values) }] as const);
  return entries.length === 0 ? {} : { filter: Object.fromEntries(entries) };
};

/** The body of a search, or of a category's list (S7-calls-rfk-02). */
export const searchBodyOf = (query: SearchQuery, unlimitedFacetCategoryIds: readonly number[]): WireSearchBody => {
  const { keyphrase, categoryId } = query;
  const sort = query.sort ?? (categoryId === undefined ? undefined : FEATURED_FIRST);
  const max = facetLimitOf(categoryId, unlimitedFacetCategoryIds);
  return {
    data: {
      n_item: query.pageSize ?? DEFAULT_PAGE_SIZE,
      page_number: query.page ?? 1,
      content: { product: {} },
      widget: { rfkid: WIDGET.category },
      facet: { all: true, ...(max === undefined ? {} : { max }) },
      ...contextOf(query),
      ...(keyphrase === undefined ? {} : { query: { keyphrase: { value: [keyphrase] } } }),
      ...filterOf(query),
      ...(sort === undefined ? {} : { sort: { value: [{ ...sort }] } }),
      ...(query.suggests === true ? { suggestion: SUGGESTIONS } : {}),
    },
  };
};

/** The body of a recommendation: products alone. */
export const recommendationBodyOf = ({ widget, ...asking }: RecommendationQuery): WireSearchBody => ({
  data: {
    n_item: RECOMMENDATION_SIZE,
    page_number: 1,
    content: { product: {} },
    widget: { rfkid: WIDGET[widget] },
    ...contextOf(asking),
  },
});
