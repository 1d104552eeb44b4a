import type { Product } from '../product/product.ts';
import type { Inventory } from '../product/product-parts.ts';
import { requireFields } from '../require-argument.ts';

/** Whether a product can be bought, or at least a back-in-stock notice requested (S4-lists-04..06). */
export type InventoryStatus = 'inStock' | 'bin' | 'oos';

/** `bin` offers a back-in-stock notice; unknown stock counts as none. */
export const inventoryStatus = (inventory: Pick<Inventory, 'max' | 'bin'> | undefined): InventoryStatus => {
  if (inventory && inventory.max > 0) return 'inStock';
  return inventory?.bin ? 'bin' : 'oos';
};

type Capped = Pick<Product, 'inventory' | 'attributes'>;

const isLimit = (limit: number): boolean => Number.isSafeInteger(limit) && limit > 0;

/**
 * Maximum number of pieces of a product per order: the attribute `purchase_limit`, or the inventory's maximum if the
 * stock is larger or can be backordered. Undefined if only the stock limits it.
 */
export const purchaseLimitOf = ({ attributes, inventory }: Capped): number | undefined => {
  const isMostALimit = inventory !== undefined && (inventory.backorder || inventory.max < inventory.qoh);
  const limits = [Number(attributes.purchase_limit ?? Number.NaN), isMostALimit ? inventory.max : Number.NaN];
  const set = limits.filter(isLimit);
  return set.length === 0 ? undefined : Math.min(...set);
};

/** Maximum pieces of a product in a cart; 0 if its stock is unknown. */
export const quantityCapOf = (product: Capped): number => {
  requireFields(product, 'product', { attributes: 'object' });
  const inStock = Math.max(0, Math.trunc(product.inventory?.max ?? 0));
  return Math.min(inStock, purchaseLimitOf(product) ?? inStock);
};
