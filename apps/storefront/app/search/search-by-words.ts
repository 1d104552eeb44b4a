import { type Client, isApiError, type SearchQuery, type SearchResult } from '@ironcart/api/client';
import type { FacetFilters } from '../listing/facet-filters.ts';

interface FoundByWords {
  readonly result: SearchResult;
  /** The filters that were applied. */
  readonly filters: FacetFilters;
}

/** Searches by words and filters; omits the filter by category if the category does not exist, as in an old link. */
export const searchByWords = async (
  api: Pick<Client, 'search'>,
  words: Omit<SearchQuery, 'filters' | 'categoryId'>,
  filters: FacetFilters,
): Promise<FoundByWords> => {
  try {
    return { result: await api.search.query({ ...words, filters }), filters };
  } catch (thrown) {
    if (!isApiError(thrown, 'category_not_found') || filters.category_ids === undefined) throw thrown;
    const { category_ids: _, ...others } = filters;
    return searchByWords(api, words, others);
  }
};
