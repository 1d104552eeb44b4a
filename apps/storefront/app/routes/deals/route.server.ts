import { dealsQuery } from '../../deals/deals-query.ts';
import type { PageHead } from '../../head/page-head.ts';
import { cardOfListedProduct } from '../../listing/product-card.ts';
import { withGroupPrices } from '../../price/listed-product.ts';
import { createPriceViews } from '../../price/price-views.ts';
import type { RouteArgs } from '../route-args.ts';

/** The deals that run now, of everything or of one category (S2-routes-22 to 24). */
export const loader = async ({ context }: RouteArgs) => {
  const { api, site, now, url } = context;
  const query = dealsQuery(url.searchParams, await api.content.categories());
  const { categoryId, promotion, title, href, types, categories } = query;
  const [result, customer] = await Promise.all([
    api.search.query({
      page: 1,
      filters: { promotion: [promotion] },
      pageUri: url.pathname,
      ...(categoryId === undefined ? {} : { categoryId }),
    }),
    context.customer(),
  ]);
  const groupId = customer?.groupId ?? 0;
  const products = await withGroupPrices(api, result.products, groupId);
  const prices = createPriceViews({ site, now, groupId });
  const head: PageHead = { title, description: 'Lower prices, and the reason for each.', canonicalPath: href };
  return {
    head,
    title,
    types,
    categories,
    total: result.total,
    cards: products.map((product) => cardOfListedProduct(product, prices)),
  };
};
