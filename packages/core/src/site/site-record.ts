import * as v from 'valibot';
import type { Site } from './site.ts';

/** A site under the specification's names (S3-site), as it is told to systems outside the store. */
export const siteRecordSchema = v.object({
  code: v.picklist(['USA', 'CAN', 'AUS', 'EUR', 'GBR', 'APO']),
  /** The store id that the site sells as. */
  id: v.picklist([1, 2, 3, 4, 5, 14, 18, 34]),
  currency: v.picklist(['USD', 'CAD', 'AUD', 'EUR', 'GBP']),
  defaultCountry: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
  /** Without a port; lower case. */
  hostname: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,253}$/)),
  /** The first is the site's own. */
  locales: v.pipe(v.array(v.picklist(['en_US', 'en_CA', 'en_GB', 'en_AU'])), v.minLength(1)),
  shipTo: v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
});

export type SiteRecord = v.InferOutput<typeof siteRecordSchema>;

/** The record of a site that is reached at a host name: one for all sites, or one of its own. */
export const siteRecordOf = (site: Site, hostname: string): SiteRecord => ({
  code: site.code,
  id: site.storeId,
  currency: site.currency,
  defaultCountry: site.defaultCountry,
  hostname,
  locales: [site.locale],
  shipTo: [...site.shipTo],
});
