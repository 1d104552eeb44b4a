import type { StoreId } from '@ironcart/core/site';
import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import type { Session } from '../session/session-store.ts';
import { placedBy } from './placed-by.ts';

/** How long a session may look after an order that it opened, in milliseconds. */
export const openingLifetimeMs = 24 * 60 * 60_000;

/** What names an order to who did not place it in this session. */
export interface OrderKey {
  readonly orderId: string;
  readonly storeId: StoreId;
  readonly email: string;
}

/**
 * Whether an accepted order has that number, store and e-mail address. One statement, whatever is wrong, so that the
 * answer takes as long for a wrong number as for a wrong address.
 */
export const isOrderOf = async (db: Database, { orderId, storeId, email }: OrderKey): Promise<boolean> => {
  const { rows } = await sql<{ known: boolean }>`
    select exists (
      select from orders where order_id = ${orderId} and store_id = ${storeId}
        and status in ('published', 'payment_complete')
        and lower(document #>> '{customer,email}') = lower(${email})
    ) as known`.execute(db);
  return rows[0]?.known === true;
};

/** Records that a session may look after an order from now on. */
export const noteOpening = async (
  db: Database,
  { sessionId, orderId, at }: { readonly sessionId: string; readonly orderId: string; readonly at: Date },
): Promise<void> => {
  await db
    .insertInto('order_openings')
    .values({ session_id: sessionId, order_id: orderId, opened_at: at })
    .onConflict((conflict) => conflict.columns(['session_id', 'order_id']).doUpdateSet({ opened_at: at }))
    .execute();
};

/**
 * SQL condition that a session may look after an order: it may read it (`placedBy`), or opened it lately. It does not
 * suffice to read the order itself, whose gift cards are money.
 */
export const lookedAfterBy = (session: Session, at: Date) => (where: ExpressionBuilder<Tables, 'orders'>) =>
  where.or([
    placedBy(session)(where),
    where.exists(
      where
        .selectFrom('order_openings')
        .select('order_openings.order_id')
        .whereRef('order_openings.order_id', '=', 'orders.order_id')
        .where('order_openings.session_id', '=', session.sessionId)
        .where('order_openings.opened_at', '>', new Date(at.getTime() - openingLifetimeMs)),
    ),
  ]);

/** An order that is accepted and that a session may look after, with when it was placed. */
export const readLookedAfter = async (
  db: Database,
  { orderId, storeId, session, at }: Omit<OrderKey, 'email'> & { readonly session: Session; readonly at: Date },
): Promise<{ readonly orderId: string; readonly placedAt: Date } | undefined> => {
  const row = await db
    .selectFrom('orders')
    .select(['order_id', 'created_at', 'placed_at'])
    .where('order_id', '=', orderId)
    .where('store_id', '=', storeId)
    .where('status', 'in', ['published', 'payment_complete'])
    .where(lookedAfterBy(session, at))
    .executeTakeFirst();
  return row && { orderId: row.order_id, placedAt: row.placed_at ?? row.created_at };
};

/** Whether the order exists, is accepted, and that session may look after it. */
export const isLookedAfterBy = async (db: Database, asked: Parameters<typeof readLookedAfter>[1]): Promise<boolean> =>
  (await readLookedAfter(db, asked)) !== undefined;
