import { isApiError, type SearchResult } from '@ironcart/api/client';

/** The result when no search is made. */
export const nothingFound: SearchResult = {
  products: [],
  total: 0,
  pages: 0,
  facets: [],
  suggestions: { keyphrases: [], categories: [], trendingCategories: [] },
};

/** A search's result; undefined if the backend refuses its words, for example a possible card number. */
export const foundUnlessRefused = async <Found>(search: Promise<Found>): Promise<Found | undefined> => {
  try {
    return await search;
  } catch (thrown) {
    if (isApiError(thrown, 'invalid_request') || isApiError(thrown, 'card_number_refused')) return undefined;
    throw thrown;
  }
};
