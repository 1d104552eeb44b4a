import type { RecommendationPlace } from '@ironcart/core/search';
import { ProductStrip } from '@ironcart/react-ui';
import { type RefObject, useEffect } from 'react';
import type { RecommendedCards } from './recommended-cards.ts';
import { sayRecommended } from './recommended-event.ts';
import { useProductRow } from './use-product-row.ts';

export interface RecommendationsProps {
  readonly place: RecommendationPlace;
  /** The page's path on the site. */
  readonly page: string;
  /** Further input of the recommendations: a change reloads them. */
  readonly version?: string | undefined;
}

const titles: Readonly<Record<RecommendationPlace, string>> = {
  home: 'Picked for you',
  product: 'You may also like',
  cart: 'Goes with your cart',
};

/** The position of the card whose link was pressed, from 1; 0 for none. */
const followedIn = (row: HTMLElement, pressed: EventTarget | null): number =>
  pressed instanceof Element && pressed.closest('a') !== null
    ? Array.from(row.querySelectorAll('li')).findIndex((card) => card.contains(pressed)) + 1
    : 0;

/** Reports shown and followed recommendations. */
const useReporting = (row: RefObject<HTMLElement | null>, answer: RecommendedCards | undefined): void =>
  useEffect(() => {
    const { widget, cards = [] } = answer ?? {};
    const element = row.current;
    if (widget === undefined || cards.length === 0 || element === null) return;
    const productIds = cards.map(({ product }) => product.productId);
    sayRecommended({ widget, shown: productIds });
    const follow = ({ target }: Event) => {
      const position = followedIn(element, target);
      const followed = productIds[position - 1];
      if (followed !== undefined) sayRecommended({ widget, followed, position });
    };
    element.addEventListener('click', follow);
    return () => element.removeEventListener('click', follow);
  }, [row, answer]);

/** Products recommended by the search service, loaded when the shopper scrolls near; nothing without any. */
export const Recommendations = ({ place, page, version = '' }: RecommendationsProps) => {
  const query = new URLSearchParams({ at: place, page, ...(version === '' ? {} : { of: version }) });
  const { row, answer } = useProductRow<RecommendedCards>({
    id: 'recommendations',
    address: `/recommendations?${query}`,
  });
  useReporting(row, answer);
  return (
    <div ref={row}>
      {answer !== undefined && answer.cards.length > 0 && <ProductStrip title={titles[place]} cards={answer.cards} />}
    </div>
  );
};
