import { searchPath } from '@ironcart/core/search';
import { mediaFrom, type ProductCardView, SearchDropdown } from '@ironcart/react-ui';
import {
  createSearchDropdownMachine,
  selectFoundArticles,
  selectIsInvitationalMeant,
  selectIsSearching,
  selectIsSearchOpen,
  selectPreviewedProducts,
  selectSearchLinks,
  selectSuggestionGroups,
} from '@ironcart/shop-machines';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { createActor } from 'xstate';
import { createPreviewPorts } from './preview-ports.ts';
import { useSnapshot } from './use-snapshot.ts';

export interface SearchPanelProps {
  readonly box: HTMLInputElement;
  readonly basePath: string;
  /** Whether the store has the invitational's page, which the specification shows for its name. */
  readonly hasInvitational: boolean;
}

/** Below it the layout is the phone's (S2-breakpoints-01). */
const largerLayout = mediaFrom('tablet');

const createDropdown = ({ box, basePath }: SearchPanelProps) =>
  createActor(createSearchDropdownMachine<ProductCardView>(), {
    input: {
      ports: createPreviewPorts(basePath),
      isMobile: !window.matchMedia(largerLayout).matches,
      query: box.value,
    },
  });

/** The search dropdown, bound to the header's box and to the router. It is fetched when the box first has the focus. */
export const SearchPanel = (props: SearchPanelProps) => {
  const { box, hasInvitational } = props;
  const { key } = useLocation();
  const shownPage = useRef(key);
  const navigate = useNavigate();
  const [actor] = useState(() => createDropdown(props));
  const snapshot = useSnapshot(actor);
  const leave = useEffectEvent((href: string) => void navigate(href));

  useEffect(() => {
    const leaving = actor.on('navigation.wanted', ({ href }) => leave(href));
    actor.start();
    return () => leaving.unsubscribe();
  }, [actor]);

  useEffect(() => {
    const layout = window.matchMedia(largerLayout);
    const tell = () => actor.send({ type: 'layout.changed', isMobile: !layout.matches });
    layout.addEventListener('change', tell);
    return () => layout.removeEventListener('change', tell);
  }, [actor]);

  useEffect(() => {
    if (shownPage.current === key) return;
    shownPage.current = key;
    actor.send({ type: 'route.changed' });
  }, [actor, key]);

  return (
    <SearchDropdown
      box={box}
      isOpen={selectIsSearchOpen(snapshot)}
      products={selectPreviewedProducts(snapshot)}
      isSearching={selectIsSearching(snapshot)}
      suggestions={selectSuggestionGroups(snapshot)}
      articles={selectFoundArticles(snapshot)}
      links={selectSearchLinks(snapshot)}
      isInvitationalMeant={hasInvitational && selectIsInvitationalMeant(snapshot)}
      hrefOfPhrase={searchPath}
      onFocus={() => actor.send({ type: 'box.focused' })}
      onBlur={() => actor.send({ type: 'focus.lost' })}
      onQueryChange={(query) => actor.send({ type: 'query.changed', query })}
      onSubmit={(query) => actor.send({ type: 'query.submitted', query })}
      onClose={() => actor.send({ type: 'close.pressed' })}
      onPhraseEnter={(phrase) => actor.send({ type: 'phrase.entered', phrase })}
      onPhraseLeave={() => actor.send({ type: 'phrase.left' })}
    />
  );
};
