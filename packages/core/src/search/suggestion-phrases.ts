import { requireFields } from '../require-argument.ts';

/** Suggestions for a query: phrases and category names. */
export interface SearchSuggestions {
  readonly keyphrases: readonly string[];
  readonly categories: readonly string[];
}

/** Phrases with their heading (S2-search-04). */
export interface SuggestionGroup {
  readonly heading: 'Did You Mean?' | 'Shop By';
  /** At least one. */
  readonly phrases: readonly string[];
}

/** Maximum number of phrases per heading (S5-search-02, S5-search-03). */
const mostPhrases = { 'Did You Mean?': 4, 'Shop By': 6 } as const;

/**
 * The categories below 'Shop By': those that match the query. Trending categories are shown only without a query or
 * results.
 */
export const shownCategories = (
  facts: {
    readonly categories: readonly string[];
    readonly trendingCategories: readonly string[];
  },
  isAnythingFound: boolean,
): readonly string[] => {
  requireFields(facts, 'facts', { categories: 'array', trendingCategories: 'array' });
  const { categories, trendingCategories } = facts;
  return categories.length > 0 || isAnythingFound ? categories : trendingCategories;
};

const comparable = (phrase: string): string => phrase.trim().toLowerCase();

/**
 * Groups the suggested phrases: without duplicates, without the query itself (S5-search-01), without empty groups.
 * @param found names that the page already shows; they are not suggested
 */
export const suggestionGroups = (
  query: string,
  suggestions: SearchSuggestions,
  found: readonly string[] = [],
): readonly SuggestionGroup[] => {
  requireFields(suggestions, 'suggestions', { keyphrases: 'array', categories: 'array' });
  const seen = new Set([query, ...found].map(comparable));
  const isNew = (phrase: string): boolean => {
    const key = comparable(phrase);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  const groupOf = (heading: SuggestionGroup['heading'], phrases: readonly string[]): readonly SuggestionGroup[] => {
    const shown = phrases.filter(isNew).slice(0, mostPhrases[heading]);
    return shown.length === 0 ? [] : [{ heading, phrases: shown }];
  };
  return [...groupOf('Did You Mean?', suggestions.keyphrases), ...groupOf('Shop By', suggestions.categories)];
};
