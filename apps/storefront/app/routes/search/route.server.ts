import { redirect } from 'react-router';
import type { PageHead } from '../../head/page-head.ts';
import { parseListingQuery } from '../../listing/listing-query.ts';
import { withGroupPrices } from '../../price/listed-product.ts';
import { createPriceViews } from '../../price/price-views.ts';
import { cardOfListedProduct } from '../../product/product-card.ts';
import { searchWordsOf } from '../../search/search-words.ts';
import { redirectTarget } from '../entity/redirect-target.ts';
import type { RouteArgs } from '../route-args.ts';

/** Search results; without a query there is nothing to show (S2-routes-08). */
export const loader = async ({ context }: RouteArgs) => {
  const { api, site, now, url } = context;
  const query = searchWordsOf(url.searchParams);
  if (query === '') throw redirect('/');
  const { page, sort, sortValue } = parseListingQuery(url.searchParams);
  const [result, customer] = await Promise.all([
    api.search.query({ keyphrase: query, page, sort, suggests: true, pageUri: url.pathname }),
    context.customer(),
  ]);
  if (result.redirectUrl !== undefined && page === 1) throw redirect(redirectTarget(result.redirectUrl, url));
  const groupId = customer?.groupId ?? 0;
  const products = await withGroupPrices(api, result.products, groupId);
  const prices = createPriceViews({ site, now, groupId });
  const head: PageHead = { title: `Search: ${query}`, isPrivate: true };
  return {
    head,
    query,
    cards: products.map((product) => cardOfListedProduct(product, prices)),
    total: result.total,
    pages: result.pages,
    page,
    sort: sortValue,
    suggestions: result.suggestions.keyphrases.filter((phrase) => phrase.toLowerCase() !== query.toLowerCase()),
  };
};
