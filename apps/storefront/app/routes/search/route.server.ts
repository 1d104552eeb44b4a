import { shownCategories, suggestionGroups } from '@ironcart/core/search';
import { redirect } from 'react-router';
import type { PageHead } from '../../head/page-head.ts';
import { parseListingQuery } from '../../listing/listing-query.ts';
import { listingView } from '../../listing/listing-view.ts';
import { cardOfListedProduct } from '../../listing/product-card.ts';
import { withGroupPrices } from '../../price/listed-product.ts';
import { createPriceViews } from '../../price/price-views.ts';
import { foundUnlessRefused, nothingFound } from '../../search/accepted-words.ts';
import { searchByWords } from '../../search/search-by-words.ts';
import { searchWordsOf } from '../../search/search-words.ts';
import { redirectTarget } from '../entity/redirect-target.ts';
import type { RouteArgs } from '../route-args.ts';

const searchPagePath = '/search';

/** Search results; redirects home without a query (S2-routes-08). */
export const loader = async ({ context }: RouteArgs) => {
  const { api, site, now, url } = context;
  const query = searchWordsOf(url.searchParams);
  if (query === '') throw redirect('/');
  const asked = parseListingQuery(url.searchParams);
  const { page, sort } = asked;
  const words = { keyphrase: query, page, sort, suggests: true, pageUri: url.pathname };
  const [found, customer] = await Promise.all([
    foundUnlessRefused(searchByWords(api, words, asked.filters)),
    context.customer(),
  ]);
  const { result, filters } = found ?? { result: nothingFound, filters: asked.filters };
  if (result.redirectUrl !== undefined && page === 1) throw redirect(redirectTarget(result.redirectUrl, url));
  const groupId = customer?.groupId ?? 0;
  const products = await withGroupPrices(api, result.products, groupId);
  const prices = createPriceViews({ site, now, groupId });
  const description = `Everything that matches “${query}”, with prices and what is in stock.`;
  const head: PageHead = { title: `Search: ${query}`, description, isPrivate: true };
  return {
    head,
    query,
    /** Whether the search refused the words. */
    isRefused: found === undefined,
    cards: products.map((product) => cardOfListedProduct(product, prices)),
    list: listingView({ path: searchPagePath, q: query, site }, { ...asked, filters }, result),
    suggestions: suggestionGroups(
      query,
      {
        keyphrases: result.suggestions.keyphrases,
        categories: shownCategories(result.suggestions, result.products.length > 0),
      },
      products.map(({ name }) => name),
    ),
  };
};
