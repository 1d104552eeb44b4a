import { pathOnSite } from '../routing/paths.ts';
import type { Sites } from './create-sites.ts';
import { languagePathsOf } from './languages.ts';

/** Removes the language from a path: '/eu/de/cart' becomes '/eu/cart'; undefined for a path without a language. */
export const pathWithoutLanguage = (pathname: string, sites: Sites): string | undefined => {
  const site = sites.byPath(pathname);
  const language = languagePathsOf(site).find((path) => pathname === path || pathname.startsWith(`${path}/`));
  return language === undefined ? undefined : pathOnSite(pathname.slice(language.length) || '/', site);
};
