import { currentList } from '@ironcart/core/list';
import { type RecommendationPlace, recommendationFor, recommendationPlaces } from '@ironcart/core/search';
import { readConsent, readPreferenceCookie, searchSessionCookie } from '@ironcart/core/visitor';
import { redirect } from 'react-router';
import type { RecommendedCards } from '../../content/recommended-cards.ts';
import { cardOfListedProduct } from '../../listing/product-card.ts';
import { withGroupPrices } from '../../price/listed-product.ts';
import { createPriceViews } from '../../price/price-views.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

const isPlace = (text: string | null): text is RecommendationPlace =>
  recommendationPlaces.some((place) => place === text);

const longestPage = 500;

/** The browser's id, with the shopper's consent. */
const visitorIdOf = ({ cookieText, site }: RequestContext): string | undefined =>
  readConsent(cookieText, site).performance
    ? readPreferenceCookie(cookieText, searchSessionCookie) || undefined
    : undefined;

/** The products of the cart, the last one first. */
const cartOf = async ({ api, hasSession }: RequestContext): Promise<readonly number[]> => {
  if (!hasSession) return [];
  const list = currentList(await api.lists.active(), 'cart');
  return (list?.items ?? []).map(({ productId }) => productId).toReversed();
};

/** The path of the last product added to the cart; undefined if it is no longer sold. */
const lastPathOf = async ({ api }: RequestContext, [last]: readonly number[]): Promise<string | undefined> => {
  if (last === undefined) return undefined;
  const [product] = await api.content.products([last]);
  return product?.url;
};

const recommend = async (context: RequestContext, place: RecommendationPlace): Promise<RecommendedCards> => {
  const { api, site, now, url } = context;
  const cart = await cartOf(context);
  const question = recommendationFor({
    place,
    page: (url.searchParams.get('page') ?? '').slice(0, longestPage),
    visitorId: visitorIdOf(context),
    lastInCart: place === 'cart' ? await lastPathOf(context, cart) : undefined,
  });
  if (question === undefined) return { cards: [] };
  const [recommended, customer] = await Promise.all([api.search.recommend(question), context.customer()]);
  const groupId = customer?.groupId ?? 0;
  const others = recommended.filter(({ productId }) => !cart.includes(productId));
  const products = await withGroupPrices(api, others, groupId);
  const prices = createPriceViews({ site, now, groupId });
  return { widget: question.widget, cards: products.map((product) => cardOfListedProduct(product, prices)) };
};

/** Recommended products at the shopper's prices, for a lazily loaded row; empty after a failure. */
export const loader = async ({ context }: RouteArgs): Promise<RecommendedCards> => {
  const place = context.url.searchParams.get('at');
  if (!context.isDataRequest || !isPlace(place)) throw redirect('/');
  try {
    return await recommend(context, place);
  } catch (thrown) {
    context.warn('Recommendations could not be read', thrown);
    return { cards: [] };
  }
};
