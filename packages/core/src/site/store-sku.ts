import type { Site, StoreId } from './site.ts';

/**
 * The SKU as a store of a site sells it (S1-sku): prefixed once, however often it is asked for. Stores that only review
 * deployments know (READINGS A32) sell without a prefix.
 */
export const storeSku = (
  sku: string,
  { storeId, skuPrefix }: Pick<Site, 'storeId' | 'skuPrefix'>,
  soldBy: StoreId = storeId,
): string => (storeId !== soldBy || sku.startsWith(skuPrefix) ? sku : `${skuPrefix}${sku}`);
