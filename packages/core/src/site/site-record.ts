import * as v from 'valibot';
import { requireFields } from '../require-argument.ts';
import type { Site } from './site.ts';

const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** A site in the specification's format (S3-site), for systems outside the store. */
export const siteRecordSchema = v.object({
  code: v.pipe(v.string(), v.regex(/^[A-Z]{2,8}$/)),
  /** The site's store id. */
  id: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  defaultCountry: countryCode,
  /** Without a port; lower case. */
  hostname: v.pipe(v.string(), v.regex(/^[a-z0-9.-]{1,253}$/)),
  /** The first one is the site's own locale. */
  locales: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/))), v.minLength(1)),
  shipTo: v.array(countryCode),
});

/** A site in the format for other systems. */
export type SiteRecord = v.InferOutput<typeof siteRecordSchema>;

/** Converts a site to the format for other systems. @param hostname the host of the site's pages */
export const siteRecordOf = (site: Site, hostname: string): SiteRecord => {
  requireFields(site, 'site', { shipTo: 'array' });
  return {
    code: site.code,
    id: site.storeId,
    currency: site.currency,
    defaultCountry: site.defaultCountry,
    hostname,
    locales: [site.locale],
    shipTo: [...site.shipTo],
  };
};
