export { type InventoryStatus, inventoryStatus, quantityCapOf } from './inventory.ts';
export { type StockLevel, stockLevelOf } from './stock-level.ts';
