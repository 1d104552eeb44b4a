import type { StoreId } from './site.ts';

const prefixByStore: Readonly<Partial<Record<StoreId, string>>> = { 5: 'EU-', 34: 'EU-', 18: 'AU-' };

/** The SKU as a store sells it (S1-sku): prefixed once, however often it is asked for. */
export const storeSku = (sku: string, storeId: StoreId): string => {
  const prefix = prefixByStore[storeId] ?? '';
  return sku.startsWith(prefix) ? sku : `${prefix}${sku}`;
};
