import type { Refund } from '@ironcart/core/order';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';

/** Maximum number of refunds read per order. */
const mostRefunds = 100;

/** Completed and pending refunds of an order, oldest first. */
export const readRefunds = async (db: Database, orderId: string): Promise<readonly Refund[]> => {
  const rows = await db
    .selectFrom('refunds')
    .select(['amount', 'payment_key', 'created_at', 'settled_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('refund_id')
    .limit(mostRefunds)
    .execute();
  return rows.map(({ amount, payment_key, created_at, settled_at }) => ({
    amount: amountFromColumn(amount),
    to: payment_key === null ? 'giftcards' : 'payment',
    createdAt: created_at.toISOString(),
    ...(settled_at ? { paidAt: settled_at.toISOString() } : {}),
  }));
};
