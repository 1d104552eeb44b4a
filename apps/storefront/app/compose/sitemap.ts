import { editorialPath } from '@ironcart/core/content';
import { pathOnSite } from '@ironcart/core/routing';
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

/** The most that WordPress gives at once. */
const postsAtOnce = 100;

/** The paths of the editorial site's articles. */
async function* articlePaths(api: Shop['api']): AsyncGenerator<string> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const result = await api.editorial.posts({ page, perPage: postsAtOnce });
    pages = result.pages;
    for (const { link } of result.posts) yield link;
  }
}

/** A site's sitemap: the home page, every category, every product in one and every article, each address once. */
export const sitemap = async ({ api, site }: Shop, origin: string): Promise<string> => {
  const categories = await api.content.categories();
  const paths = new Set(['/', editorialPath, ...categories.map(({ url }) => url)]);
  for (const { categoryId } of categories) {
    for await (const path of productPaths(api, categoryId)) {
      if (paths.size < mostAddresses) paths.add(path);
    }
  }
  for await (const path of articlePaths(api)) if (paths.size < mostAddresses) paths.add(path);
  const urls = [...paths].map((path) => `<url><loc>${escapeHtml(origin + pathOnSite(path, site))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
};
