import { type Site, type SpecifiedSiteCode, siteByCode } from '@ironcart/core';

/** What a call needs to know of the site. */
export type SiteIdentity = Pick<Site, 'code' | 'basePath' | 'storeId' | 'locale' | 'currency'>;

/** A site given as a whole, or one of the specification's by its code. */
export const siteIdentityOf = (site: SpecifiedSiteCode | SiteIdentity): SiteIdentity =>
  typeof site === 'string' ? siteByCode(site) : site;
