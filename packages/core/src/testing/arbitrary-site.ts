import * as fc from 'fast-check';
import type { Site, StoreId } from '../site/site.ts';
import { defaultSites } from '../site/specified-sites.ts';

/** Any of the six sites. */
export const arbitrarySite = (): fc.Arbitrary<Site> => fc.constantFrom(...defaultSites.all);

/** Any of the eight store ids. */
export const arbitraryStoreId = (): fc.Arbitrary<StoreId> => fc.constantFrom(1, 2, 3, 4, 5, 14, 18, 34);
