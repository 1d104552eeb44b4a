import { orderFromWire } from '@ironcart/api/codec';
import type { Order, OrderItem } from '@ironcart/core/order';
import type { StoreId } from '@ironcart/core/site';
import type { Database } from '../../../db/pool.ts';
import { type OrderRow, orderOf } from '../../../services/checkout/order.reader.ts';
import { readReturnsOf } from '../../../services/return/return.reader.ts';
import { readShipments } from '../../../services/shipment/shipment.reader.ts';

/** Maximum number of refunds read per order. */
const mostRefunds = 100;

/** A line of an order with the quantities shipped and returned. */
export interface OrderLine {
  readonly item: OrderItem;
  readonly qty: number;
  readonly shippedQty: number;
  /** Returned pieces. */
  readonly returnedQty: number;
}

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

const readRefunds = (db: Database, orderId: string) =>
  db
    .selectFrom('refunds')
    .select(['refund_id', 'rma_number', 'amount', 'payment_key', 'created_at', 'settled_at'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('refund_id')
    .limit(mostRefunds)
    .execute();

/** Reads everything that happened to an order. */
const readHistory = async (db: Database, stored: OrderRow) => {
  const { order_id: orderId } = stored;
  const [lines, shipments, refunds, returns] = await Promise.all([
    readLines(db, orderId),
    readShipments(db, orderId),
    readRefunds(db, orderId),
    readReturnsOf(db, orderId),
  ]);
  const order: Order = orderFromWire(orderOf(stored));
  return {
    orderId,
    order,
    lines,
    shipments,
    refunds,
    returns,
    packedAt: stored.packed_at,
    cancelledAt: stored.cancelled_at,
  };
};

/** An order as visible to an agent, with its history. */
export type ToldOrder = Awaited<ReturnType<typeof readHistory>> & {
  readonly checkoutId: string;
  /** Whether a person took the checkout over: the agent then does not get the address. */
  readonly isPersons: boolean;
};

/** An order of an agent; undefined if there is none. */
export const readAgentOrder = async (db: Database, orderId: string) => {
  const row = await db
    .selectFrom('agent_orders')
    .innerJoin('orders', 'orders.order_id', 'agent_orders.order_id')
    .selectAll('orders')
    .select(['checkout_id', 'platform', 'is_persons', 'site_code', 'changes'])
    .where('agent_orders.order_id', '=', orderId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { checkout_id: checkoutId, platform, is_persons: isPersons, site_code: siteCode, changes, ...stored } = row;
  return { ...(await readHistory(db, stored)), checkoutId, platform, isPersons, siteCode, changes };
};

/**
 * An accepted order of a customer on a site, placed through any channel; undefined if there is none. For an order that
 * was not placed from an agent's checkout, the checkout id is the order number.
 */
export const readOrderOfCustomer = async (
  db: Database,
  orderId: string,
  { customerId, storeId }: { readonly customerId: string; readonly storeId: StoreId },
): Promise<ToldOrder | undefined> => {
  const row = await db
    .selectFrom('orders')
    .leftJoin('agent_orders', 'agent_orders.order_id', 'orders.order_id')
    .selectAll('orders')
    .select('checkout_id')
    .where('orders.order_id', '=', orderId)
    .where('customer_id', '=', customerId)
    .where('store_id', '=', storeId)
    .where('status', 'in', ['published', 'payment_complete'])
    .executeTakeFirst();
  if (!row) return undefined;
  const { checkout_id: checkoutId, ...stored } = row;
  return { ...(await readHistory(db, stored)), checkoutId: checkoutId ?? orderId, isPersons: false };
};

export type AgentOrder = NonNullable<Awaited<ReturnType<typeof readAgentOrder>>>;
