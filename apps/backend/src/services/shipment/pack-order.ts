import type { Database } from '../../db/pool.ts';

/**
 * Records that an accepted order is packed, after which it cannot be cancelled.
 * @returns whether it was accepted, and neither packed nor cancelled before
 */
export const packOrder = async (
  db: Database,
  { orderId, now }: { readonly orderId: string; readonly now: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ packed_at: now, updated_at: now })
    .where('order_id', '=', orderId)
    .where('status', 'in', ['published', 'payment_complete'])
    .where('packed_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};
