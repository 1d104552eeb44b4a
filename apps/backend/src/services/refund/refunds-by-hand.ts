import type { Money } from '@ironcart/core/money';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';

/** A refund that staff has to pay manually. */
export interface RefundByHand {
  readonly refundId: string;
  readonly orderId: string;
  /** In minor units of the order's currency. */
  readonly amount: Money;
  readonly currency: string;
  readonly createdAt: Date;
}

/** The refunds that staff has to pay at the payment provider, oldest first. */
export const readRefundsByHand = async (db: Database): Promise<readonly RefundByHand[]> => {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.order_id', 'refunds.order_id')
    .select(['refund_id', 'refunds.order_id', 'refunds.amount', 'currency', 'refunds.created_at'])
    .where('refunds.status', '=', 'by_hand')
    .orderBy('refunds.created_at')
    .limit(1_000)
    .execute();
  return rows.map(({ refund_id, order_id, amount, currency, created_at }) => ({
    refundId: refund_id,
    orderId: order_id,
    amount: amountFromColumn(amount),
    currency,
    createdAt: created_at,
  }));
};

/**
 * Leaves a refund to staff that the payment provider accepted, but did not pay.
 * @returns whether it was not left to staff before
 */
export const leaveRefundToStaff = async (db: Database, refundId: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ status: 'by_hand', settled_at: null })
    .where('refund_id', '=', refundId)
    .where('status', 'in', ['due', 'paid'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Records that staff has paid a refund. @returns whether it was a manual refund */
export const noteRefundPaid = async (
  db: Database,
  { refundId, now }: { readonly refundId: string; readonly now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ status: 'paid', settled_at: now })
    .where((where) => where(where.cast('refund_id', 'text'), '=', refundId))
    .where('status', '=', 'by_hand')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
