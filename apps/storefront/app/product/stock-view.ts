import { type Inventory, inventoryStatus, type Product } from '@ironcart/core';
import type { StockView } from '@ironcart/react-ui';
import { withArticle } from './with-article.ts';

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

/** What is said before a choice is made: that it decides the stock, unless there is none of any. */
export const openChoiceStock = ({ axes, children }: Pick<Product, 'axes' | 'children'>): StockView | undefined => {
  if (children.length > 0 && children.every(({ inventory }) => stockView(inventory).code === 'outOfStock')) {
    return { code: 'outOfStock' };
  }
  const choice = axes.map(({ label }) => withArticle(label)).join(' and ');
  return choice === '' ? undefined : { code: 'open', choice };
};
