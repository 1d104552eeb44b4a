import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Session } from '../session/session-store.ts';

/**
 * The condition that a session may read an order: it is its customer's, or the session itself placed it. Everybody
 * else's orders do not exist for it (SECURITY 9).
 */
export const placedBy =
  ({ customerId, sessionId }: Session) =>
  (where: ExpressionBuilder<Tables, 'orders'>) =>
    customerId === undefined
      ? where.and([where('orders.session_id', '=', sessionId), where('orders.customer_id', 'is', null)])
      : where.or([where('orders.customer_id', '=', customerId), where('orders.session_id', '=', sessionId)]);
