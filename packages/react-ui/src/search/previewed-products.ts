/** The content of the dropdown's grid. */
export type PreviewedProducts<Product> =
  | { readonly kind: 'placeholders'; readonly count: number }
  | { readonly kind: 'unreachable' }
  /** The results of the query, or the suggestions for an empty one. */
  | { readonly kind: 'found'; readonly products: readonly Product[] }
  /** No results: the suggestions for an empty query are shown instead (S4-search-10). */
  | { readonly kind: 'noResults'; readonly topSuggestions: readonly Product[] };
