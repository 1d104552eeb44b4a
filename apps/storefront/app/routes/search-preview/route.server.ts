import { searchPath, searchPreviewSize, shownCategories } from '@ironcart/core/search';
import { redirect } from 'react-router';
import { lineText } from '../../editorial/line-text.ts';
import { cardOfListedProduct } from '../../listing/product-card.ts';
import { withGroupPrices } from '../../price/listed-product.ts';
import { createPriceViews } from '../../price/price-views.ts';
import { foundUnlessRefused, nothingFound } from '../../search/accepted-words.ts';
import type { SearchPreview } from '../../search/preview-ports.ts';
import { searchWordsOf } from '../../search/search-words.ts';
import { redirectTarget } from '../entity/redirect-target.ts';
import type { RouteArgs } from '../route-args.ts';

const featuredFirst = { name: 'featured', order: 'desc' } as const;

/** The search suggestions for a query, or without one: data only; opening the URL redirects to the search. */
export const loader = async ({ context }: RouteArgs): Promise<SearchPreview> => {
  const { api, site, now, url } = context;
  const query = searchWordsOf(url.searchParams);
  if (!context.isDataRequest) throw redirect(query === '' ? '/' : searchPath(query));
  const [customer, flags] = await Promise.all([context.customer(), api.flags.get()]);
  const groupId = customer?.groupId ?? 0;
  const [found, articles] = await Promise.all([
    foundUnlessRefused(
      api.search.query({
        pageSize: searchPreviewSize(flags),
        suggests: true,
        ...(query === '' ? { sort: featuredFirst } : { keyphrase: query }),
      }),
    ),
    query === '' ? [] : api.editorial.search(query),
  ]);
  const result = found ?? nothingFound;
  const products = await withGroupPrices(api, result.products, groupId);
  const prices = createPriceViews({ site, now, groupId });
  const { keyphrases } = result.suggestions;
  const isAnythingFound = query !== '' && products.length > 0;
  return {
    products: products.map((product) => cardOfListedProduct(product, prices)),
    suggestions: { keyphrases, categories: shownCategories(result.suggestions, isAnythingFound) },
    articles: articles.map((article) => ({ ...article, title: lineText(article.title) })),
    ...(result.redirectUrl === undefined ? {} : { redirectUrl: redirectTarget(result.redirectUrl, url) }),
  };
};
