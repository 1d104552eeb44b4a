import type { Site, SiteCode, Sites } from '@ironcart/core/site';

/** Where the server leads a shopper on to another site, below the site that is left. */
export const changeOfSitePath = '/change-site';

/** What an address says of a shopper who has just come from another site. */
const parameters = { left: 'left', kept: 'kept', elsewhere: 'elsewhere' } as const;
const names: readonly string[] = Object.values(parameters);

/** A shopper's change from one site to another, as the address of the arrival tells it. */
export interface ChangeOfSite {
  /** The site that was left. */
  readonly left: SiteCode;
  /** How many pieces stay in the cart of the site that was left. */
  readonly kept: number;
  /** Whether the shopper came to the home page, as the page that was left is not on this site. */
  readonly isElsewhere?: boolean | undefined;
}

const withoutChange = (query: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...query].filter(([name]) => !names.includes(name)));

const addressOf = (path: string, query: URLSearchParams): string => (query.size === 0 ? path : `${path}?${query}`);

/** An address without what it says of a change of sites. @param address a path with its query, or a whole URL */
const withoutChangeIn = (address: string): string => {
  const [path = '', query] = address.split('?', 2);
  return addressOf(path, withoutChange(new URLSearchParams(query)));
};

/** The link to another site. @param page where the shopper is within the site: a path with its query */
export const changeOfSiteUrl = (site: Pick<Site, 'basePath'>, to: SiteCode, page: string): string =>
  `${site.basePath}${changeOfSitePath}?${new URLSearchParams({ to, page: withoutChangeIn(page) })}`;

/** The address on the other site, with what the page there says of the change. @param address a path or a whole URL */
export const arrivalUrl = (address: string, { left, kept, isElsewhere }: ChangeOfSite): string => {
  const [path = '', before] = address.split('?', 2);
  const query = withoutChange(new URLSearchParams(before));
  query.set(parameters.left, left);
  if (kept > 0) query.set(parameters.kept, String(kept));
  if (isElsewhere) query.set(parameters.elsewhere, '1');
  return addressOf(path, query);
};

/** Whether an address speaks of a change of sites. @param search as `location.search` has it */
export const tellsOfChange = (search: string): boolean => new URLSearchParams(search).has(parameters.left);

/** Reads what an address says of a change to this site; undefined where it names no other site of the store. */
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
