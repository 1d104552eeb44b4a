import type { Site } from '@ironcart/core/site';

/** The fields of a site that the client needs. */
export type SiteIdentity = Pick<Site, 'code' | 'basePath' | 'storeId' | 'locale' | 'currency'>;
