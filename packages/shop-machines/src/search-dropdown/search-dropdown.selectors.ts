import type { EditorialResult } from '@ironcart/core/content';
import {
  articleSearchPath,
  isInvitationalQuery,
  type SuggestionGroup,
  searchPath,
  suggestionGroups,
} from '@ironcart/core/search';
import type { Actor, SnapshotFrom } from 'xstate';
import { type createSearchDropdownMachine, wantedQuery } from './search-dropdown.machine.ts';

type Snapshot<Product> = SnapshotFrom<ReturnType<typeof createSearchDropdownMachine<Product>>>;

/** A running search dropdown. */
export type SearchDropdownActor<Product> = Actor<ReturnType<typeof createSearchDropdownMachine<Product>>>;

/** Number of placeholders until the first results are loaded (S4-search-09). */
export const PREVIEW_PLACEHOLDERS = 8;

/** The content of the dropdown's grid. */
export type PreviewedProducts<Product> =
  | { readonly kind: 'placeholders'; readonly count: number }
  | { readonly kind: 'unreachable' }
  /** The results of the query, or the suggestions for an empty one. */
  | { readonly kind: 'found'; readonly products: readonly Product[] }
  /** No results: the suggestions for an empty query are shown instead (S4-search-10). */
  | { readonly kind: 'noResults'; readonly topSuggestions: readonly Product[] };

export const selectIsSearchOpen = <Product>(snapshot: Snapshot<Product>): boolean =>
  snapshot.matches({ popup: 'open' });

/** Whether newer results are loading. */
export const selectIsSearching = <Product>(snapshot: Snapshot<Product>): boolean =>
  snapshot.matches({ results: 'waiting' }) || snapshot.matches({ results: 'loading' });

export const selectPreviewedProducts = <Product>(snapshot: Snapshot<Product>): PreviewedProducts<Product> => {
  const { shown, initial } = snapshot.context;
  if (snapshot.matches({ results: 'failed' })) return { kind: 'unreachable' };
  if (shown === undefined || initial === undefined) return { kind: 'placeholders', count: PREVIEW_PLACEHOLDERS };
  const { products } = shown.preview;
  return products.length > 0 || shown.query === ''
    ? { kind: 'found', products }
    : { kind: 'noResults', topSuggestions: initial.products };
};

/** The suggested phrases for the typed text; they stay while the pointer is on one of them. */
export const selectSuggestionGroups = <Product>({
  context: { typed },
}: Snapshot<Product>): readonly SuggestionGroup[] =>
  typed === undefined ? [] : suggestionGroups(typed.query, typed.preview.suggestions);

/** Articles of The Index for the query (S2-search-05). */
export const selectFoundArticles = <Product>({ context: { shown } }: Snapshot<Product>): readonly EditorialResult[] =>
  shown?.preview.articles ?? [];

/** The links to all results; undefined without a query. */
export const selectSearchLinks = <Product>({
  context,
}: Snapshot<Product>): { readonly products: string; readonly articles: string } | undefined => {
  const query = wantedQuery(context);
  return query === '' ? undefined : { products: searchPath(query), articles: articleSearchPath(query) };
};

/** Whether the query matches the invitational, so that its tile is shown (S2-search-03). */
export const selectIsInvitationalMeant = <Product>({ context }: Snapshot<Product>): boolean =>
  isInvitationalQuery(wantedQuery(context));
