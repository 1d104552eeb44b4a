import type { CountryCode } from '../address/country.ts';
import { pickupAddressLines, pickupAddressOf } from '../shipping/pickup-address.ts';
import type { Site, SiteCode, StoreId } from './site.ts';

/** The member states of the European Union, in the order of their codes. */
const europeanUnion: readonly CountryCode[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

const pickupOf = (code: SiteCode): Site['pickup'] => {
  const address = pickupAddressOf(code);
  return address && { enabled: true, addressLines: pickupAddressLines(address) };
};

/** The six regional sites (S1-sites-01). What the specification leaves open is demo configuration (READINGS A15). */
export const sites: readonly Site[] = [
  {
    code: 'USA',
    storeId: 1,
    currency: 'USD',
    timeZone: 'America/New_York',
    locale: 'en_US',
    defaultCountry: 'US',
    basePath: '',
    name: 'United States',
    shipTo: ['US'],
    skuPrefix: '',
    showsTaxExclusivePrice: false,
    pickup: pickupOf('USA'),
    defaultShippingCode: 'ground',
  },
  {
    code: 'CAN',
    storeId: 2,
    currency: 'CAD',
    timeZone: 'America/Toronto',
    locale: 'en_CA',
    defaultCountry: 'CA',
    basePath: '/ca',
    name: 'Canada',
    shipTo: ['CA'],
    skuPrefix: '',
    showsTaxExclusivePrice: false,
    pickup: undefined,
    defaultShippingCode: 'ground',
  },
  {
    code: 'AUS',
    storeId: 18,
    currency: 'AUD',
    timeZone: 'Australia/Sydney',
    locale: 'en_AU',
    defaultCountry: 'AU',
    basePath: '/au',
    name: 'Australia',
    shipTo: ['AU', 'NZ'],
    // Goods that leave Australia are free of its GST.
    taxBeyondTable: 'untaxedExport',
    skuPrefix: 'AU-',
    showsTaxExclusivePrice: false,
    pickup: undefined,
    defaultShippingCode: 'ground',
  },
  {
    code: 'EUR',
    storeId: 5,
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    locale: 'en_GB',
    defaultCountry: 'DE',
    basePath: '/eu',
    name: 'Europe',
    shipTo: europeanUnion,
    taxBeyondTable: 'datedLedger',
    skuPrefix: 'EU-',
    showsTaxExclusivePrice: true,
    pickup: undefined,
    defaultShippingCode: 'ground',
  },
  {
    code: 'GBR',
    storeId: 34,
    currency: 'GBP',
    timeZone: 'Europe/London',
    locale: 'en_GB',
    defaultCountry: 'GB',
    basePath: '/gb',
    name: 'United Kingdom',
    shipTo: ['GB'],
    skuPrefix: 'EU-',
    showsTaxExclusivePrice: true,
    pickup: undefined,
    defaultShippingCode: 'ground',
  },
  {
    code: 'APO',
    storeId: 3,
    currency: 'USD',
    timeZone: 'America/New_York',
    locale: 'en_US',
    defaultCountry: 'US',
    basePath: '/apo',
    name: 'Military (APO, FPO, DPO)',
    shipTo: ['US'],
    skuPrefix: '',
    showsTaxExclusivePrice: false,
    pickup: undefined,
    defaultShippingCode: 'ground',
  },
];

/** @throws RangeError for a code that is not one of the six; check outside input with `isSiteCode`. */
export const siteByCode = (code: SiteCode): Site => {
  const site = sites.find((one) => one.code === code);
  if (!site) throw new RangeError(`There is no site ${String(code)}`);
  return site;
};

/** Whether a text is the code of a site. */
export const isSiteCode = (text: string): text is SiteCode => sites.some(({ code }) => code === text);

/** The site that a path lives on, told by its first segment: '/eu/cart' is EUR, '/cart' is USA. */
export const siteByPath = (pathname: string): Site => {
  const [, firstSegment] = pathname.split('/', 2);
  return sites.find(({ basePath }) => basePath === `/${firstSegment}`) ?? siteByCode('USA');
};

/** The path within its site: '/eu/cart' becomes '/cart', '/eu' becomes '/'. */
export const pathWithinSite = (pathname: string): string => {
  const { basePath } = siteByPath(pathname);
  return pathname.slice(basePath.length) || '/';
};

/** Which site a store id belongs to; 4 and 14 are known from review deployments (READINGS A32). */
const siteCodeByStore: Readonly<Record<StoreId, SiteCode>> = {
  1: 'USA',
  2: 'CAN',
  3: 'APO',
  4: 'EUR',
  5: 'EUR',
  14: 'AUS',
  18: 'AUS',
  34: 'GBR',
};

/** The site of a store. */
export const siteByStoreId = (storeId: StoreId): Site => siteByCode(siteCodeByStore[storeId]);

/** Whether a number is the id of a store. */
export const isStoreId = (value: number): value is StoreId => Object.hasOwn(siteCodeByStore, value);
