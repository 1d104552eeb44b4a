import { pathOnSite } from '../routing/paths.ts';
import type { Site, SiteCode } from './site.ts';

/** A locale as the web writes it: 'en_GB' is 'en-GB'. */
export const languageTagOf = (locale: string): string => locale.replace('_', '-');

/** Whom a site's pages are for, as links between the sites say it: Europe's speak to many countries in one English. */
export const hreflangOf = (site: Pick<Site, 'code' | 'locale'>): string =>
  site.code === 'EUR' ? 'en' : languageTagOf(site.locale);

/** The sub-paths that a site has for readers of other languages; its texts stay in its locale (READINGS A33). */
const languageSegments: Readonly<Partial<Record<SiteCode, readonly string[]>>> = { EUR: ['de', 'es', 'fr', 'be'] };

/** The paths of a site's languages, directly below the site's own: '/eu/de'. */
export const languagePathsOf = (site: Pick<Site, 'code' | 'basePath'>): readonly string[] =>
  (languageSegments[site.code] ?? []).map((segment) => pathOnSite(`/${segment}`, site));
