import { requireFields, requireObject, requireText } from '../require-argument.ts';
import { pathOnSite } from '../routing/paths.ts';
import type { Sites } from './create-sites.ts';
import type { Site } from './site.ts';

/** Converts a locale to a BCP 47 tag: 'en_GB' becomes 'en-GB'. */
export const languageTagOf = (locale: string): string => {
  requireText(locale, 'locale');
  return locale.replace('_', '-');
};

/** The `hreflang` value of a site in links between sites. */
export const hreflangOf = (site: Pick<Site, 'hreflang' | 'locale'>): string => {
  requireObject(site, 'site');
  const { hreflang, locale } = site;
  return hreflang ?? languageTagOf(locale);
};

/** The base paths of a site's languages: '/eu/de'. */
export const languagePathsOf = (site: Pick<Site, 'languages' | 'basePath'>): readonly string[] =>
  (site.languages ?? []).map((segment) => pathOnSite(`/${segment}`, site));

/** Removes the language from a path: '/eu/de/cart' becomes '/eu/cart'; undefined for a path without a language. */
export const pathWithoutLanguage = (pathname: string, sites: Sites): string | undefined => {
  requireText(pathname, 'pathname');
  requireFields(sites, 'sites', { byPath: 'function' });
  const site = sites.byPath(pathname);
  const language = languagePathsOf(site).find((path) => pathname === path || pathname.startsWith(`${path}/`));
  return language === undefined ? undefined : pathOnSite(pathname.slice(language.length) || '/', site);
};
