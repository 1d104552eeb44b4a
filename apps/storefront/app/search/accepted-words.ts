import { isApiError, type SearchResult } from '@ironcart/api/client';

/** The result of a search that was not made. */
export const nothingFound: SearchResult = {
  products: [],
  total: 0,
  pages: 0,
  facets: [],
  suggestions: { keyphrases: [], categories: [], trendingCategories: [] },
};

/** What a search finds; undefined where the backend refuses its words, as it does a number that may be a card's. */
export const foundUnlessRefused = async <Found>(search: Promise<Found>): Promise<Found | undefined> => {
  try {
    return await search;
  } catch (thrown) {
    if (isApiError(thrown, 'invalid_request')) return undefined;
    throw thrown;
  }
};
