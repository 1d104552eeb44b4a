import { type ProductType, rulesOf } from '../product/product.ts';
import type { ItemMetadata } from './line-item.ts';

/** An item of a list with its product's type, or of an order. */
export interface DeliverableItem {
  readonly type: ProductType;
  readonly metadata: ItemMetadata;
}

/** Whether nothing is shipped for an item: a virtual product, or a gift card by e-mail (its default delivery). */
export const isVirtualItem = (item: DeliverableItem): boolean => rulesOf(item).shipsNothing(item.metadata);

/** Whether nothing of an order is shipped (S4-ship-12): there are items, and every one is virtual. */
export const isVirtualOrder = (items: readonly DeliverableItem[]): boolean =>
  items.length > 0 && items.every(isVirtualItem);
