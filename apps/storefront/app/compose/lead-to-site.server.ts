import { currentCart } from '@ironcart/core/list';
import { pathOnSite } from '@ironcart/core/routing';
import type { Site } from '@ironcart/core/site';
import { pathOnOtherSite } from '@ironcart/shop-machines';
import { isSecretPath } from '../account/password-pages.ts';
import { filtersOnSite } from '../listing/filters-on-site.ts';
import { safeRedirect } from '../navigation/safe-redirect.ts';
import { arrivalUrl } from '../region/arrival-url.ts';
import { changeOfSitePath } from '../region/change-of-site.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { isPageOfEverySite } from '../routes/route-paths.ts';

/** Number of pieces in the cart of the current site. */
const piecesInCart = async ({ api, hasSession }: RequestContext): Promise<number> => {
  const cart = hasSession ? currentCart(await api.lists.active()) : undefined;
  return cart?.items.reduce((count, { qty }) => count + qty, 0) ?? 0;
};

/** The path of the corresponding page on the other site; its home page if there is none. */
const pageOn = (to: Site, { api }: RequestContext, path: string): Promise<string> => {
  if (isSecretPath(path)) return Promise.resolve(pathOnSite('/', to));
  if (isPageOfEverySite(path)) return Promise.resolve(pathOnSite(path, to));
  return pathOnOtherSite(to, async () => {
    const route = await api.routes.resolve(path);
    return 'related' in route ? { related: route.related } : {};
  });
};

const leadTo = (address: string): Response =>
  new Response(null, { status: 302, headers: { Location: address, 'Cache-Control': 'no-store' } });

/**
 * Redirects a shopper who changes the region to the same page of the other site, with a message about the cart, which
 * is separate for each site. Only a site's code and a path of this store are accepted; anything else redirects to this
 * site's home page.
 * @returns undefined for any other path
 */
export const leadToSite = async (
  { method }: Pick<Request, 'method'>,
  context: RequestContext,
): Promise<Response | undefined> => {
  const { site, sites, url, urlOn } = context;
  if (sites.pathWithin(url.pathname) !== changeOfSitePath || (method !== 'GET' && method !== 'HEAD')) return undefined;
  const to = sites.findByCode(url.searchParams.get('to') ?? '');
  if (to === undefined) return leadTo(pathOnSite('/', site));
  const [address = '/'] = safeRedirect(url.searchParams.get('page'), '/').split('#', 1);
  const [path = '/', query] = address.split('?', 2);
  const [there, pieces] = await Promise.all([pageOn(to, context, path), piecesInCart(context)]);
  const pathThere = sites.pathWithin(there);
  const isElsewhere = pathThere === '/' && path !== '/';
  const kept = isElsewhere || query === undefined ? '' : filtersOnSite(query, site, to);
  const page = urlOn(pathThere, to) + (kept === '' ? '' : `?${kept}`);
  return leadTo(to.code === site.code ? page : arrivalUrl(page, { left: site.code, kept: pieces, isElsewhere }));
};
