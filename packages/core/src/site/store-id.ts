import { requireObject, requireText } from '../require-argument.ts';
import type { Site, StoreId } from './site.ts';

/** The largest store id: the database stores it in two bytes with every session, list and order. */
export const largestStoreId = 32_767;

/** Whether a number can be the id of a store. */
export const isStoreId = (value: number): boolean =>
  Number.isSafeInteger(value) && value >= 1 && value <= largestStoreId;

/**
 * Adds the site's prefix to a SKU (S1-sku), unless it has it already. Stores of review deployments (READINGS A32) have
 * no prefix.
 */
export const storeSku = (sku: string, site: Pick<Site, 'storeId' | 'skuPrefix'>, soldBy?: StoreId): string => {
  requireText(sku, 'sku');
  requireObject(site, 'site');
  const { storeId, skuPrefix } = site;
  return (soldBy !== undefined && soldBy !== storeId) || sku.startsWith(skuPrefix) ? sku : `${skuPrefix}${sku}`;
};
