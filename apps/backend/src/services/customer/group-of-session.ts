import type { Database } from '../../db/pool.ts';
import type { RequestSession } from '../../http/request-session.ts';

/**
 * The customer group of a session; 0 for a guest. It is read from the session, never from the request (SECURITY 11).
 */
export const groupOfSession = async (db: Database, session: RequestSession): Promise<number> => {
  const customerId = (await session.find())?.customerId;
  if (customerId === undefined) return 0;
  const row = await db
    .selectFrom('customers')
    .select('group_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row?.group_id ?? 0;
};
