import {
  articleSearchPath,
  type EditorialResult,
  isInvitationalQuery,
  type SuggestionGroup,
  searchPath,
  suggestionGroups,
} from '@ironcart/core';
import type { SnapshotFrom } from 'xstate';
import { type createSearchDropdownMachine, wantedQuery } from './search-dropdown.machine.ts';

type Snapshot<Product> = SnapshotFrom<ReturnType<typeof createSearchDropdownMachine<Product>>>;

/** Places that stand for products until the first results are there (S4-search-09). */
export const PREVIEW_PLACEHOLDERS = 8;

/** What the dropdown's grid shows. */
export type PreviewedProducts<Product> =
  | { readonly kind: 'placeholders'; readonly count: number }
  | { readonly kind: 'unreachable' }
  /** Found for the query, or suggested to whoever has not typed yet. */
  | { readonly kind: 'found'; readonly products: readonly Product[] }
  /** Nothing was found: what is suggested without a query stands in (S4-search-10). */
  | { readonly kind: 'noResults'; readonly topSuggestions: readonly Product[] };

export const selectIsSearchOpen = <Product>(snapshot: Snapshot<Product>): boolean =>
  snapshot.matches({ popup: 'open' });

/** Whether newer results are on their way. */
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

/** The phrases for what was typed: they stay while one of them stands in for it. */
export const selectSuggestionGroups = <Product>({
  context: { typed },
}: Snapshot<Product>): readonly SuggestionGroup[] =>
  typed === undefined ? [] : suggestionGroups(typed.query, typed.preview.suggestions);

/** What The Index has on the query (S2-search-05). */
export const selectFoundArticles = <Product>({ context: { shown } }: Snapshot<Product>): readonly EditorialResult[] =>
  shown?.preview.articles ?? [];

/** Where all of it is shown; undefined while there is no query. */
export const selectSearchLinks = <Product>({
  context,
}: Snapshot<Product>): { readonly products: string; readonly articles: string } | undefined => {
  const query = wantedQuery(context);
  return query === '' ? undefined : { products: searchPath(query), articles: articleSearchPath(query) };
};

/** Whether the invitational's tile is shown (S2-search-03). */
export const selectIsInvitationalMeant = <Product>({ context }: Snapshot<Product>): boolean =>
  isInvitationalQuery(wantedQuery(context));
