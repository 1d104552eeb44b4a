import { type Site, type SiteCode, siteByCode } from '@ironcart/core';

/** What a call needs to know of the site. */
export type SiteIdentity = Pick<Site, 'code' | 'basePath' | 'storeId' | 'locale'>;

/** A site given by its code or as a whole. */
export const siteIdentityOf = (site: SiteCode | Site): SiteIdentity =>
  typeof site === 'string' ? siteByCode(site) : site;
