/** The demo store's categories of shoes and of programming, by id: all values of their facets are shown (S9-search-05). */
export const unlimitedFacetCategoryIds: readonly number[] = [84, 110];
