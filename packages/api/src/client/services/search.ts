import type { Site } from '@ironcart/core/site';
import { type SearchEvent, searchEventToWire } from '../../codec/search-event.ts';
import { type SearchProduct, searchProductFromWire } from '../../codec/search-product.ts';
import { searchCalls, type WireSearchAnswer, type WireSearchBody } from '../../contract/search.ts';
import { ssrCalls, type WireSearchToken } from '../../contract/ssr.ts';
import { delayFor } from '../abortable.ts';
import { createAnswerCache } from '../answer-cache.ts';
import { ApiError, isApiError } from '../api-error.ts';
import type { CallOptions, ClientOptions } from '../client-options.ts';
import { retry } from '../retry.ts';
import type { Send } from '../send.ts';
import { type RecommendationQuery, recommendationBodyOf, type SearchQuery, searchBodyOf } from './search-request.ts';

/** A token's maximum lifetime in the cache, and how long before its end it is replaced (S9). */
const TOKEN_LIFE_MS = 15 * 60_000;
const TOKEN_MARGIN_MS = 60_000;

export interface SearchFacet {
  readonly key: string;
  readonly name: string;
  readonly values: readonly { readonly id: string; readonly text: string; readonly count: number }[];
  /** Of a facet of numbers, whose values are ranges ('20..25.5'): their unit, and what the list has. */
  readonly range?: SearchFacetRange | undefined;
}

/** The unit of a facet's numbers, a currency for prices, and the lowest and the highest number in the list. */
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

/** The page and the browser of an event. */
export interface SearchEventOrigin {
  /** The page's path. */
  readonly uri: string;
  /** An anonymous id that the browser generated. */
  readonly userId: string;
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
  const tokens = createAnswerCache(now);

  const loadToken = (signal: AbortSignal): Promise<WireSearchToken> =>
    retry(
      () => send(ssrCalls.getSearchToken, { signal, params: { code: siteCode } }),
      { retries: 5, stepMs: 500, isWorthRetrying: (thrown) => !isApiError(thrown, 'browser_offline') },
      delay,
      { signal },
    );

  const token = ({ signal }: CallOptions): Promise<WireSearchToken> =>
    tokens.get(siteCode, {
      load: loadToken,
      expiresAt: ({ expires }) => Math.min(now() + TOKEN_LIFE_MS, expires) - TOKEN_MARGIN_MS,
      signal,
    });

  /** Removes a rejected token from the cache, so that the next call requests another. */
  const withToken = async <T>(
    options: CallOptions,
    work: (token: WireSearchToken, headers: { readonly authorization: string }) => Promise<T>,
  ): Promise<T> => {
    const found = await token(options);
    try {
      return await work(found, { authorization: `Bearer ${found.token}` });
    } catch (thrown) {
      if (isApiError(thrown, 'invalid_token')) tokens.forget(siteCode);
      throw thrown;
    }
  };

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
    /** Reports an event to the search service. Failed reports are not retried. @throws ApiError */
    report: async (event: SearchEvent, origin: SearchEventOrigin, options: CallOptions = {}): Promise<void> => {
      const context = { page: { uri: origin.uri }, user: { user_id: origin.userId } };
      await withToken(options, ({ eventApiUrl }, headers) =>
        send(searchCalls.reportEvent, {
          ...options,
          url: eventApiUrl,
          headers,
          body: { data: { event: searchEventToWire(event), context } },
        }),
      );
    },
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
