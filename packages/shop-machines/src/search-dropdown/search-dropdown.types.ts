import type { EditorialResult, SearchSuggestions } from '@ironcart/core';
import type { ActorRestored } from '../actor-restored.ts';

/**
 * What the search service finds for a query; for the empty query, what it suggests to whoever has not typed yet.
 * `Product` is whatever the port's caller shows of a product.
 */
export interface SearchPreview<Product> {
  readonly products: readonly Product[];
  readonly suggestions: SearchSuggestions;
  readonly articles: readonly EditorialResult[];
  /** Where the search leads instead of to its results. */
  readonly redirectUrl?: string | undefined;
}

/** What the dropdown needs from outside. Rejects where the search service cannot be reached. */
export interface SearchDropdownPorts<Product> {
  preview(query: string, signal: AbortSignal): Promise<SearchPreview<Product>>;
}

export interface SearchDropdownInput<Product> {
  readonly ports: SearchDropdownPorts<Product>;
  readonly isMobile: boolean;
  /** What stands in the box when the dropdown is mounted. */
  readonly query: string;
}

/** A preview with the query that it answers. */
export interface LoadedPreview<Product> {
  readonly query: string;
  readonly preview: SearchPreview<Product>;
}

export interface SearchDropdownContext<Product> extends SearchDropdownInput<Product> {
  /** The phrase that is pointed at: it stands in for the query for as long (S4-search-11). */
  readonly substitute: string | undefined;
  /** The suggestions for the empty query; undefined until the first load. */
  readonly initial: SearchPreview<Product> | undefined;
  /** What the products and articles are of. */
  readonly shown: LoadedPreview<Product> | undefined;
  /** What the phrases are of: the query as typed, so that none moves away from under the pointer. */
  readonly typed: LoadedPreview<Product> | undefined;
}

export type SearchDropdownEvent =
  | ActorRestored
  | { readonly type: 'box.focused' }
  | { readonly type: 'focus.lost' }
  | { readonly type: 'route.changed' }
  | { readonly type: 'close.pressed' }
  | { readonly type: 'layout.changed'; readonly isMobile: boolean }
  | { readonly type: 'query.changed'; readonly query: string }
  /** With what stands in the box: text may have arrived there that no change told of. */
  | { readonly type: 'query.submitted'; readonly query: string }
  | { readonly type: 'phrase.entered'; readonly phrase: string }
  | { readonly type: 'phrase.left' };

/** The shopper wants to go where the query leads: a path of the site, or what the search service redirects to. */
export interface SearchNavigation {
  readonly type: 'navigation.wanted';
  readonly href: string;
}
