import type { StoreId } from './site.ts';
import { siteByStoreId } from './sites.ts';

/**
 * The SKU as a store sells it (S1-sku): prefixed once, however often it is asked for. Stores that only review
 * deployments know (READINGS A32) sell without a prefix.
 */
export const storeSku = (sku: string, storeId: StoreId): string => {
  const site = siteByStoreId(storeId);
  return site.storeId !== storeId || sku.startsWith(site.skuPrefix) ? sku : `${site.skuPrefix}${sku}`;
};
