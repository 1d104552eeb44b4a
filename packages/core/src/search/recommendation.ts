/** The lists of recommended products that the search service distinguishes (S7-calls-rfk-05 to 07). */
export type RecommendationWidget = 'forYou' | 'similar' | 'cart';

/** The kinds of pages that recommend products. */
export const recommendationPlaces = ['home', 'product', 'cart'] as const;

/** One of `recommendationPlaces`. */
export type RecommendationPlace = (typeof recommendationPlaces)[number];

/** What is known of the shopper whom products are recommended to. */
export interface RecommendedTo {
  readonly place: RecommendationPlace;
  /** The page's path. */
  readonly page: string;
  /** The anonymous id of the browser; undefined where the shopper does not allow that it is used, or has none. */
  readonly visitorId: string | undefined;
  /** The path of the product that was put into the cart last; undefined: the cart is empty. */
  readonly lastInCart?: string | undefined;
}

/** A question to the search service. */
export interface RecommendationQuestion {
  readonly widget: RecommendationWidget;
  readonly pageUri: string;
  readonly userId?: string | undefined;
}

/**
 * Which products are recommended on a page; undefined: none. What a browser did before is used where its shopper allows
 * it: without that a cart is met with what is like its last product, and the home page recommends nothing.
 */
export const recommendationFor = ({
  place,
  page,
  visitorId,
  lastInCart,
}: RecommendedTo): RecommendationQuestion | undefined => {
  if (place === 'product') return { widget: 'similar', pageUri: page };
  if (place === 'home')
    return visitorId === undefined ? undefined : { widget: 'forYou', pageUri: page, userId: visitorId };
  if (lastInCart === undefined) return undefined;
  return visitorId === undefined
    ? { widget: 'similar', pageUri: lastInCart }
    : { widget: 'cart', pageUri: page, userId: visitorId };
};
