import { isApiError } from '@ironcart/api/client';
import { nearestGyms } from '@ironcart/core/equipped-gym';
import { data } from 'react-router';
import { gymLinkOf, requireGymMap } from '../../equipped-gyms/gym-pages.ts';
import type { PageHead } from '../../head/page-head.ts';
import { cardOfProduct } from '../../listing/product-card.ts';
import { createPriceViews } from '../../price/price-views.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

/** Number of nearby gyms that the page lists. */
const namedNearby = 3;

const readGym = async ({ api }: RequestContext, urlKey: string) => {
  try {
    return await api.equippedGyms.get(urlKey);
  } catch (thrown) {
    if (!isApiError(thrown, 'not_found') && !isApiError(thrown, 'invalid_request')) throw thrown;
    throw data({ code: 'not_found' }, { status: 404 });
  }
};

/** Formats a distance: rounded to a kilometre, long distances to ten. */
const distanceText = (km: number): string =>
  `${km < 100 ? Math.max(1, Math.round(km)) : Math.round(km / 10) * 10} km away`;

/** One equipped gym: its place, and its equipment at the shopper's prices (S2-cond-14). */
export const loader = async ({ params, context }: RouteArgs) => {
  await requireGymMap(context);
  const { api, site, now } = context;
  const gym = await readGym(context, params.urlKey ?? '');
  const [others, products, customer] = await Promise.all([
    api.equippedGyms.find(),
    gym.productIds.length === 0 ? [] : api.content.products(gym.productIds),
    context.customer(),
  ]);
  const prices = createPriceViews({ site, now, groupId: customer?.groupId ?? 0 });
  const shown = gymLinkOf(gym);
  const head: PageHead = {
    title: `${gym.name}, ${gym.city}`,
    description: gym.about,
    canonicalPath: shown.href,
  };
  return {
    head,
    gym: { ...gym, ...shown },
    nearby: nearestGyms(gym, others.gyms, namedNearby).map((near) => ({
      ...gymLinkOf(near.gym),
      note: distanceText(near.km),
    })),
    cards: products.map((product) => cardOfProduct(product, prices)),
  };
};
