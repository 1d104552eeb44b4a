import { returnToWire } from '@ironcart/api/codec';
import type { WireReturnAuthorization } from '@ironcart/api/contract';
import { type OrderItem, packedItem } from '@ironcart/core/order';
import { type ReturnableLine, type ReturnTerms, returnableLine } from '@ironcart/core/return';
import type { StoreId } from '@ironcart/core/site';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import { lookedAfterBy } from '../checkout/opened-orders.ts';
import { placedBy } from '../checkout/placed-by.ts';
import { photosColumn } from '../photo/photo.reader.ts';
import type { Session } from '../session/session-store.ts';
import { orderArrival, type ReturnPeriod, returnPeriodOf } from './return-period.reader.ts';

/** A line of an order with its position, as read from the database. */
export interface OrderLine extends ReturnableLine {
  readonly position: number;
}

/** The returnable lines of an order with the deadline. */
export interface ReturnableOrder extends ReturnPeriod {
  readonly lines: readonly OrderLine[];
}

/** Reads the lines of an order with their returnable quantities, and the return period. */
export const readReturnable = async (
  db: Database | Transaction,
  orderId: string,
  asked: { readonly site: ReturnTerms; readonly now: Date },
): Promise<ReturnableOrder> => {
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.order_id', 'order_items.order_id')
    .select(['position', 'line', 'shipped_qty', 'returned_qty', 'cancelled_at', orderArrival.as('arrival')])
    .where('order_items.order_id', '=', orderId)
    .orderBy('position')
    .execute();
  const period = returnPeriodOf(rows[0]?.arrival ?? { arrivedAt: null, isDelivered: null }, asked);
  // The column contains the validated item.
  const lines = rows.map(({ position, line, shipped_qty: shippedQty, returned_qty: returnedQty, cancelled_at }) => ({
    position,
    ...returnableLine(line as unknown as OrderItem, { shippedQty, returnedQty }),
    ...(cancelled_at === null ? {} : { waitingQty: 0 }),
    ...(period.isOver ? { returnableQty: 0 } : {}),
  }));
  return { ...period, lines };
};

const selectReturns = (db: Database) =>
  db.selectFrom('return_authorizations as returns').innerJoin('orders', 'orders.order_id', 'returns.order_id');

const withItems = (returns: ReturnType<typeof selectReturns>) =>
  returns
    .select(['rma_number', 'returns.order_id', 'orders.store_id', 'returns.status', 'issued_at', 'comments'])
    .select(['received_at', 'refunded_at', 'refund'])
    .select(photosColumn(sql`photos.rma_number = returns.rma_number`).as('photos'))
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('return_items')
          .innerJoin('order_items', (join) =>
            join
              .onRef('order_items.order_id', '=', 'return_items.order_id')
              .onRef('order_items.position', '=', 'return_items.position'),
          )
          .select(['order_items.line', 'return_items.qty', 'return_items.reason'])
          .whereRef('return_items.rma_number', '=', 'returns.rma_number')
          .orderBy('return_items.position'),
      ).as('items'),
    );

type ReturnRow = Awaited<ReturnType<ReturnType<typeof withItems>['execute']>>[number];

const returnOf = (row: ReturnRow): WireReturnAuthorization =>
  returnToWire({
    rmaNumber: row.rma_number,
    orderId: row.order_id,
    storeId: row.store_id,
    status: row.status,
    dateIssued: row.issued_at.toISOString(),
    items: row.items.map(({ line, qty, reason }) => {
      const item = line as unknown as OrderItem;
      return { listItemId: item.listItemId, productId: item.productId, ...packedItem(item), qty, reason };
    }),
    comments: row.comments,
    photos: row.photos,
    ...(row.received_at ? { receivedAt: row.received_at.toISOString() } : {}),
    ...(row.refunded_at ? { refundedAt: row.refunded_at.toISOString() } : {}),
    ...(row.refund === null ? {} : { refund: amountFromColumn(row.refund) }),
  });

/** A return of an order that the session can access. */
export const readReturn = async (
  db: Database,
  rmaNumber: string,
  session: Session,
  at: Date,
): Promise<WireReturnAuthorization | undefined> => {
  const row = await withItems(selectReturns(db))
    .where(lookedAfterBy(session, at))
    .where('rma_number', '=', rmaNumber)
    .executeTakeFirst();
  return row && returnOf(row);
};

/** Maximum number of returns read per order. */
const mostReturns = 100;

/** The returns of an order, oldest first. */
export const readReturnsOf = async (db: Database, orderId: string): Promise<readonly WireReturnAuthorization[]> => {
  const rows = await withItems(selectReturns(db))
    .where('returns.order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('rma_number')
    .limit(mostReturns)
    .execute();
  return rows.map(returnOf);
};

/** A page of a customer's returns of a store, newest first, with their total number. `page` counts from 1. */
export const readReturns = async (
  db: Database,
  session: Session,
  { storeId, page, limit }: { readonly storeId: StoreId; readonly page: number; readonly limit: number },
): Promise<{ readonly returns: WireReturnAuthorization[]; readonly count: number }> => {
  const own = selectReturns(db).where(placedBy(session)).where('orders.store_id', '=', storeId);
  const [rows, { count }] = await Promise.all([
    withItems(own)
      .orderBy('issued_at', 'desc')
      .orderBy('rma_number')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    own.select((select) => select.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { returns: rows.map(returnOf), count };
};
