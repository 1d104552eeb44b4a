import { pathOnSite } from '../routing/paths.ts';
import { languagePathsOf } from './languages.ts';
import { siteByPath } from './sites.ts';

/** The page that a path below a language leads to, '/eu/de/cart' to '/eu/cart'; undefined for a path that names no language. */
export const pathWithoutLanguage = (pathname: string): string | undefined => {
  const site = siteByPath(pathname);
  const language = languagePathsOf(site).find((path) => pathname === path || pathname.startsWith(`${path}/`));
  return language === undefined ? undefined : pathOnSite(pathname.slice(language.length) || '/', site);
};
