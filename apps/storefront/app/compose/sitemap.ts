import { editorialPath } from '@ironcart/core/content';
import { pathOnSite } from '@ironcart/core/routing';
import type { SiteCode } from '@ironcart/core/site';
import type { RequestContext } from '../request-context/request-context.ts';
import { escapeHtml } from './html.ts';

/**
 * Maximum number of URLs in this sitemap, which is read through searches; the backend's sitemaps of products have all of a larger
 * catalogue.
 */
const mostAddresses = 10_000;

type Shop = Pick<RequestContext, 'api' | 'site'>;

/** Maximum number of products per search. */
const productsAtOnce = 100;

/** The paths of a category's products, page by page. */
async function* productPaths(api: Shop['api'], categoryId: number): AsyncGenerator<string> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const result = await api.search.query({ categoryId, page, pageSize: productsAtOnce });
    pages = result.pages;
    for (const { url } of result.products) yield url;
  }
}

/** WordPress's maximum number of posts per request. */
const postsAtOnce = 100;

/** The paths of the editorial site's articles. */
async function* articlePaths(api: Shop['api']): AsyncGenerator<string> {
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const result = await api.editorial.posts({ page, perPage: postsAtOnce });
    pages = result.pages;
    for (const { link } of result.posts) yield link;
  }
}

/** The paths of a site: the home page, every category, every article and the products. */
async function* sitePaths(api: Shop['api']): AsyncGenerator<string> {
  const categories = await api.content.categories();
  yield* ['/', editorialPath, ...categories.map(({ url }) => url)];
  yield* articlePaths(api);
  for (const { categoryId } of categories) yield* productPaths(api, categoryId);
}

/** A site's sitemap, each URL once. */
export const sitemap = async ({ api, site }: Shop, origin: string): Promise<string> => {
  const paths = new Set<string>();
  for await (const path of sitePaths(api)) {
    paths.add(path);
    // Later pages are not even requested.
    if (paths.size >= mostAddresses) break;
  }
  const urls = [...paths].map((path) => `<url><loc>${escapeHtml(origin + pathOnSite(path, site))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
};

/** Lifetime of a cached sitemap, in milliseconds: it takes a search per page of every category. */
const keptMs = 600_000;

/** The cached sitemaps of all sites. */
export interface Sitemaps {
  readonly of: (shop: Shop & Pick<RequestContext, 'now'>, origin: string) => Promise<string>;
}

export const createSitemaps = (write = sitemap): Sitemaps => {
  const kept = new Map<SiteCode, { readonly until: number; readonly text: Promise<string> }>();
  return {
    of: async (shop, origin) => {
      const { code } = shop.site;
      const known = kept.get(code);
      if (known !== undefined && shop.now < known.until) return known.text;
      const written = { until: shop.now + keptMs, text: write(shop, origin) };
      kept.set(code, written);
      try {
        return await written.text;
      } catch (error) {
        if (kept.get(code) === written) kept.delete(code);
        throw error;
      }
    },
  };
};
