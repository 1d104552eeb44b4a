import type { StoreId } from '@ironcart/core/site';
import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import type { Session } from '../session/session-store.ts';

/**
 * SQL condition that a session may read an order: it belongs to its customer, or the session placed it. Other orders
 * appear not to exist (SECURITY 9).
 */
export const placedBy =
  ({ customerId, sessionId }: Session) =>
  (where: ExpressionBuilder<Tables, 'orders'>) =>
    customerId === undefined
      ? where.and([where('orders.session_id', '=', sessionId), where('orders.customer_id', 'is', null)])
      : where.or([where('orders.customer_id', '=', customerId), where('orders.session_id', '=', sessionId)]);

/** Whether the order exists, is accepted, and was placed by that session or its customer. */
export const isOwnPlacedOrder = async (
  db: Database,
  { orderId, storeId, session }: { readonly orderId: string; readonly storeId: StoreId; readonly session: Session },
): Promise<boolean> => {
  const row = await db
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('store_id', '=', storeId)
    .where('status', 'in', ['published', 'payment_complete'])
    .where(placedBy(session))
    .executeTakeFirst();
  return row !== undefined;
};
