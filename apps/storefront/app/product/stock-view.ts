import { type Inventory, inventoryStatus } from '@ironcart/core';
import type { StockView } from '@ironcart/react-ui';

/** From this many pieces down the shopper is told how many are left. */
const fewPieces = 5;

/** What is said of a product's stock. */
export const stockView = (inventory: Inventory | undefined): StockView => {
  if (inventory === undefined || inventoryStatus(inventory) !== 'inStock') {
    return { code: 'outOfStock', restock: inventory?.restockStatus ?? undefined };
  }
  if (inventory.qoh <= 0) return { code: 'backorder', leadTime: inventory.leadTime ?? undefined };
  return inventory.qoh <= fewPieces ? { code: 'lowStock', left: inventory.qoh } : { code: 'inStock' };
};
