/** What the dropdown's grid shows. */
export type PreviewedProducts<Product> =
  | { readonly kind: 'placeholders'; readonly count: number }
  | { readonly kind: 'unreachable' }
  /** Found for the query, or suggested to a shopper who has not typed yet. */
  | { readonly kind: 'found'; readonly products: readonly Product[] }
  /** Nothing was found: what is suggested without a query stands in (S4-search-10). */
  | { readonly kind: 'noResults'; readonly topSuggestions: readonly Product[] };
