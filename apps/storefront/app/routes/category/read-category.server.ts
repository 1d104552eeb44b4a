import { topLinksAt } from '@ironcart/core/content';
import type { PageHead } from '../../head/page-head.ts';
import { listingHref, parseListingQuery } from '../../listing/listing-query.ts';
import { listingView } from '../../listing/listing-view.ts';
import { cardOfListedProduct } from '../../listing/product-card.ts';
import { withGroupPrices } from '../../price/listed-product.ts';
import { createPriceViews } from '../../price/price-views.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import { breadcrumbsOf, trailOf } from './breadcrumbs.ts';

/** A category with one page of its products, 80 at most (S9-search). */
export const readCategory = async (context: RequestContext, categoryId: number) => {
  const { api, site, now, url, content } = context;
  const asked = parseListingQuery(url.searchParams);
  const { page, sort, filters } = asked;
  const [category, categories, result, customer] = await Promise.all([
    api.content.category(categoryId),
    api.content.categories(),
    api.search.query({ categoryId, page, sort, filters, pageUri: url.pathname }),
    context.customer(),
  ]);
  const groupId = customer?.groupId ?? 0;
  const products = await withGroupPrices(api, result.products, groupId);
  const prices = createPriceViews({ site, now, groupId });
  const trail = trailOf(categoryId, categories);
  const head: PageHead = {
    title: page > 1 ? `${category.name}, page ${page}` : category.name,
    description: category.description,
    canonicalPath: listingHref(category.url, { page, sort: 'featured' }),
  };
  return {
    head,
    category: { name: category.name, url: category.url, description: category.description, image: category.image },
    // Links above the products (S2-toplinks).
    topLinks: topLinksAt(
      trail.map((above) => above.categoryId),
      categories,
      content.topLinks,
    ),
    breadcrumbs: breadcrumbsOf(categoryId, categories),
    cards: products.map((product) => cardOfListedProduct(product, prices)),
    list: listingView({ path: category.url, site }, asked, result),
  };
};
