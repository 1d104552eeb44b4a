import type { ItemMetadata } from '../list/line-item.ts';
import { type ProductType, rulesOf } from '../product/product.ts';
import { requireArray } from '../require-argument.ts';

/** An item of a list with its product's type, or an item of an order. */
export interface DeliverableItem {
  readonly type: ProductType;
  readonly metadata: ItemMetadata;
}

/** Whether an item is not shipped: a virtual product, or a gift card by e-mail (the default delivery). */
export const isVirtualItem = (item: DeliverableItem): boolean => rulesOf(item).shipsNothing(item.metadata);

/** Whether nothing of an order is shipped (S4-ship-12): it has items, and all are virtual. */
export const isVirtualOrder = (items: readonly DeliverableItem[]): boolean => {
  requireArray(items, 'items');
  return items.length > 0 && items.every(isVirtualItem);
};
