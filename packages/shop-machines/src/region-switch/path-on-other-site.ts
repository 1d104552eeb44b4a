import { pathOnSite, type Site } from '@ironcart/core';

/** What asking a path's route tells: where the same thing is on other sites (S7-calls-site-08). */
export interface RoutedPath {
  readonly related?: Readonly<Record<string, string>> | undefined;
}

/** A site's name among related paths: the European one's is EUROPE (S7-calls-site-10). */
export const relatedKeyOf = ({ code, relatedKey }: Pick<Site, 'code' | 'relatedKey'>): string => relatedKey ?? code;

/**
 * Where a shopper goes who changes to another site: to the same thing there, else to that site's front page, also where
 * the route could not be asked (S8-region-02).
 * @param resolve asks the route of the path that the shopper is at
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
