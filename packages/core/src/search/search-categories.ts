/** The category that holds all others, as the search service counts it (S9-search-07; a reading: its use is not shown). */
export const rootCategoryId = 101;

/** The values of a facet that a list shows at most (S9-search-04). */
export const facetValueLimit = 10;

/**
 * How many values of a facet a list shows; undefined: all, as among shoes, whose sizes are many (S9-search-05).
 * @param unlimitedCategoryIds the merchant's categories of shoes and of programming
 */
export const facetLimitOf = (
  categoryId: number | undefined,
  unlimitedCategoryIds: readonly number[],
): number | undefined =>
  categoryId !== undefined && unlimitedCategoryIds.includes(categoryId) ? undefined : facetValueLimit;
