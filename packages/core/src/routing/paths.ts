import { requireObject } from '../require-argument.ts';
import type { Site } from '../site/site.ts';

/** Adds the site's base path: '/cart' becomes '/eu/cart' on EUR, '/' becomes '/eu'. */
export const pathOnSite = (path: string, site: Pick<Site, 'basePath'>): string => {
  requireObject(site, 'site');
  return path === '/' && site.basePath !== '' ? site.basePath : `${site.basePath}${path}`;
};

/**
 * The path to return to after a log-in, from `?redirect=`. Accepts only paths of the store, so that a link cannot
 * redirect a shopper to another host.
 */
export const safeReturnPath = (asked: string | null | undefined, fallback = '/account'): string =>
  asked && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked) ? asked : fallback;

/** The path of a customer's wishlist, which also follows the log-in of a guest who saved an item (S6-guest-03). */
export const wishlistPath = '/account/wishlist';

/** The path of the log-in page, with the path to return to. */
export const loginPath = (returnTo: string): string => `/login?redirect=${encodeURIComponent(returnTo)}`;

/** The gym planner's first page, on the sites that have it (S2-cond-02). */
export const zeusBuilderPath = '/zeus-builder';
