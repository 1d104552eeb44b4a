import { type BundleChoice, bundlePartsOf } from '../product/bundle-choice.ts';
import type { ProductOf } from '../product/product.ts';
import type { Inventory } from '../product/product-parts.ts';
import { requireFields } from '../require-argument.ts';

/** The number of bundles that a part's stock allows. */
const bundlesInStock = (inventory: Inventory | undefined, qty: number): Inventory | undefined =>
  inventory && {
    ...inventory,
    min: 1,
    max: Math.floor(inventory.max / Math.max(1, qty)),
    qoh: Math.floor(inventory.qoh / Math.max(1, qty)),
  };

/**
 * The stock of a bundle for a selection: that of its scarcest selected part, in bundles; the bundle's own before a
 * selection. Free products do not limit it.
 */
export const bundleStockOf = (bundle: ProductOf<'bundle'>, choice: BundleChoice): Inventory | undefined => {
  requireFields(bundle, 'bundle', { children: 'array', bundleOptions: 'array' });
  const { inventory, children, bundleOptions } = bundle;
  const stocks = bundlePartsOf(bundleOptions, choice).flatMap(({ productId, qty, metadata }) => {
    const part = children.find((child) => child.productId === productId);
    return part && 'bundleOptionId' in metadata ? [bundlesInStock(part.inventory, qty)] : [];
  });
  const [scarcest = inventory] = stocks.toSorted((left, right) => (left?.max ?? 0) - (right?.max ?? 0));
  return scarcest;
};
