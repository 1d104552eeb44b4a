import { pathOnSite } from '../routing/paths.ts';
import type { Sites } from './create-sites.ts';
import { languagePathsOf } from './languages.ts';

/** The page that a path below a language leads to, '/eu/de/cart' to '/eu/cart'; undefined for a path that names no language. */
export const pathWithoutLanguage = (pathname: string, sites: Sites): string | undefined => {
  const site = sites.byPath(pathname);
  const language = languagePathsOf(site).find((path) => pathname === path || pathname.startsWith(`${path}/`));
  return language === undefined ? undefined : pathOnSite(pathname.slice(language.length) || '/', site);
};
