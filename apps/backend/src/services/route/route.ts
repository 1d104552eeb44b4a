import type { WireRoute } from '@ironcart/api/contract';
import type { Site, Sites } from '@ironcart/core/site';
import { refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';

const normalised = (url: string, sites: Sites): string => {
  const [path = ''] = sites.pathWithin(url.startsWith('/') ? url : `/${url}`).split(/[?#]/);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
};

type Store = Pick<ServiceContext, 'db' | 'sites'>;

/** A page of the store, and the sites that have it. */
interface FoundPage {
  readonly page: WireRoute;
  readonly sites: readonly Site[];
}

/** The path on every site that has the page, by site code; Europe's under the name that the region switch reads (S7-calls-site-10). */
const relatedOf = (path: string, having: readonly Site[]): Record<string, string> =>
  Object.fromEntries(having.map(({ code, relatedKey = code, basePath }) => [relatedKey, `${basePath}${path}`]));

/** The sites that sell a product: those in whose currency it has a price. */
const sitesSelling = async ({ db, sites }: Store, productId: number): Promise<readonly Site[]> => {
  const prices = await db.selectFrom('product_prices').select('currency').where('product_id', '=', productId).execute();
  return sites.all.filter((site) => prices.some(({ currency }) => currency === site.currency));
};

const findProduct = async (store: Store, urlKey: string): Promise<FoundPage | undefined> => {
  const { db, sites } = store;
  const product = await db
    .selectFrom('products')
    .select(['product_id', 'visibility'])
    .where('url_key', '=', urlKey)
    .executeTakeFirst();
  if (!product) return undefined;
  if (product.visibility === 4) {
    const page: WireRoute = { entityType: 'product', entityId: product.product_id };
    return { page, sites: await sitesSelling(store, product.product_id) };
  }
  const parent = await db
    .selectFrom('product_children')
    .innerJoin('products', 'products.product_id', 'product_children.parent_id')
    .select('url_key')
    .where('child_id', '=', product.product_id)
    .where('visibility', '=', 4)
    .orderBy('parent_id')
    .executeTakeFirst();
  return parent && { page: { redirectTarget: `/${parent.url_key}`, redirectType: 301 }, sites: sites.all };
};

const findPage = async (store: Store, path: string): Promise<FoundPage | undefined> => {
  const { db, sites } = store;
  const onEverySite = (page: WireRoute): FoundPage => ({ page, sites: sites.all });
  const redirect = await db
    .selectFrom('redirects')
    .select(['target', 'type'])
    .where('path', '=', path)
    .executeTakeFirst();
  if (redirect) return onEverySite({ redirectTarget: redirect.target, redirectType: redirect.type });
  const page = await db.selectFrom('cms_pages').select('page_id').where('url', '=', path).executeTakeFirst();
  if (page) return onEverySite({ entityType: 'cms', entityId: page.page_id });
  const urlKey = path.slice(1);
  const category = await db
    .selectFrom('categories')
    .select('category_id')
    .where('url_key', '=', urlKey)
    .executeTakeFirst();
  if (category) return onEverySite({ entityType: 'category', entityId: category.category_id });
  return findProduct(store, urlKey);
};

/** svc_route: resolves a path of the site. A part resolves to the product to which it belongs. */
export const createRouteService = (store: ServiceContext): ServiceHandlers<'route'> => ({
  getRoute: async ({ query, site }) => {
    const path = normalised(query.url, store.sites);
    const found = await findPage(store, path);
    if (!found?.sites.some(({ code }) => code === site.code)) return refuse('not_found', 'The path leads nowhere');
    return { ...found.page, related: relatedOf(path, found.sites) };
  },
});
