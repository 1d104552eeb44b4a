import type { Database } from '../../db/pool.ts';

/** The state of an order with regard to permitted actions. */
export type OrderStand = 'unknown' | 'not_accepted' | 'cancelled' | 'packed' | 'accepted';

/** Reads the state of an order, to explain why an action is refused. */
export const readOrderStand = async (db: Database, orderId: string): Promise<OrderStand> => {
  const order = await db
    .selectFrom('orders')
    .select(['status', 'cancelled_at', 'packed_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!order) return 'unknown';
  if (order.cancelled_at !== null) return 'cancelled';
  if (order.status !== 'published' && order.status !== 'payment_complete') return 'not_accepted';
  return order.packed_at === null ? 'accepted' : 'packed';
};
