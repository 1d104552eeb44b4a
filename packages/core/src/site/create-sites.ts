import type { CountryCode } from '../address/country.ts';
import { requireEntries } from '../require-argument.ts';
import type { Site, SiteCode, StoreId } from './site.ts';
import { isStoreId, largestStoreId } from './store-id.ts';
import { isTimeZone } from './time-zone.ts';

/** The sites of one store, with look-ups. */
export interface Sites {
  /** All sites, in the order given to `createSites`. */
  readonly all: readonly Site[];
  /** The main site, without a base path; used for requests that name no site. */
  readonly main: Site;
  /** @throws RangeError for a code that no site has; check outside input with `findByCode` */
  byCode(code: SiteCode): Site;
  /** The site with a code; undefined for an unknown code. */
  findByCode(code: string): Site | undefined;
  /** The site of a path, by its first segment: '/eu/cart' is EUR's, '/cart' the main site's. */
  byPath(pathname: string): Site;
  /** The path within its site: '/eu/cart' becomes '/cart', '/eu' becomes '/'. */
  pathWithin(pathname: string): string;
  /** @throws RangeError for an id of no store; check outside input with `findByStoreId` */
  byStoreId(storeId: StoreId): Site;
  /** The site with a store id; undefined for an unknown id. */
  findByStoreId(storeId: number): Site | undefined;
  /** The first site that ships to a country; undefined if none does. For the United States this is USA, not APO. */
  forCountry(countryId: CountryCode): Site | undefined;
}

const firstTwice = <Value>(values: readonly Value[]): Value | undefined =>
  values.find((value, index) => values.indexOf(value) !== index);

const storeIdsOf = ({ storeId, otherStoreIds = [] }: Site): readonly StoreId[] => [storeId, ...otherStoreIds];

const hasTwoDecimals = (currency: string): boolean =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits === 2;

/** The first conflict between site records, as a message to their author; undefined if there is none. */
const mistakeIn = (sites: readonly Site[]): string | undefined => {
  for (const site of sites) {
    const { code, basePath, currency, timeZone, returnDays } = site;
    if (!/^[A-Z]{2,8}$/.test(code)) return `"${code}" is no code of a site: two to eight capital letters`;
    if (!/^(?:\/[a-z]{2,8})?$/.test(basePath)) return `${code}: "${basePath}" is no path such as "/no"`;
    const noStoreId = storeIdsOf(site).find((id) => !isStoreId(id));
    if (noStoreId !== undefined) {
      return `${code}: ${noStoreId} is no store id, a whole number from 1 to ${largestStoreId}`;
    }
    if (!/^[A-Z]{3}$/.test(currency) || !hasTwoDecimals(currency)) {
      return `${code}: ${currency} is no currency with two decimals`;
    }
    if (!isTimeZone(timeZone)) return `${code}: "${timeZone}" is no time zone`;
    if (returnDays !== undefined && !(Number.isSafeInteger(returnDays) && returnDays >= 0)) {
      return `${code}: ${returnDays} is no number of days to return goods`;
    }
  }
  const code = firstTwice(sites.map((site) => site.code));
  if (code !== undefined) return `there are two sites ${code}`;
  const path = firstTwice(sites.map(({ basePath }) => basePath));
  if (path !== undefined) return `two sites live at "${path}"`;
  const storeId = firstTwice(sites.flatMap(storeIdsOf));
  if (storeId !== undefined) return `two sites are store ${storeId}`;
  return undefined;
};

const known = (site: Site | undefined, what: string): Site => {
  if (!site) throw new RangeError(`There is no ${what}`);
  return site;
};

/**
 * Creates a store's sites from their records, in the order in which they are listed.
 * @throws RangeError for conflicting records, and unless exactly one is the main site
 */
export const createSites = (records: readonly Site[]): Sites => {
  requireEntries(records, 'records', { basePath: 'text' });
  const main = records.find(({ basePath }) => basePath === '');
  const mistake = mistakeIn(records) ?? (main ? undefined : 'one site has to be the main one, with the path ""');
  if (mistake !== undefined || !main) throw new RangeError(`The sites cannot be used: ${mistake}`);
  const byCode = new Map(records.map((site) => [site.code, site]));
  const byFirstSegment = new Map(records.map((site) => [site.basePath.slice(1), site]));
  const byStoreId = new Map(records.flatMap((site) => storeIdsOf(site).map((id) => [id, site] as const)));
  const byPath = (pathname: string): Site => byFirstSegment.get(pathname.split('/', 2)[1] ?? '') ?? main;
  return {
    all: records,
    main,
    byCode: (code) => known(byCode.get(code), `site ${code}`),
    findByCode: (code) => byCode.get(code),
    byPath,
    pathWithin: (pathname) => pathname.slice(byPath(pathname).basePath.length) || '/',
    byStoreId: (storeId) => known(byStoreId.get(storeId), `store ${storeId}`),
    findByStoreId: (storeId) => byStoreId.get(storeId),
    forCountry: (countryId) => records.find(({ shipTo }) => shipTo.includes(countryId)),
  };
};
