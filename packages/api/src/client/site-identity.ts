import type { Locale, Site, SiteCode, StoreId } from '@ironcart/core';

/** What a call needs to know of the site. */
export type SiteIdentity = Pick<Site, 'code' | 'basePath' | 'storeId' | 'locale'>;

const identity = (code: SiteCode, storeId: StoreId, basePath: string, locale: Locale): SiteIdentity => ({
  code,
  storeId,
  basePath,
  locale,
});

const identities: Readonly<Record<SiteCode, SiteIdentity>> = {
  USA: identity('USA', 1, '', 'en_US'),
  CAN: identity('CAN', 2, '/ca', 'en_CA'),
  AUS: identity('AUS', 18, '/au', 'en_AU'),
  EUR: identity('EUR', 5, '/eu', 'en_GB'),
  GBR: identity('GBR', 34, '/gb', 'en_GB'),
  APO: identity('APO', 3, '/apo', 'en_US'),
};

/** A site given by its code has the store id, path and locale of S1. */
export const siteIdentityOf = (site: SiteCode | Site): SiteIdentity =>
  typeof site === 'string' ? identities[site] : site;
