import type { EditorialResult } from '@ironcart/core/content';
import type { SearchSuggestions } from '@ironcart/core/search';
import type { ActorRestored } from '../actor-restored.ts';

/**
 * The results of a query; for the empty query, suggestions. `Product` is the type of product that the port's caller
 * shows.
 */
export interface SearchPreview<Product> {
  readonly products: readonly Product[];
  readonly suggestions: SearchSuggestions;
  readonly articles: readonly EditorialResult[];
  /** A redirect that replaces the results. */
  readonly redirectUrl?: string | undefined;
}

/** The ports of the dropdown. Rejects if the search service is unreachable. */
export interface SearchDropdownPorts<Product> {
  preview(query: string, signal: AbortSignal): Promise<SearchPreview<Product>>;
}

export interface SearchDropdownInput<Product> {
  readonly ports: SearchDropdownPorts<Product>;
  readonly isMobile: boolean;
  /** The text in the search box on mounting. */
  readonly query: string;
}

/** A preview and its query. */
export interface LoadedPreview<Product> {
  readonly query: string;
  readonly preview: SearchPreview<Product>;
}

export interface SearchDropdownContext<Product> extends SearchDropdownInput<Product> {
  /** The phrase under the pointer, which replaces the query temporarily (S4-search-11). */
  readonly substitute: string | undefined;
  /** The suggestions for the empty query; undefined until the first load. */
  readonly initial: SearchPreview<Product> | undefined;
  /** The preview whose products and articles are shown. */
  readonly shown: LoadedPreview<Product> | undefined;
  /** The preview whose phrases are shown: that of the typed query, so that phrases do not move under the pointer. */
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
  /** Contains the text of the box, which may have changed without an event. */
  | { readonly type: 'query.submitted'; readonly query: string }
  | { readonly type: 'phrase.entered'; readonly phrase: string }
  | { readonly type: 'phrase.left' };

/** A request to navigate to the query's results: a path of the site, or a redirect of the search service. */
export interface SearchNavigation {
  readonly type: 'navigation.wanted';
  readonly href: string;
}
