import type { Money } from '../money/money.ts';
import { requireFields } from '../require-argument.ts';
import { type DeliverableItem, isVirtualItem } from '../shipping/virtual-items.ts';
import type { OrderStatus } from './order.ts';
import { isPlaced } from './order-status.ts';

/** What decides whether an order can be cancelled. */
export interface OrderProgress {
  readonly status: OrderStatus;
  readonly items: readonly DeliverableItem[];
  /** ISO 8601, UTC; undefined until it is packed. */
  readonly packedAt: string | undefined;
  readonly cancelledAt: string | undefined;
  /** Whether a return of it was issued. */
  readonly hasReturns: boolean;
}

/**
 * Whether an order can be cancelled: it is accepted, nothing of it is packed or going back, and nothing of it was delivered at
 * once, as programs and gift cards by e-mail are.
 * @param revocable items that were delivered at once and can be taken back nevertheless, as staff does with event tickets
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
  /** When it was paid back; undefined while it is on its way. */
  readonly paidAt?: string | undefined;
}
