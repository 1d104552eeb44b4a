import type { Sites } from '@ironcart/core/site';
import type { RequestContext } from '../request-context/request-context.ts';

/** Unreserved characters, which mean the same escaped or not (RFC 3986, 2.3). */
const unreserved = /[\w.~-]/;

const unescapeUnreserved = (path: string): string =>
  path.replace(/%([0-7][\da-f])/gi, (escaped, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return unreserved.test(character) ? character : escaped;
  });

/** Lower-cases a site's first segment: '/EU/barbells' becomes '/eu/barbells'. */
const withSiteInLowerCase = (path: string, sites: Sites): string => {
  const [, first = ''] = path.split('/', 2);
  const written = `/${first.toLowerCase()}`;
  return sites.all.some(({ basePath }) => basePath === written) ? written + path.slice(written.length) : path;
};

/** Removes a duplicate site segment: '/eu/eu/barbells' becomes '/eu/barbells'. */
const withSiteOnce = (path: string, sites: Sites): string => {
  const { basePath } = sites.byPath(path);
  let once = path;
  while (basePath !== '' && `${once}/`.startsWith(`${basePath}${basePath}/`)) once = once.slice(basePath.length);
  return once;
};

/**
 * The canonical form of a page's path: without empty segments, trailing slash, index file or unnecessary escapes, with
 * the site once and in lower case. The rest keeps its case, because ids may differ by case.
 */
export const canonicalPathOf = (pathname: string, sites: Sites): string => {
  const path = unescapeUnreserved(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.(?:html?|php)$/i, '/')
    .replace(/(?<=.)\/$/, '');
  return withSiteOnce(withSiteInLowerCase(path, sites), sites);
};

/** The decoded text is compared because the bundler removes a call with an unused result, although it may throw. */
const isText = (path: string): boolean => {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
};

/** Escapes every % of a path with invalid escapes, such as '/%ff' or '/100%', which no page has. */
export const readablePathOf = (pathname: string): string =>
  isText(pathname) ? pathname : pathname.replaceAll('%', '%25');

/** Whether a path contains a second site after its own, as in '/eu/gb/cart', which no page has. */
export const namesTwoSites = (pathname: string, sites: Sites): boolean => {
  const { basePath } = sites.byPath(pathname);
  return basePath !== '' && sites.byPath(pathname.slice(basePath.length)).basePath !== '';
};

/** Redirects to the canonical form of a page's URL; posts are not redirected. */
export const canonicalRedirect = (
  { method }: Request,
  { sites, url: { pathname, search } }: Pick<RequestContext, 'sites' | 'url'>,
): Response | undefined => {
  const canonical = canonicalPathOf(pathname, sites);
  if (canonical === pathname || (method !== 'GET' && method !== 'HEAD')) return undefined;
  return new Response(null, { status: 301, headers: { Location: canonical + search } });
};
