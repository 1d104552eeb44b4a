import { searchPath } from '@ironcart/core/search';
import {
  type SearchDropdownActor,
  selectFoundArticles,
  selectIsInvitationalMeant,
  selectIsSearching,
  selectIsSearchOpen,
  selectPreviewedProducts,
  selectSearchLinks,
  selectSuggestionGroups,
} from '@ironcart/shop-machines';
import { useEffect, useEffectEvent } from 'react';
import type { ProductCardView } from '../../product/ProductCard.tsx';
import { SearchDropdown } from '../../search/SearchDropdown.tsx';
import { mediaFrom } from '../../theme/breakpoints.ts';
import { sameJson } from '../same-json.ts';
import { useSelector } from '../use-selector.ts';

export interface SearchProps {
  readonly actor: SearchDropdownActor<ProductCardView>;
  /** The search box that the dropdown belongs to. */
  readonly box: HTMLInputElement;
  /** Whether the store has a page for the invitational. Default: no. */
  readonly hasInvitational?: boolean | undefined;
  /** Opens an address that the shopper chose in the dropdown. */
  readonly onNavigate: (href: string) => void;
}

/**
 * The search dropdown of an actor of `createSearchDropdownMachine`, below the nearest positioned ancestor. Below the
 * tablet's width it has the phone's layout.
 */
export const Search = ({ actor, box, hasInvitational = false, onNavigate }: SearchProps) => {
  const leave = useEffectEvent(onNavigate);

  useEffect(() => {
    const leaving = actor.on('navigation.wanted', ({ href }) => leave(href));
    return () => leaving.unsubscribe();
  }, [actor]);

  useEffect(() => {
    const layout = window.matchMedia(mediaFrom('tablet'));
    const tell = () => actor.send({ type: 'layout.changed', isMobile: !layout.matches });
    layout.addEventListener('change', tell);
    return () => layout.removeEventListener('change', tell);
  }, [actor]);

  return (
    <SearchDropdown
      box={box}
      isOpen={useSelector(actor, selectIsSearchOpen)}
      products={useSelector(actor, selectPreviewedProducts, sameJson)}
      isSearching={useSelector(actor, selectIsSearching)}
      suggestions={useSelector(actor, selectSuggestionGroups, sameJson)}
      articles={useSelector(actor, selectFoundArticles, sameJson)}
      links={useSelector(actor, selectSearchLinks, sameJson)}
      isInvitationalMeant={useSelector(actor, selectIsInvitationalMeant) && hasInvitational}
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
