import { requireArray } from '../require-argument.ts';

/** The search service's root category (S9-search-07; a reading: the specification does not show its use). */
export const rootCategoryId = 101;

/** Maximum number of shown values per facet (S9-search-04). */
export const facetValueLimit = 10;

/**
 * The maximum number of values per facet in a list; undefined: unlimited, for example for shoes, which have many sizes
 * (S9-search-05).
 * @param unlimitedCategoryIds the merchant's categories of shoes and of programming
 */
export const facetLimitOf = (
  categoryId: number | undefined,
  unlimitedCategoryIds: readonly number[],
): number | undefined => {
  requireArray(unlimitedCategoryIds, 'unlimitedCategoryIds');
  return categoryId !== undefined && unlimitedCategoryIds.includes(categoryId) ? undefined : facetValueLimit;
};
