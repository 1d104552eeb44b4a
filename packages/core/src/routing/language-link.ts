import type { Sites } from '../site/create-sites.ts';

const isWithin = (href: string, path: string): boolean =>
  href === path || ['/', '?', '#'].some((next) => href.startsWith(path + next));

/** Answered by the server itself, without a site before them. */
const isFile = (href: string): boolean => href.startsWith('/img/');

/** Paths that say already which site they are on. */
const isOnNamedSite = (href: string, sites: Sites): boolean =>
  sites.all.some(({ basePath }) => basePath !== '' && isWithin(href, basePath));

/**
 * A link of rich HTML with the language path before it when it leads within the store: '/cart' is '/eu/de/cart' below
 * '/eu/de'. Links elsewhere, and those that name a site already, stay (S2-cms-18).
 */
export const linkWithLanguage = (href: string, languagePath: string, sites: Sites): string => {
  const isInternal = /^\/(?![/\\])/.test(href) && !isFile(href);
  if (!isInternal || languagePath === '' || isWithin(href, languagePath) || isOnNamedSite(href, sites)) return href;
  return href === '/' ? languagePath : languagePath + href;
};
