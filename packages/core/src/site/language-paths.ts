import { pathOnSite } from '../routing/paths.ts';
import type { Site, SiteCode } from './site.ts';

/** The sub-paths that a site has for readers of other languages; its texts stay in its locale (READINGS A33). */
const languageSegments: Readonly<Partial<Record<SiteCode, readonly string[]>>> = { EUR: ['de', 'es', 'fr', 'be'] };

/** The paths of a site's languages, directly below the site's own: '/eu/de'. */
export const languagePathsOf = (site: Pick<Site, 'code' | 'basePath'>): readonly string[] =>
  (languageSegments[site.code] ?? []).map((segment) => pathOnSite(`/${segment}`, site));
