import { pathOnSite } from '../routing/paths.ts';
import type { Site } from './site.ts';

/** A locale as the web writes it: 'en_GB' is 'en-GB'. */
export const languageTagOf = (locale: string): string => locale.replace('_', '-');

/** Whom a site's pages are for, as links between the sites say it. */
export const hreflangOf = ({ hreflang, locale }: Pick<Site, 'hreflang' | 'locale'>): string =>
  hreflang ?? languageTagOf(locale);

/** The paths of a site's languages, directly below the site's own: '/eu/de'. */
export const languagePathsOf = (site: Pick<Site, 'languages' | 'basePath'>): readonly string[] =>
  (site.languages ?? []).map((segment) => pathOnSite(`/${segment}`, site));
