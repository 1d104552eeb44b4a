import { upcomingDeals } from '@ironcart/pricing';
import { dealDay, isSoon } from '../../deals/deal-words.ts';
import { dealsQuery } from '../../deals/deals-query.ts';
import type { PageHead } from '../../head/page-head.ts';
import { cardOfListedProduct, cardOfProduct } from '../../listing/product-card.ts';
import { withGroupPrices } from '../../price/listed-product.ts';
import { createPriceViews } from '../../price/price-views.ts';
import type { RouteArgs } from '../route-args.ts';
import { readSlides } from './read-slides.server.ts';

/** Maximum number of upcoming deals. */
const mostComing = 8;

/** Current and upcoming deals, of all products or of one category (S2-routes-22 to 24). */
export const loader = async ({ context }: RouteArgs) => {
  const { api, site, now, url } = context;
  const query = dealsQuery(url.searchParams, await api.content.categories());
  const { type, categoryId, promotion, title, href, types, categories } = query;
  const [result, customer, hot] = await Promise.all([
    api.search.query({
      page: 1,
      filters: { promotion: [promotion] },
      pageUri: url.pathname,
      ...(categoryId === undefined ? {} : { categoryId }),
    }),
    context.customer(),
    type === 'hot' ? api.content.hotDeals() : undefined,
  ]);
  const groupId = customer?.groupId ?? 0;
  const products = await withGroupPrices(api, result.products, groupId);
  const prices = createPriceViews({ site, now, groupId });
  const head: PageHead = { title, description: 'Lower prices, and the reason for each.', canonicalPath: href };
  const cards = products.map((product) => cardOfListedProduct(product, prices));
  const announced = (hot?.products ?? []).filter(
    ({ categoryIds }) => categoryId === undefined || categoryIds.includes(categoryId),
  );
  return {
    head,
    slides: await readSlides(context, cards),
    title,
    types,
    categories,
    total: result.total,
    coming: upcomingDeals(announced, now)
      .filter(({ fromMs }) => isSoon(fromMs, now))
      .slice(0, mostComing)
      .map(({ product, fromMs }) => ({ ...cardOfProduct(product, prices), note: dealDay(fromMs, site) })),
    cards,
  };
};
