import type { Site, StoreId } from './site.ts';

/**
 * Adds the site's prefix to a SKU (S1-sku), unless it has it already. Stores of review deployments (READINGS A32) have
 * no prefix.
 */
export const storeSku = (
  sku: string,
  { storeId, skuPrefix }: Pick<Site, 'storeId' | 'skuPrefix'>,
  soldBy: StoreId = storeId,
): string => (storeId !== soldBy || sku.startsWith(skuPrefix) ? sku : `${skuPrefix}${sku}`);
