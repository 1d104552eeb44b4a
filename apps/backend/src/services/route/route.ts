import type { WireRoute } from '@ironcart/api/contract';
import { pathWithinSite, sites } from '@ironcart/core';
import type { Database } from '../../db/pool.ts';
import { refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';

const normalised = (url: string): string => {
  const [path = ''] = pathWithinSite(url.startsWith('/') ? url : `/${url}`).split(/[?#]/);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

/** The same path on every site, by site code; Europe's under the name that the region switch reads (S7-calls-site-10). */
const relatedOf = (path: string): Record<string, string> =>
  Object.fromEntries(sites.map(({ code, basePath }) => [code === 'EUR' ? 'EUROPE' : code, `${basePath}${path}`]));

const findProduct = async (db: Database, urlKey: string): Promise<WireRoute | undefined> => {
  const product = await db
    .selectFrom('products')
    .select(['product_id', 'visibility'])
    .where('url_key', '=', urlKey)
    .executeTakeFirst();
  if (!product) return undefined;
  if (product.visibility === 4) return { entityType: 'product', entityId: product.product_id };
  const parent = await db
    .selectFrom('product_children')
    .innerJoin('products', 'products.product_id', 'product_children.parent_id')
    .select('url_key')
    .where('child_id', '=', product.product_id)
    .where('visibility', '=', 4)
    .orderBy('parent_id')
    .executeTakeFirst();
  return parent && { redirectTarget: `/${parent.url_key}`, redirectType: 301 };
};

const findRoute = async (db: Database, path: string): Promise<WireRoute | undefined> => {
  const redirect = await db
    .selectFrom('redirects')
    .select(['target', 'type'])
    .where('path', '=', path)
    .executeTakeFirst();
  if (redirect) return { redirectTarget: redirect.target, redirectType: redirect.type };
  const page = await db.selectFrom('cms_pages').select('page_id').where('url', '=', path).executeTakeFirst();
  if (page) return { entityType: 'cms-page', entityId: page.page_id };
  const urlKey = path.slice(1);
  const category = await db
    .selectFrom('categories')
    .select('category_id')
    .where('url_key', '=', urlKey)
    .executeTakeFirst();
  if (category) return { entityType: 'category', entityId: category.category_id };
  return findProduct(db, urlKey);
};

/** svc_route: what a path of the site leads to. A part leads to the product that it belongs to. */
export const createRouteService = ({ db }: ServiceContext): ServiceHandlers<'route'> => ({
  getRoute: async ({ query }) => {
    const path = normalised(query.url);
    const route = await findRoute(db, path);
    return route ? { ...route, related: relatedOf(path) } : refuse('not_found', 'The path leads nowhere');
  },
});
