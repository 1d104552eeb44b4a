import { pathOnSite } from '@ironcart/core';
import type { RequestContext } from '../request-context/request-context.ts';
import { escapeHtml } from './html.ts';

/** More than that no sitemap may list; a larger catalogue is found through its categories. */
const mostAddresses = 50_000;

type Shop = Pick<RequestContext, 'api' | 'site'>;

/** The paths of a category's products, page by page. */
async function* productPaths(api: Shop['api'], categoryId: number): AsyncGenerator<string> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const result = await api.search.query({ categoryId, page });
    pages = result.pages;
    for (const { url } of result.products) yield url;
  }
}

/** A site's sitemap: the home page, every category and every product in one, each address once. */
export const sitemap = async ({ api, site }: Shop, origin: string): Promise<string> => {
  const categories = await api.content.categories();
  const paths = new Set(['/', ...categories.map(({ url }) => url)]);
  for (const { categoryId } of categories) {
    for await (const path of productPaths(api, categoryId)) {
      if (paths.size < mostAddresses) paths.add(path);
    }
  }
  const urls = [...paths].map((path) => `<url><loc>${escapeHtml(origin + pathOnSite(path, site))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
};
