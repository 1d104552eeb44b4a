import { orderFromWire } from '@ironcart/api/codec';
import type { Order, OrderItem } from '@ironcart/core/order';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../../../db/pool.ts';
import { orderOf } from '../../../services/checkout/order.reader.ts';

/** Packages, refunds and returns that one order is read with. */
const most = 100;

/** A line of an order with what became of its pieces. */
export interface OrderLine {
  readonly item: OrderItem;
  readonly qty: number;
  readonly shippedQty: number;
  /** Pieces that came back. */
  readonly returnedQty: number;
}

/** Pieces of one line, in a package or a return. */
interface Pieces {
  readonly line: Record<string, unknown>;
  readonly qty: number;
}

/** The line's id of pieces that a query found. */
export const lineIdOf = ({ line }: Pieces): string => (line as unknown as OrderItem).listItemId;

const readLines = async (db: Database, orderId: string): Promise<readonly OrderLine[]> => {
  const rows = await db
    .selectFrom('order_items')
    .select(['line', 'qty', 'shipped_qty'])
    .select((select) =>
      select
        .selectFrom('return_items')
        .innerJoin('return_authorizations', 'return_authorizations.rma_number', 'return_items.rma_number')
        .select((sums) => sums.fn.coalesce(sums.fn.sum<string>('return_items.qty'), sums.val('0')).as('qty'))
        .whereRef('return_items.order_id', '=', 'order_items.order_id')
        .whereRef('return_items.position', '=', 'order_items.position')
        .where('return_authorizations.status', '<>', 'issued')
        .as('returned_qty'),
    )
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
  return rows.map(({ line, qty, shipped_qty, returned_qty }) => ({
    // The column contains the validated item.
    item: line as unknown as OrderItem,
    qty,
    shippedQty: shipped_qty,
    returnedQty: Number(returned_qty),
  }));
};

const readParcels = (db: Database, orderId: string) =>
  db
    .selectFrom('shipments')
    .select(['shipment_id', 'carrier', 'tracking_number'])
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
      ).as('pieces'),
      jsonArrayFrom(
        select
          .selectFrom('shipment_events')
          .select(['status', 'happened_at'])
          .whereRef('shipment_events.shipment_id', '=', 'shipments.shipment_id')
          .orderBy('happened_at')
          .limit(most),
      ).as('events'),
    ])
    .where('order_id', '=', orderId)
    .orderBy('shipped_at')
    .orderBy('shipment_id')
    .limit(most)
    .execute();

const readRefunds = (db: Database, orderId: string) =>
  db
    .selectFrom('refunds')
    .select(['refund_id', 'rma_number', 'amount', 'payment_key', 'created_at', 'settled_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('refund_id')
    .limit(most)
    .execute();

const readReturns = (db: Database, orderId: string) =>
  db
    .selectFrom('return_authorizations')
    .select(['rma_number', 'status', 'issued_at'])
    .select((select) =>
      jsonArrayFrom(
        select
          .selectFrom('return_items')
          .innerJoin('order_items', (join) =>
            join
              .onRef('order_items.order_id', '=', 'return_items.order_id')
              .onRef('order_items.position', '=', 'return_items.position'),
          )
          .select(['order_items.line', 'return_items.qty'])
          .whereRef('return_items.rma_number', '=', 'return_authorizations.rma_number')
          .orderBy('return_items.position'),
      ).as('pieces'),
    )
    .where('order_id', '=', orderId)
    .orderBy('issued_at')
    .orderBy('rma_number')
    .limit(most)
    .execute();

/** An order of an agent with everything that happened to it; undefined without one. */
export const readAgentOrder = async (db: Database, orderId: string) => {
  const row = await db
    .selectFrom('agent_orders')
    .innerJoin('orders', 'orders.order_id', 'agent_orders.order_id')
    .selectAll('orders')
    .select(['checkout_id', 'platform', 'is_persons', 'site_code', 'changes'])
    .where('agent_orders.order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const [lines, parcels, refunds, returns] = await Promise.all([
    readLines(db, orderId),
    readParcels(db, orderId),
    readRefunds(db, orderId),
    readReturns(db, orderId),
  ]);
  const { checkout_id, platform, is_persons, site_code, changes, ...stored } = row;
  const order: Order = orderFromWire(orderOf(stored));
  return {
    ...{ orderId, order, lines, parcels, refunds, returns, platform, changes },
    checkoutId: checkout_id,
    isPersons: is_persons,
    siteCode: site_code,
    packedAt: stored.packed_at,
    cancelledAt: stored.cancelled_at,
  };
};

export type AgentOrder = NonNullable<Awaited<ReturnType<typeof readAgentOrder>>>;
