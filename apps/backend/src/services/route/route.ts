import type { WireRoute } from '@ironcart/api/contract';
import { pathWithinSite, type Site, sites } from '@ironcart/core';
import type { Database } from '../../db/pool.ts';
import { refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';

const normalised = (url: string): string => {
  const [path = ''] = pathWithinSite(url.startsWith('/') ? url : `/${url}`).split(/[?#]/);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

/** A page of the store, and the sites that have it. */
interface FoundPage {
  readonly page: WireRoute;
  readonly sites: readonly Site[];
}

/** The path on every site that has the page, by site code; Europe's under the name that the region switch reads (S7-calls-site-10). */
const relatedOf = (path: string, having: readonly Site[]): Record<string, string> =>
  Object.fromEntries(having.map(({ code, basePath }) => [code === 'EUR' ? 'EUROPE' : code, `${basePath}${path}`]));

/** The sites that sell a product: those in whose currency it has a price. */
const sitesSelling = async (db: Database, productId: number): Promise<readonly Site[]> => {
  const prices = await db.selectFrom('product_prices').select('currency').where('product_id', '=', productId).execute();
  return sites.filter((site) => prices.some(({ currency }) => currency === site.currency));
};

const onEverySite = (page: WireRoute): FoundPage => ({ page, sites });

const findProduct = async (db: Database, urlKey: string): Promise<FoundPage | undefined> => {
  const product = await db
    .selectFrom('products')
    .select(['product_id', 'visibility'])
    .where('url_key', '=', urlKey)
    .executeTakeFirst();
  if (!product) return undefined;
  if (product.visibility === 4) {
    const page: WireRoute = { entityType: 'product', entityId: product.product_id };
    return { page, sites: await sitesSelling(db, product.product_id) };
  }
  const parent = await db
    .selectFrom('product_children')
    .innerJoin('products', 'products.product_id', 'product_children.parent_id')
    .select('url_key')
    .where('child_id', '=', product.product_id)
    .where('visibility', '=', 4)
    .orderBy('parent_id')
    .executeTakeFirst();
  return parent && onEverySite({ redirectTarget: `/${parent.url_key}`, redirectType: 301 });
};

const findPage = async (db: Database, path: string): Promise<FoundPage | undefined> => {
  const redirect = await db
    .selectFrom('redirects')
    .select(['target', 'type'])
    .where('path', '=', path)
    .executeTakeFirst();
  if (redirect) return onEverySite({ redirectTarget: redirect.target, redirectType: redirect.type });
  const page = await db.selectFrom('cms_pages').select('page_id').where('url', '=', path).executeTakeFirst();
  if (page) return onEverySite({ entityType: 'cms-page', entityId: page.page_id });
  const urlKey = path.slice(1);
  const category = await db
    .selectFrom('categories')
    .select('category_id')
    .where('url_key', '=', urlKey)
    .executeTakeFirst();
  if (category) return onEverySite({ entityType: 'category', entityId: category.category_id });
  return findProduct(db, urlKey);
};

/** svc_route: what a path of the site leads to. A part leads to the product that it belongs to. */
export const createRouteService = ({ db }: ServiceContext): ServiceHandlers<'route'> => ({
  getRoute: async ({ query, site }) => {
    const path = normalised(query.url);
    const found = await findPage(db, path);
    if (!found?.sites.some(({ code }) => code === site.code)) return refuse('not_found', 'The path leads nowhere');
    return { ...found.page, related: relatedOf(path, found.sites) };
  },
});
