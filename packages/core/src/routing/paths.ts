import type { Site } from '../site/site.ts';

/** A path as it is linked to from a site: '/cart' is '/eu/cart' on EUR, '/' is '/eu'. */
export const pathOnSite = (path: string, site: Pick<Site, 'basePath'>): string =>
  path === '/' && site.basePath !== '' ? site.basePath : `${site.basePath}${path}`;

/**
 * The path to return to after logging in, as it was asked for in `?redirect=`; only a path of the store itself,
 * so that no link can lead a shopper away with it.
 */
export const safeReturnPath = (asked: string | null | undefined, fallback = '/account'): string =>
  asked && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked) ? asked : fallback;

/** Where a customer sees the wishlist; who logs in to keep something arrives there (S6-guest-03). */
export const wishlistPath = '/account/wishlist';

/** Where a guest logs in to come back to a path. */
export const loginPath = (returnTo: string): string => `/login?redirect=${encodeURIComponent(returnTo)}`;
