import type { ProductCardView } from '@ironcart/react-ui';
import type { SearchDropdownPorts } from '@ironcart/shop-machines';
import { loadPartData } from '../data/fetch-route-data.ts';

/** The suggestions for a query. */
export type SearchPreview = Awaited<ReturnType<SearchDropdownPorts<ProductCardView>['preview']>>;

const routeId = 'search-preview';
const load = loadPartData(routeId);

/** Converts a title's HTML to text, decoding entities. */
const textOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** Requests suggestions from this store's server, below the site's path, with the shopper's prices. */
export const createPreviewPorts = (basePath: string): SearchDropdownPorts<ProductCardView> => ({
  preview: async (query, signal) => {
    const url = new URL(`${basePath}/search/preview`, window.location.origin);
    if (query !== '') url.searchParams.set('q', query);
    const answer = (await load({ request: new Request(url, { signal }) })) as SearchPreview;
    return { ...answer, articles: answer.articles.map((article) => ({ ...article, title: textOf(article.title) })) };
  },
});
