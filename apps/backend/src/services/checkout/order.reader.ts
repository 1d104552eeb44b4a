import type { WireOrder } from '@ironcart/api/contract';
import type { StoreId } from '@ironcart/core/site';
import type { Selectable } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Session } from '../session/session-store.ts';
import { placedBy } from './placed-by.ts';

export type OrderRow = Selectable<Tables['orders']>;

/** Converts a row to an order as it was placed, with its current status. */
export const orderOf = (row: OrderRow): WireOrder => {
  // The document is the wire's order as it was accepted.
  const document = row.document as unknown as Omit<WireOrder, 'orderId' | 'status' | 'createdAt'>;
  return {
    ...document,
    orderId: row.order_id,
    status: row.status,
    createdAt: row.created_at.toISOString(),
    payment: {
      ...document.payment,
      ...(row.payment_reference === null ? {} : { transactionId: row.payment_reference }),
      ...(row.card_brand === null || row.card_last4 === null
        ? {}
        : { cardBrand: row.card_brand, cardLast4: row.card_last4 }),
    },
    ...(row.failure === null ? {} : { errors: [row.failure] }),
  };
};

/** Reads an order of the session's customer, or one that the session placed. */
export const readOrder = async (
  db: Database,
  orderId: string,
  storeId: StoreId,
  session: Session,
): Promise<WireOrder | undefined> => {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('store_id', '=', storeId)
    .where(placedBy(session))
    .executeTakeFirst();
  return row && orderOf(row);
};

/** A page of a customer's orders, newest first, without failed attempts, and the number of all. */
export const readOrders = async (
  db: Database,
  customerId: string,
  storeId: StoreId,
  { page, limit }: { readonly page: number; readonly limit: number },
): Promise<{ readonly orders: WireOrder[]; readonly count: number }> => {
  const own = db
    .selectFrom('orders')
    .where('customer_id', '=', customerId)
    .where('store_id', '=', storeId)
    .where('status', '<>', 'payment_error');
  const [rows, counted] = await Promise.all([
    own
      .selectAll()
      .orderBy('created_at', 'desc')
      .orderBy('order_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { orders: rows.map(orderOf), count: counted.count };
};

/** The parts of a live order that other orders of its list need. */
export type LiveOrder = Pick<OrderRow, 'order_id' | 'status' | 'payment_means'>;

/** The live order of a list: placed or in progress. */
export const findLiveOrder = (
  db: Database | Transaction,
  storeId: StoreId,
  listId: string,
): Promise<LiveOrder | undefined> =>
  db
    .selectFrom('orders')
    .select(['order_id', 'status', 'payment_means'])
    .where('store_id', '=', storeId)
    .where('list_id', '=', listId)
    .where('status', '<>', 'payment_error')
    .executeTakeFirst();

export const findOrderRow = (db: Database | Transaction, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();
