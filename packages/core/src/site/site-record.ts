import * as v from 'valibot';
import type { Site } from './site.ts';

const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** A site under the specification's names (S3-site), as it is told to systems outside the store. */
export const siteRecordSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2,8}$/)),
  /** The store id that the site sells as. */
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  defaultCountry: countryCode,
  /** Without a port; lower case. */
  hostname: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,253}$/)),
  /** The first is the site's own. */
  locales: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/))), v.minLength(1)),
  shipTo: v.array(countryCode),
});

/** A site as other systems are told of it. */
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
