import type { ProductCardView } from '@ironcart/react-ui';
import type { SearchDropdownPorts } from '@ironcart/shop-machines';
import { loadPartData } from '../data/fetch-route-data.ts';

/** What the dropdown shows of a query. */
export type SearchPreview = Awaited<ReturnType<SearchDropdownPorts<ProductCardView>['preview']>>;

const routeId = 'search-preview';
const load = loadPartData(routeId);

/** A title is HTML of one line: its entities stand for characters. */
const textOf = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();

/** Asks this store's server, below the site's path, for what the dropdown shows: priced for the shopper. */
export const createPreviewPorts = (basePath: string): SearchDropdownPorts<ProductCardView> => ({
  preview: async (query, signal) => {
    const url = new URL(`${basePath}/search/preview`, window.location.origin);
    if (query !== '') url.searchParams.set('q', query);
    const answer = (await load({ request: new Request(url, { signal }) })) as SearchPreview;
    return { ...answer, articles: answer.articles.map((article) => ({ ...article, title: textOf(article.title) })) };
  },
});
