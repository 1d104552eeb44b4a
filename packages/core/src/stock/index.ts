export { bundleStockOf } from './bundle-stock.ts';
export { type InventoryStatus, inventoryStatus, quantityCapOf } from './inventory.ts';
export { type StockLevel, stockLevelOf } from './stock-level.ts';
