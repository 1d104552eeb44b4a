import type { Product } from '../product/product.ts';
import { requireFields, requireMap, requireObject } from '../require-argument.ts';
import type { HardwareCount, LineItem } from './line-item.ts';

/** The number of pieces in one bundle. */
export interface BundleCount {
  /** The parts, without hardware kits. */
  readonly parts: number;
  /** The hardware kits: from the item, or else one for each kit among the children. */
  readonly hardware: HardwareCount;
}

/**
 * Counts the pieces of a bundle without its hardware kits (S9-limits-04); those are counted by the item's
 * `hardwareCount` (S3-meta-05).
 * @param hardwareKitSkus the store's own list: none is built in (READINGS A44)
 */
export const bundleCountOf = (
  item: Pick<LineItem, 'children' | 'metadata'>,
  products: ReadonlyMap<number, Product>,
  hardwareKitSkus: ReadonlySet<string>,
): BundleCount => {
  requireFields(item, 'item', { children: 'array', metadata: 'object' });
  requireMap(products, 'products');
  requireObject(hardwareKitSkus, 'hardwareKitSkus');
  let parts = 0;
  let kits = 0;
  for (const child of item.children) {
    if (hardwareKitSkus.has(products.get(child.productId)?.sku ?? '')) kits += child.qty;
    else parts += child.qty;
  }
  return { parts, hardware: item.metadata.hardwareCount ?? { shared: 0, solo: kits } };
};
