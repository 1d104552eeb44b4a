import { requireObject } from '../require-argument.ts';

/** The lists of recommended products that the search service distinguishes (S7-calls-rfk-05 to 07). */
export type RecommendationWidget = 'forYou' | 'similar' | 'cart';

/** The kinds of pages that recommend products. */
export const recommendationPlaces = ['home', 'product', 'cart'] as const;

/** One of `recommendationPlaces`. */
export type RecommendationPlace = (typeof recommendationPlaces)[number];

/** Facts about the shopper that recommendations depend on. */
export interface RecommendedTo {
  readonly place: RecommendationPlace;
  /** The page's path. */
  readonly page: string;
  /** The anonymous id of the browser; undefined without the shopper's consent, or if there is none. */
  readonly visitorId: string | undefined;
  /** Path of the product added to the cart last; undefined for an empty cart. */
  readonly lastInCart?: string | undefined;
}

/** A request to the search service. */
export interface RecommendationQuestion {
  readonly widget: RecommendationWidget;
  readonly pageUri: string;
  readonly userId?: string | undefined;
}

/**
 * Selects the recommendation for a page; undefined if there is none. The cart's recommendations complement the product
 * added last. The browser's history is used only with consent: without it, the home page shows none.
 */
export const recommendationFor = (recommendedTo: RecommendedTo): RecommendationQuestion | undefined => {
  requireObject(recommendedTo, 'recommendedTo');
  const { place, page, visitorId, lastInCart } = recommendedTo;
  if (place === 'product') return { widget: 'similar', pageUri: page };
  if (place === 'home')
    return visitorId === undefined ? undefined : { widget: 'forYou', pageUri: page, userId: visitorId };
  if (lastInCart === undefined) return undefined;
  return { widget: 'cart', pageUri: lastInCart, ...(visitorId === undefined ? {} : { userId: visitorId }) };
};
