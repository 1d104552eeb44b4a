import { facetLimitOf, ratingsFrom } from '@ironcart/core/search';
import type { WireSearchBody } from '../../contract/search.ts';

/** Ids of the product lists that the search service distinguishes (S7-calls-rfk-05 to 08). */
export const WIDGET = { forYou: 'rfkid_32', similar: 'rfkid_31', cart: 'rfkid_4', category: 'rfkid_10' } as const;

/** Products per page of results (S9-search-01). */
export const DEFAULT_PAGE_SIZE = 80;

/** Products of a recommendation, which has only one page (S7-calls-rfk-03). */
const RECOMMENDATION_SIZE = 12;

const SUGGESTIONS = { trending_category: { max: 10 }, keyphrase: { max: 10 } } as const;

export interface SearchSort {
  readonly name: string;
  readonly order: 'asc' | 'desc';
}

const FEATURED_FIRST: SearchSort = { name: 'featured', order: 'desc' };

/** The shopper and the page that request the products. */
interface Asking {
  /** The path of the requesting page. */
  readonly pageUri?: string | undefined;
  /** An anonymous id that the browser generated. */
  readonly userId?: string | undefined;
}

export interface SearchQuery extends Asking {
  readonly keyphrase?: string | undefined;
  readonly categoryId?: number | undefined;
  /** From 1. */
  readonly page?: number | undefined;
  /** Default: 80. */
  readonly pageSize?: number | undefined;
  /** Default: featured first in a category, otherwise best match first. */
  readonly sort?: SearchSort | undefined;
  /** Filters by facet key: products with any of the values. For `rating_summary`, the minimum number of stars. */
  readonly filters?: Readonly<Record<string, readonly string[]>> | undefined;
  /** Whether to return suggestions with the products. */
  readonly suggests?: boolean | undefined;
}

export interface RecommendationQuery extends Asking {
  readonly widget: Exclude<keyof typeof WIDGET, 'category'>;
}

/** The values of a facet's filter: a rating includes all higher ratings (S5-search-04). */
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

/** The request body of a search or of a category's list (S7-calls-rfk-02). */
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

/** The request body of a recommendation, which returns only products. */
export const recommendationBodyOf = ({ widget, ...asking }: RecommendationQuery): WireSearchBody => ({
  data: {
    n_item: RECOMMENDATION_SIZE,
    page_number: 1,
    content: { product: {} },
    widget: { rfkid: WIDGET[widget] },
    ...contextOf(asking),
  },
});
