import type { Sites } from '../site/create-sites.ts';

const isWithin = (href: string, path: string): boolean =>
  href === path || ['/', '?', '#'].some((next) => href.startsWith(path + next));

/** Served by the server itself, without a site prefix. */
const isFile = (href: string): boolean => href.startsWith('/img/');

/** Whether a path already contains a site. */
const isOnNamedSite = (href: string, sites: Sites): boolean =>
  sites.all.some(({ basePath }) => basePath !== '' && isWithin(href, basePath));

/**
 * Adds the language path to a link of rich HTML within the store: '/cart' becomes '/eu/de/cart' on '/eu/de'. External
 * links and links that contain a site stay (S2-cms-18).
 */
export const linkWithLanguage = (href: string, languagePath: string, sites: Sites): string => {
  const isInternal = /^\/(?![/\\])/.test(href) && !isFile(href);
  if (!isInternal || languagePath === '' || isWithin(href, languagePath) || isOnNamedSite(href, sites)) return href;
  return href === '/' ? languagePath : languagePath + href;
};
