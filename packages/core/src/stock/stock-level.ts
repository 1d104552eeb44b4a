import type { Inventory } from '../product/product-parts.ts';
import { inventoryStatus } from './inventory.ts';

/** At this number of pieces or fewer, the shopper sees how many are left. */
const fewPieces = 5;

/** A product's stock level, as shown to shoppers. */
export type StockLevel =
  | { readonly code: 'inStock' }
  | { readonly code: 'lowStock'; readonly left: number }
  | { readonly code: 'backorder'; readonly leadTime?: string | undefined }
  | { readonly code: 'outOfStock'; readonly restock?: string | undefined };

/** The stock level of an inventory; unknown stock counts as none. */
export const stockLevelOf = (inventory: Inventory | undefined): StockLevel => {
  if (inventory === undefined || inventoryStatus(inventory) !== 'inStock') {
    return { code: 'outOfStock', restock: inventory?.restockStatus ?? undefined };
  }
  if (inventory.qoh <= 0) return { code: 'backorder', leadTime: inventory.leadTime ?? undefined };
  return inventory.qoh <= fewPieces ? { code: 'lowStock', left: inventory.qoh } : { code: 'inStock' };
};
