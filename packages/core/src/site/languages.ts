import { pathOnSite } from '../routing/paths.ts';
import type { Site } from './site.ts';

/** Converts a locale to a BCP 47 tag: 'en_GB' becomes 'en-GB'. */
export const languageTagOf = (locale: string): string => locale.replace('_', '-');

/** The `hreflang` value of a site in links between sites. */
export const hreflangOf = ({ hreflang, locale }: Pick<Site, 'hreflang' | 'locale'>): string =>
  hreflang ?? languageTagOf(locale);

/** The base paths of a site's languages: '/eu/de'. */
export const languagePathsOf = (site: Pick<Site, 'languages' | 'basePath'>): readonly string[] =>
  (site.languages ?? []).map((segment) => pathOnSite(`/${segment}`, site));
