import type { Site } from '@ironcart/core';

/** What a call needs to know of the site that it is made for. */
export type SiteIdentity = Pick<Site, 'code' | 'basePath' | 'storeId' | 'locale' | 'currency'>;
