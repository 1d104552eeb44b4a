import type { Site, SiteCode, Sites } from '@ironcart/core/site';

/** Path below the current site that redirects to another one. */
export const changeOfSitePath = '/change-site';

/** Query parameters of the URL after a change of site. */
const parameters = { left: 'left', kept: 'kept', elsewhere: 'elsewhere' } as const;
const names: readonly string[] = Object.values(parameters);

/** A shopper's change of site, as encoded in the URL. */
export interface ChangeOfSite {
  /** The previous site. */
  readonly left: SiteCode;
  /** Number of pieces in the previous site's cart. */
  readonly kept: number;
  /** Whether the home page is shown because this site lacks the previous page. */
  readonly isElsewhere?: boolean | undefined;
}

const withoutChange = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => !names.includes(name)));

const addressOf = (path: string, query: URLSearchParams): string => (query.size === 0 ? path : `${path}?${query}`);

/** A URL without the parameters of a change of site. @param address a path with its query, or a whole URL */
const withoutChangeIn = (address: string): string => {
  const [path = '', query] = address.split('?', 2);
  return addressOf(path, withoutChange(new URLSearchParams(query)));
};

/** The link to another site. @param page the current page within the site: a path with its query */
export const changeOfSiteUrl = (site: Pick<Site, 'basePath'>, to: SiteCode, page: string): string =>
  `${site.basePath}${changeOfSitePath}?${new URLSearchParams({ to, page: withoutChangeIn(page) })}`;

/** The URL on the other site, with the parameters of the change. @param address a path or a whole URL */
export const arrivalUrl = (address: string, { left, kept, isElsewhere }: ChangeOfSite): string => {
  const [path = '', before] = address.split('?', 2);
  const query = withoutChange(new URLSearchParams(before));
  query.set(parameters.left, left);
  if (kept > 0) query.set(parameters.kept, String(kept));
  if (isElsewhere) query.set(parameters.elsewhere, '1');
  return addressOf(path, query);
};

/** Whether a URL contains a change of site. @param search in the format of `location.search` */
export const tellsOfChange = (search: string): boolean => new URLSearchParams(search).has(parameters.left);

/** Parses a change to this site from a URL; undefined if it names no other site of the store. */
export const readChangeOfSite = (
  query: URLSearchParams,
  sites: Sites,
  current: Pick<Site, 'code'>,
): ChangeOfSite | undefined => {
  const left = sites.findByCode(query.get(parameters.left) ?? '');
  if (left === undefined || left.code === current.code) return undefined;
  const kept = query.get(parameters.kept) ?? '';
  return {
    left: left.code,
    kept: /^[1-9]\d{0,5}$/.test(kept) ? Number(kept) : 0,
    isElsewhere: query.get(parameters.elsewhere) === '1',
  };
};
