import type { Money } from '../money/money.ts';
import type { OrderItem } from '../order/order.ts';
import { packedItem } from '../order/packed-item.ts';
import { rulesOf } from '../product/product.ts';
import { requireObject } from '../require-argument.ts';
import type { Photo } from '../review/photo.ts';
import { isVirtualItem } from '../shipping/virtual-items.ts';
import type { StoreId } from '../site/site.ts';

/** The reasons for a return. */
export const returnReasons = [
  'damaged',
  'defective',
  'wrong_item',
  'not_as_described',
  'arrived_late',
  'changed_mind',
  'other',
] as const;

/** A reason for a return. */
export type ReturnReason = (typeof returnReasons)[number];

/** The statuses of a return: issued to the shopper, received by the store, refunded. */
export const returnStatuses = ['issued', 'received', 'refunded'] as const;

/** The status of a return. */
export type ReturnStatus = (typeof returnStatuses)[number];

/** The returned part of one line of an order. */
export interface ReturnedItem {
  readonly listItemId: string;
  readonly productId: number;
  readonly sku: string;
  readonly name: string;
  /** Pieces. */
  readonly qty: number;
  readonly reason: ReturnReason;
}

/** A return authorization; called `rma` on the wire. */
export interface ReturnAuthorization {
  /** Printed on the parcel. */
  readonly rmaNumber: string;
  readonly orderId: string;
  readonly storeId: StoreId;
  readonly status: ReturnStatus;
  /** ISO 8601, UTC. */
  readonly dateIssued: string;
  readonly items: readonly ReturnedItem[];
  readonly comments: string;
  /** Photos of the items. */
  readonly photos: readonly Photo[];
  /** When the return arrived at the store: ISO 8601, UTC. */
  readonly receivedAt?: string | undefined;
  readonly refundedAt?: string | undefined;
  /** Refunded amount, in minor units of the order's currency. */
  readonly refund?: Money | undefined;
}

/** A line of an order with its returnable quantity. */
export interface ReturnableLine extends Omit<ReturnedItem, 'qty' | 'reason'> {
  /** The ordered quantity. */
  readonly qty: number;
  /** The quantity still to be shipped; 0 for programs and gift cards by e-mail, which are never shipped. */
  readonly waitingQty: number;
  /** The shipped quantity that is not in a return yet; 0 for gift cards. */
  readonly returnableQty: number;
}

/** The quantities of a line that are in packages and in returns. */
interface MovedPieces {
  readonly shippedQty: number;
  readonly returnedQty: number;
}

/** Whether a line's pieces can be returned. Gift cards cannot: the code may have been copied. */
const canGoBack = (item: OrderItem): boolean => !isVirtualItem(item) && !rulesOf(item).isStoredValue;

/** Computes a line's returnable quantity: the shipped quantity minus all returns. */
export const returnableLine = (item: OrderItem, pieces: MovedPieces): ReturnableLine => {
  requireObject(item, 'item');
  requireObject(pieces, 'pieces');
  const { shippedQty, returnedQty } = pieces;
  return {
    listItemId: item.listItemId,
    productId: item.productId,
    ...packedItem(item),
    qty: item.qty,
    waitingQty: isVirtualItem(item) ? 0 : Math.max(0, item.qty - shippedQty),
    returnableQty: canGoBack(item) ? Math.max(0, shippedQty - returnedQty) : 0,
  };
};
