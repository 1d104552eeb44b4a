import type { StoreId } from '@ironcart/core/site';
import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import type { Session } from '../session/session-store.ts';
import { placedBy } from './placed-by.ts';

/** How long a session can access an order that it opened by number and e-mail, in milliseconds. */
export const openingLifetimeMs = 24 * 60 * 60_000;

/** Identifies an order for someone who did not place it in this session: number, store and e-mail address. */
export interface OrderKey {
  readonly orderId: string;
  readonly storeId: StoreId;
  readonly email: string;
}

/**
 * Whether an accepted order has this number, store and e-mail address. One statement, so that the response time does
 * not reveal which of them is wrong.
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

/** Grants a session access to an order from now on. */
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
 * SQL condition that a session has access to an order: it may read it (`placedBy`), or opened it recently. Not
 * sufficient for reading the order itself, because its gift card codes are money.
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

/** An accepted order to which a session has access, with the time it was placed. */
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

/** Whether the order exists, is accepted, and the session has access to it. */
export const isLookedAfterBy = async (db: Database, asked: Parameters<typeof readLookedAfter>[1]): Promise<boolean> =>
  (await readLookedAfter(db, asked)) !== undefined;
