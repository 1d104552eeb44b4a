import { isVirtualItem } from '../list/virtual-items.ts';
import type { StoreId } from '../site/site.ts';
import type { OrderItem } from './order.ts';

/** Why a shopper sends something back. */
export const returnReasons = [
  'damaged',
  'defective',
  'wrong_item',
  'not_as_described',
  'arrived_late',
  'changed_mind',
  'other',
] as const;

/** Why something is returned. */
export type ReturnReason = (typeof returnReasons)[number];

/** Where a return stands: the shopper may send it, the store has it, the money is on its way back. */
export const returnStatuses = ['issued', 'received', 'refunded'] as const;

/** Where a return stands. */
export type ReturnStatus = (typeof returnStatuses)[number];

/** What goes back of one line of an order. */
export interface ReturnedItem {
  readonly listItemId: string;
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  /** Pieces. */
  readonly qty: number;
  readonly reason: ReturnReason;
}

/** The store's word that a shopper may send something back: an `rma` on the wire. */
export interface ReturnAuthorization {
  /** Stands on the parcel. */
  readonly rmaNumber: string;
  readonly orderId: string;
  readonly storeId: StoreId;
  readonly status: ReturnStatus;
  /** ISO 8601, UTC. */
  readonly dateIssued: string;
  readonly items: readonly ReturnedItem[];
  readonly comments: string;
}

/** A line of an order, as far as it can go back. */
export interface ReturnableLine extends Omit<ReturnedItem, 'qty' | 'reason'> {
  /** Pieces that were ordered. */
  readonly qty: number;
  /** Pieces that no return has taken up yet; 0 of what was never shipped, as programs and gift cards by e-mail. */
  readonly returnableQty: number;
}

/**
 * What of an order's line can still go back: never more than was ordered, all its returns together.
 * @param returnedQty pieces that earlier returns have taken up
 */
export const returnableLine = (item: OrderItem, returnedQty: number): ReturnableLine => ({
  listItemId: item.listItemId,
  productId: item.productId,
  sku: item.sku,
  name: item.name,
  qty: item.qty,
  returnableQty: isVirtualItem(item) ? 0 : Math.max(0, item.qty - returnedQty),
});
