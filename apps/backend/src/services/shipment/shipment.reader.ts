import { trackingToWire } from '@ironcart/api/codec';
import type { WireTracking } from '@ironcart/api/contract';
import { isCancellable, type OrderItem, type OrderProgress, packedItem } from '@ironcart/core/order';
import { isVirtualOrder } from '@ironcart/core/shipping';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import { readRefunds } from '../refund/refund.reader.ts';

/** A line of an order with its unpacked pieces. */
export interface WaitingLine {
  readonly position: number;
  readonly item: OrderItem;
  readonly qty: number;
}

/** Lines of an order with pieces waiting to be shipped, without virtual and cancelled ones. */
export const readWaitingLines = async (
  db: Database | Transaction,
  orderId: string,
): Promise<readonly WaitingLine[]> => {
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.order_id', 'order_items.order_id')
    .select(['position', 'line', 'qty', 'shipped_qty'])
    .where('order_items.order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.flatMap(({ position, line, qty, shipped_qty }) => {
    // The column contains the validated item.
    const item = line as unknown as OrderItem;
    const left = qty - shipped_qty;
    return left > 0 && !isVirtualOrder([item]) ? [{ position, item, qty: left }] : [];
  });
};

/** Maximum number of packages read per order. */
const mostShipments = 100;

/** The packages of an order with their items and events, in the order of shipping. */
export const readShipments = async (db: Database, orderId: string): Promise<WireTracking['shipments']> => {
  const rows = await db
    .selectFrom('shipments')
    .select(['shipment_id', 'carrier', 'tracking_number', 'tracking_url', 'shipped_at'])
    .select((select) => [
      jsonArrayFrom(
        select
          .selectFrom('shipment_items')
          .innerJoin('order_items', (join) =>
            join
              .onRef('order_items.order_id', '=', 'shipment_items.order_id')
              .onRef('order_items.position', '=', 'shipment_items.position'),
          )
          .select(['order_items.line', 'shipment_items.qty'])
          .whereRef('shipment_items.shipment_id', '=', 'shipments.shipment_id')
          .orderBy('shipment_items.position'),
      ).as('items'),
      jsonArrayFrom(
        select
          .selectFrom('shipment_events')
          .select(['status', 'happened_at', 'place'])
          .whereRef('shipment_events.shipment_id', '=', 'shipments.shipment_id')
          .orderBy('happened_at')
          .limit(100),
      ).as('events'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('shipped_at')
    .orderBy('shipment_id')
    .limit(mostShipments)
    .execute();
  return rows.map(({ shipment_id, carrier, tracking_number, tracking_url, shipped_at, items, events }) => ({
    shipmentId: shipment_id,
    carrier,
    trackingNumber: tracking_number,
    ...(tracking_url === null ? {} : { trackingUrl: tracking_url }),
    shippedAt: shipped_at.toISOString(),
    items: items.map(({ line, qty }) => itemOf(line as unknown as OrderItem, qty)),
    events: events.map(({ status, happened_at, place }) => ({
      status,
      // Times within JSON are texts.
      happenedAt: new Date(happened_at).toISOString(),
      ...(place === null ? {} : { place }),
    })),
  }));
};

const itemOf = (item: OrderItem, qty: number) => ({ listItemId: item.listItemId, ...packedItem(item), qty });

/** Shipping progress of an order's items. */
const readProgress = async (db: Database, orderId: string): Promise<OrderProgress> => {
  const [order, lines] = await Promise.all([
    db
      .selectFrom('orders')
      .select(['status', 'packed_at', 'cancelled_at'])
      .select((select) =>
        select
          .exists(
            select
              .selectFrom('return_authorizations')
              .select('rma_number')
              .whereRef('return_authorizations.order_id', '=', 'orders.order_id'),
          )
          .as('has_returns'),
      )
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow(),
    db.selectFrom('order_items').select('line').where('order_id', '=', orderId).execute(),
  ]);
  return {
    status: order.status,
    items: lines.map(({ line }) => line as unknown as OrderItem),
    packedAt: order.packed_at?.toISOString(),
    cancelledAt: order.cancelled_at?.toISOString(),
    hasReturns: order.has_returns === true,
  };
};

/** Reads the tracking of an accepted order. @param isOwn whether the caller placed it, and may cancel it */
export const readTracking = async (
  db: Database,
  { orderId, placedAt, isOwn }: { readonly orderId: string; readonly placedAt: Date; readonly isOwn: boolean },
): Promise<WireTracking> => {
  const [shipments, waiting, progress, refunds] = await Promise.all([
    readShipments(db, orderId),
    readWaitingLines(db, orderId),
    readProgress(db, orderId),
    readRefunds(db, orderId),
  ]);
  const { packedAt, cancelledAt } = progress;
  return trackingToWire({
    orderId,
    placedAt: placedAt.toISOString(),
    shipments,
    waiting: waiting.map(({ item, qty }) => itemOf(item, qty)),
    ...(packedAt === undefined ? {} : { packedAt }),
    ...(cancelledAt === undefined ? {} : { cancelledAt }),
    isCancellable: isOwn && isCancellable(progress),
    refunds,
  });
};
