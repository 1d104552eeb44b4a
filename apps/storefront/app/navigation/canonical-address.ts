import type { Sites } from '@ironcart/core/site';
import type { RequestContext } from '../request-context/request-context.ts';

/** The characters that mean the same whether a path escapes them or not (RFC 3986, 2.3). */
const unreserved = /[\w.~-]/;

const unescapeUnreserved = (path: string): string =>
  path.replace(/%([0-7][\da-f])/gi, (escaped, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return unreserved.test(character) ? character : escaped;
  });

/** A site's first segment as sites write it: '/EU/barbells' is '/eu/barbells'. */
const withSiteInLowerCase = (path: string, sites: Sites): string => {
  const [, first = ''] = path.split('/', 2);
  const written = `/${first.toLowerCase()}`;
  return sites.all.some(({ basePath }) => basePath === written) ? written + path.slice(written.length) : path;
};

/** '/eu/eu/barbells' as '/eu/barbells'. */
const withSiteOnce = (path: string, sites: Sites): string => {
  const { basePath } = sites.byPath(path);
  let once = path;
  while (basePath !== '' && `${once}/`.startsWith(`${basePath}${basePath}/`)) once = once.slice(basePath.length);
  return once;
};

/**
 * The one way to write a page's path: no empty segments, no slash at the end, no index file, nothing escaped that need
 * not be, the site named once and in lower case. What stands behind the site keeps its letters: ids may differ by case.
 */
export const canonicalPathOf = (pathname: string, sites: Sites): string => {
  const path = unescapeUnreserved(pathname)
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.(?:html?|php)$/i, '/')
    .replace(/(?<=.)\/$/, '');
  return withSiteOnce(withSiteInLowerCase(path, sites), sites);
};

const isText = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** A path whose escapes are no text, as '/%ff' or '/100%', with every % as a letter: no page has that address either. */
export const readablePathOf = (pathname: string): string =>
  isText(pathname) ? pathname : pathname.replaceAll('%', '%25');

/** Whether a path names another site behind its own, as in '/eu/gb/cart': no page has such an address. */
export const namesTwoSites = (pathname: string, sites: Sites): boolean => {
  const { basePath } = sites.byPath(pathname);
  return basePath !== '' && sites.byPath(pathname.slice(basePath.length)).basePath !== '';
};

/** Leads from any other way to write a page's address to the one that its canonical link names; posts are left alone. */
export const canonicalRedirect = (
  { method }: Request,
  { sites, url: { pathname, search } }: Pick<RequestContext, 'sites' | 'url'>,
): Response | undefined => {
  const canonical = canonicalPathOf(pathname, sites);
  if (canonical === pathname || (method !== 'GET' && method !== 'HEAD')) return undefined;
  return new Response(null, { status: 301, headers: { Location: canonical + search } });
};
