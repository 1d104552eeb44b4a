import type { Database } from '../../db/pool.ts';

/** How an order stands for whoever wants to do something with it. */
export type OrderStand = 'unknown' | 'not_accepted' | 'cancelled' | 'packed' | 'accepted';

/** Reads how an order stands, to say why something cannot be done with it. */
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
