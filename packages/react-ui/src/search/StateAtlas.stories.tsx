import { reachableStates, screensOf } from '@ironcart/checkout-machines/testing';
import {
  createSearchDropdownMachine,
  type SearchDropdownContext,
  type SearchPreview,
  selectFoundArticles,
  selectIsInvitationalMeant,
  selectIsSearching,
  selectIsSearchOpen,
  selectPreviewedProducts,
  selectSearchLinks,
  selectSuggestionGroups,
  wantedQuery,
} from '@ironcart/shop-machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import type { SnapshotFrom } from 'xstate';
import type { ProductCardView } from '../product/ProductCard.tsx';
import styles from '../testing/StateAtlas.module.css';
import { StateAtlas } from '../testing/StateAtlas.tsx';
import { sampleCards } from '../testing/sample-products.ts';
import { isWalkedByKeyboard, showsEveryState, stateAtlasParameters } from '../testing/state-atlas-story.ts';
import { SearchDropdown } from './SearchDropdown.tsx';

const machine = createSearchDropdownMachine<ProductCardView>();
type Snapshot = SnapshotFrom<typeof machine>;

/** A query with results, one without, and a prefix with its own tile. */
const queries = ['bar', 'xyzzy', 'inv'] as const;
const phrase = 'barbell';

const previewOf = (query: string): SearchPreview<ProductCardView> => ({
  products: query === 'xyzzy' ? [] : sampleCards.slice(0, 2),
  suggestions:
    query === 'bar' ? { keyphrases: [phrase], categories: ['Barbells'] } : { keyphrases: [], categories: [] },
  articles: query === 'bar' ? [{ id: 1, title: 'Choosing a barbell', link: '/theindex/gear/choosing-a-barbell' }] : [],
});

/** Results for the query of the context. */
const foundFor = (context: SearchDropdownContext<ProductCardView>) => {
  const query = wantedQuery(context);
  return { initial: previewOf(''), shown: { query, preview: previewOf(query) } };
};

const states = [
  ...reachableStates(
    machine,
    { ports: { preview: () => Promise.reject(new Error('nothing runs')) }, query: '', isMobile: true },
    ({ value, context }: Snapshot) => [
      { type: 'box.focused' },
      { type: 'focus.lost' },
      { type: 'layout.changed', isMobile: false },
      ...queries.map((query) => ({ type: 'query.changed', query })),
      { type: 'phrase.entered', phrase },
      { type: 'phrase.left' },
      { type: 'xstate.after.firstDelay.searchDropdown.results.mounting' },
      { type: 'xstate.after.reloadDelay.searchDropdown.results.waiting' },
      ...(value.results === 'loading'
        ? [
            { type: 'xstate.done.actor.load', output: foundFor(context) },
            { type: 'xstate.error.actor.load', error: { code: 'no_response' } },
          ]
        : []),
    ],
    ({ value, context }) => [value, context.isMobile, wantedQuery(context), context.query, context.shown?.query],
  ).values(),
].map(({ snapshot }) => snapshot);

const titleOf = (snapshot: Snapshot): string => {
  if (!selectIsSearchOpen(snapshot)) return 'closed';
  const products = selectPreviewedProducts(snapshot);
  return [
    products.kind,
    selectIsSearching(snapshot) && 'searching',
    wantedQuery(snapshot.context) === '' ? 'no query' : 'query',
    selectSuggestionGroups(snapshot).length > 0 && 'phrases',
    selectFoundArticles(snapshot).length > 0 && 'articles',
    selectIsInvitationalMeant(snapshot) && 'invitational',
  ]
    .filter(Boolean)
    .join(' · ');
};

const screens = screensOf(states, titleOf);

/** The dropdown in one state of its machine, below its own search box. */
const Moment = ({ snapshot }: { readonly snapshot: Snapshot }) => {
  const [box, setBox] = useState<HTMLInputElement | null>(null);
  return (
    <div className={styles.popupStage}>
      <input ref={setBox} type="search" aria-label="Search" defaultValue={wantedQuery(snapshot.context)} />
      {box && (
        <SearchDropdown
          box={box}
          isOpen={selectIsSearchOpen(snapshot)}
          products={selectPreviewedProducts(snapshot)}
          isSearching={selectIsSearching(snapshot)}
          suggestions={selectSuggestionGroups(snapshot)}
          articles={selectFoundArticles(snapshot)}
          links={selectSearchLinks(snapshot)}
          isInvitationalMeant={selectIsInvitationalMeant(snapshot)}
          hrefOfPhrase={(words) => `/search?q=${words}`}
          onFocus={fn()}
          onBlur={fn()}
          onQueryChange={fn()}
          onSubmit={fn()}
          onClose={fn()}
          onPhraseEnter={fn()}
          onPhraseLeave={fn()}
        />
      )}
    </div>
  );
};

const Atlas = () => <StateAtlas screens={screens} show={(snapshot) => <Moment snapshot={snapshot} />} />;

const meta = {
  title: 'State atlas/Search dropdown',
  component: Atlas,
  parameters: stateAtlasParameters,
  tags: ['needs-layout'],
} satisfies Meta<typeof Atlas>;

export default meta;

export const EveryState: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await showsEveryState('search dropdown', screens, states.length);
    await isWalkedByKeyboard({ canvasElement });
  },
};
