import { safeRedirect } from '../../navigation/safe-redirect.ts';

/**
 * Validates the target of a route's redirect: a path of this site, or a URL on this host (SECURITY 20). Any other value
 * in the catalogue's data redirects home.
 */
export const redirectTarget = (target: string, current: URL): string => {
  if (!URL.canParse(target)) return safeRedirect(target.startsWith('/') ? target : `/${target}`, '/');
  const url = new URL(target);
  return url.origin === current.origin ? url.href : '/';
};
