import type { Money } from '../money/money.ts';
import { requireFields } from '../require-argument.ts';
import { type DeliverableItem, isVirtualItem } from '../shipping/virtual-items.ts';
import type { OrderStatus } from './order.ts';
import { isPlaced } from './order-status.ts';

/** The facts that determine whether an order can be cancelled. */
export interface OrderProgress {
  readonly status: OrderStatus;
  readonly items: readonly DeliverableItem[];
  /** ISO 8601, UTC; undefined until it is packed. */
  readonly packedAt: string | undefined;
  readonly cancelledAt: string | undefined;
  /** Whether a return of the order was issued. */
  readonly hasReturns: boolean;
}

/**
 * Whether an order can be cancelled: it is accepted, nothing of it is packed or being returned, and nothing was
 * delivered immediately, as programs and gift cards by e-mail are.
 * @param revocable items that were delivered immediately but can be revoked, such as event tickets by staff
 */
export const isCancellable = (
  progress: OrderProgress,
  revocable: ReadonlySet<DeliverableItem> = new Set(),
): boolean => {
  requireFields(progress, 'progress', { items: 'array' });
  const { status, items, packedAt, cancelledAt, hasReturns } = progress;
  return (
    isPlaced(status) &&
    packedAt === undefined &&
    cancelledAt === undefined &&
    !hasReturns &&
    items.length > 0 &&
    !items.some((item) => isVirtualItem(item) && !revocable.has(item))
  );
};

/** A refund of an order to one payment or to its gift cards. */
export interface Refund {
  /** In minor units of the order's currency. */
  readonly amount: Money;
  readonly to: 'payment' | 'giftcards';
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** When the refund was paid; undefined while it is pending. */
  readonly paidAt?: string | undefined;
}
