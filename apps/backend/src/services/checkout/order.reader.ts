import type { WireOrder } from '@ironcart/api/contract';
import { normalisedOrderNumber, type OrderStage, type OrderStatus } from '@ironcart/core/order';
import { type ReturnTerms, returnableSince } from '@ironcart/core/return';
import type { Site, StoreId } from '@ironcart/core/site';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import type { Transaction } from '../../db/transaction.ts';
import type { Session } from '../session/session-store.ts';
import { fulfilmentOf, isAtStage, type MovedPieces, movedPieces } from '../shipment/fulfilment.reader.ts';
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
    ...(row.cancelled_at === null ? {} : { cancelledAt: row.cancelled_at.toISOString() }),
  };
};

/** The site and time of a request for orders. */
interface AskedAt {
  readonly site: Pick<Site, 'storeId' | keyof ReturnTerms>;
  readonly now: Date;
}

/** Converts a row to an order with its fulfilment progress. */
const followedOrder = (row: OrderRow & { readonly moved: MovedPieces }, { site, now }: AskedAt): WireOrder => {
  const order = orderOf(row);
  const { moved, packed_at: packedAt } = row;
  return { ...order, fulfilment: fulfilmentOf(order.items, { moved, packedAt, site, now }) };
};

/** Reads an order of the session's customer, or one that the session placed. */
export const readOrder = async (
  db: Database,
  orderId: string,
  session: Session,
  asked: AskedAt,
): Promise<WireOrder | undefined> => {
  const row = await db
    .selectFrom('orders')
    .selectAll()
    .select(movedPieces.as('moved'))
    .where('order_id', '=', orderId)
    .where('store_id', '=', asked.site.storeId)
    .where(placedBy(session))
    .executeTakeFirst();
  return row && followedOrder(row, asked);
};

/** Filters for a customer's orders. */
interface OrderFilter {
  /** A part of the order's number, or of the name or SKU of one of its items, in any case. */
  readonly search?: string | undefined;
  readonly status?: OrderStatus | undefined;
  readonly stage?: OrderStage | undefined;
}

/** Whether an order's number, or the name or SKU of a line or of a child of one, contains a text. */
const contains = (search: string): RawBuilder<boolean> => {
  const within = (column: RawBuilder<unknown>) => sql<boolean>`strpos(lower(${column}), lower(${search})) > 0`;
  return sql<boolean>`(${within(sql`orders.order_id`)} or orders.order_id = ${normalisedOrderNumber(search)} or exists (
    select from jsonb_path_query(orders.document -> 'items', '$[*].**.name') as line (value) where ${within(sql`line.value #>> '{}'`)}
    union all
    select from jsonb_path_query(orders.document -> 'items', '$[*].**.sku') as line (value) where ${within(sql`line.value #>> '{}'`)}
  ))`;
};

/**
 * A page of a customer's matching orders, newest first, without failed attempts, with the number of all matching orders
 * and of those on other sites.
 */
export const readOrders = async (
  db: Database,
  customerId: string,
  { page, limit, search = '', status, stage }: OrderFilter & { readonly page: number; readonly limit: number },
  asked: AskedAt,
) => {
  const { storeId } = asked.site;
  const since = returnableSince(asked.now.getTime(), asked.site);
  const placed = db.selectFrom('orders').where('customer_id', '=', customerId).where('status', '<>', 'payment_error');
  const own = placed
    .where('store_id', '=', storeId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'new'))
    .$if(stage !== undefined, (query) => query.where(isAtStage(stage ?? 'open', since)))
    .$if(search.trim() !== '', (query) => query.where(contains(search.trim())));
  const [rows, counted, elsewhere] = await Promise.all([
    own
      .selectAll()
      .select(movedPieces.as('moved'))
      .orderBy('created_at', 'desc')
      .orderBy('order_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    placed
      .where('store_id', '<>', storeId)
      .groupBy('store_id')
      .orderBy('store_id')
      .select((select) => ['store_id as storeId', select.fn.countAll<number>().as('count')])
      .execute(),
  ]);
  return { orders: rows.map((row) => followedOrder(row, asked)), count: counted.count, elsewhere };
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

/** The state of an order and its payment. */
export type OrderState = Pick<OrderRow, 'store_id' | 'status' | 'failure' | 'payment_reference'>;

export const findOrderState = (db: Database, orderId: string): Promise<OrderState | undefined> =>
  db
    .selectFrom('orders')
    .select(['store_id', 'status', 'failure', 'payment_reference'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/**
 * Whether an order failed without a decision of the bank: its process died, or the provider did not respond, and its
 * payment is released. Its request can then be placed anew.
 */
export const wasGivenUp = async (db: Database, orderId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('orders')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('status', '=', 'payment_error')
    .where('failure', '=', 'payment_error')
    .where('void_due', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payment_events')
            .select('payment_events.order_id')
            .whereRef('payment_events.order_id', '=', 'orders.order_id')
            .where('kind', '=', 'refused'),
        ),
      ),
    )
    .executeTakeFirst();
  return row !== undefined;
};

export const findOrderRow = (db: Database | Transaction, orderId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('order_id', '=', orderId).executeTakeFirst();
