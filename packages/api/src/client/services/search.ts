import type { Site } from '@ironcart/core/site';
import { type SearchProduct, searchProductFromWire } from '../../codec/search-product.ts';
import { searchCalls, type WireSearchAnswer, type WireSearchBody } from '../../contract/search.ts';
import { ssrCalls } from '../../contract/ssr.ts';
import { delayFor } from '../abortable.ts';
import { ApiError, isApiError } from '../api-error.ts';
import type { CallOptions, ClientOptions } from '../client-options.ts';
import { retry } from '../retry.ts';
import type { Send } from '../send.ts';
import { createSearchReport } from './search-report.ts';
import { type RecommendationQuery, recommendationBodyOf, type SearchQuery, searchBodyOf } from './search-request.ts';
import { createSearchToken } from './search-token.ts';

export interface SearchFacet {
  readonly key: string;
  readonly name: string;
  readonly values: readonly { readonly id: string; readonly text: string; readonly count: number }[];
  /**
   * Only for a facet of numbers, whose values are ranges ('20..25.5'): the unit, and the range of numbers in the list.
   */
  readonly range?: SearchFacetRange | undefined;
}

/** The unit of a facet's numbers (a currency for prices), and the lowest and highest number in the list. */
export interface SearchFacetRange {
  readonly unit: string;
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

export interface SearchResult {
  readonly products: readonly SearchProduct[];
  /** Products on all pages. */
  readonly total: number;
  readonly pages: number;
  readonly facets: readonly SearchFacet[];
  readonly suggestions: {
    readonly categories: readonly string[];
    readonly keyphrases: readonly string[];
    readonly trendingCategories: readonly string[];
  };
  /** A redirect that replaces the list of products. */
  readonly redirectUrl?: string | undefined;
}

/** Excludes failures of the token's call, which was retried already, and unknown pages (S8-search). */
const isWorthRetrying = (thrown: unknown): boolean =>
  !(
    isApiError(thrown, 'uri_not_found') ||
    isApiError(thrown, 'browser_offline') ||
    (isApiError(thrown) && thrown.call === ssrCalls.getSearchToken.name)
  );

const textsOf = (suggestions: readonly { readonly text: string }[] | undefined): readonly string[] =>
  (suggestions ?? []).map(({ text }) => text);

/** Product search, category lists and recommendations, with the search service's own URL and token. */
export const createSearchService = (
  send: Send,
  { code: siteCode, currency }: Pick<Site, 'code' | 'currency'>,
  {
    now = Date.now,
    delay = delayFor,
    unlimitedFacetCategoryIds = [],
  }: Pick<ClientOptions, 'now' | 'delay' | 'unlimitedFacetCategoryIds'>,
) => {
  const withToken = createSearchToken(send, siteCode, { now, delay });

  /** Retries up to three times, after 100, 200 and 300 ms (S9-search-06). */
  const ask = (body: WireSearchBody, options: CallOptions): Promise<WireSearchAnswer> =>
    retry(
      () =>
        withToken(options, ({ apiUrl }, headers) =>
          send(searchCalls.query, { ...options, url: apiUrl, headers, body }),
        ),
      { retries: 3, stepMs: 100, isWorthRetrying },
      delay,
      options,
    );

  const productsOf = (answer: WireSearchAnswer): readonly SearchProduct[] =>
    answer.content.product.value.map((hit) => searchProductFromWire(hit, currency));

  return {
    report: createSearchReport(send, withToken),
    /** @throws ApiError `category_not_found` if the service does not know the page (S8-search) */
    query: async (query: SearchQuery, options: CallOptions = {}): Promise<SearchResult> => {
      try {
        const answer = await ask(searchBodyOf(query, unlimitedFacetCategoryIds), options);
        return {
          products: productsOf(answer),
          total: answer.total_item,
          pages: answer.total_page,
          facets: (answer.facet ?? []).map((facet) => ({
            key: facet.key,
            name: facet.display_name,
            values: facet.value.map(({ id, text, count }) => ({ id, text, count })),
            ...(facet.range ? { range: facet.range } : {}),
          })),
          suggestions: {
            categories: textsOf(answer.suggestion?.category),
            keyphrases: textsOf(answer.suggestion?.keyphrase),
            trendingCategories: textsOf(answer.suggestion?.trending_category),
          },
          redirectUrl: answer.redirect_url,
        };
      } catch (thrown) {
        if (!isApiError(thrown, 'uri_not_found')) throw thrown;
        throw new ApiError({
          code: 'category_not_found',
          message: thrown.message,
          call: thrown.call,
          status: thrown.status,
          cause: thrown,
        });
      }
    },
    /**
     * Recommends at most twelve products (S7-calls-rfk-03): similar to the page's product, by the browser's recent
     * events, or to go with the cart.
     * @throws ApiError
     */
    recommend: async (query: RecommendationQuery, options: CallOptions = {}): Promise<readonly SearchProduct[]> =>
      productsOf(await ask(recommendationBodyOf(query), options)),
  };
};
