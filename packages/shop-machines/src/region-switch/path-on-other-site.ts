import { pathOnSite } from '@ironcart/core/routing';
import type { Site } from '@ironcart/core/site';

/** The result of resolving a path: the paths of the same entity on other sites (S7-calls-site-08). */
export interface RoutedPath {
  readonly related?: Readonly<Record<string, string>> | undefined;
}

/** A site's key in related paths: EUROPE for the European site (S7-calls-site-10). */
export const relatedKeyOf = ({ code, relatedKey }: Pick<Site, 'code' | 'relatedKey'>): string => relatedKey ?? code;

/**
 * The target of a change to another site: the same entity there, or the site's front page if there is none or resolving
 * the path fails (S8-region-02).
 * @param resolve resolves the current path
 */
export const pathOnOtherSite = async (
  site: Pick<Site, 'code' | 'basePath' | 'relatedKey'>,
  resolve: () => Promise<RoutedPath>,
): Promise<string> => {
  const related = await resolve().then(
    (route) => route.related ?? {},
    () => ({}) as Readonly<Record<string, string>>,
  );
  return related[relatedKeyOf(site)] ?? pathOnSite('/', site);
};
