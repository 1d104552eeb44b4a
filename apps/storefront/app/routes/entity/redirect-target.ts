import { safeRedirect } from '../../navigation/safe-redirect.ts';

/**
 * Where a route's redirect may lead: a path of this site, or an address on this host (SECURITY 20). Whatever else
 * the catalogue's data says leads home.
 */
export const redirectTarget = (target: string, current: URL): string => {
  if (!URL.canParse(target)) return safeRedirect(target.startsWith('/') ? target : `/${target}`, '/');
  const url = new URL(target);
  return url.origin === current.origin ? url.href : '/';
};
