import type { Site, SiteCode, Sites } from '@ironcart/core/site';

/** Path below the current site that redirects to another one. */
export const changeOfSitePath = '/change-site';

/** Query parameters of the URL after a change of site. */
export const changeParameters = { left: 'left', kept: 'kept', elsewhere: 'elsewhere' } as const;
const names: readonly string[] = Object.values(changeParameters);

/** A shopper's change of site, as encoded in the URL. */
export interface ChangeOfSite {
  /** The previous site. */
  readonly left: SiteCode;
  /** Number of pieces in the previous site's cart. */
  readonly kept: number;
  /** Whether the home page is shown because this site lacks the previous page. */
  readonly isElsewhere?: boolean | undefined;
}

/** A query without the parameters of a change of site. */
export const withoutChange = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => !names.includes(name)));

export const addressOf = (path: string, query: URLSearchParams): string =>
  query.size === 0 ? path : `${path}?${query}`;

/** A URL without the parameters of a change of site. @param address a path with its query, or a whole URL */
const withoutChangeIn = (address: string): string => {
  const [path = '', query] = address.split('?', 2);
  return addressOf(path, withoutChange(new URLSearchParams(query)));
};

/** The link to another site. @param page the current page within the site: a path with its query */
export const changeOfSiteUrl = (site: Pick<Site, 'basePath'>, to: SiteCode, page: string): string =>
  `${site.basePath}${changeOfSitePath}?${new URLSearchParams({ to, page: withoutChangeIn(page) })}`;

/** Whether a URL contains a change of site. @param search in the format of `location.search` */
export const tellsOfChange = (search: string): boolean => new URLSearchParams(search).has(changeParameters.left);

/** Parses a change to this site from a URL; undefined if it names no other site of the store. */
export const readChangeOfSite = (
  query: URLSearchParams,
  sites: Sites,
  current: Pick<Site, 'code'>,
): ChangeOfSite | undefined => {
  const left = sites.findByCode(query.get(changeParameters.left) ?? '');
  if (left === undefined || left.code === current.code) return undefined;
  const kept = query.get(changeParameters.kept) ?? '';
  return {
    left: left.code,
    kept: /^[1-9]\d{0,5}$/.test(kept) ? Number(kept) : 0,
    isElsewhere: query.get(changeParameters.elsewhere) === '1',
  };
};
