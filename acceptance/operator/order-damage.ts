import { query } from '../live/databases.ts';

/** Violated invariants after a failover: each figure has to be 0. */
export interface OrderDamage {
  /** Acknowledged orders that are not in the database as paid exactly once. */
  readonly lost: number;
  /** Lists with more than one live order. */
  readonly doubled: number;
  /** Lists for which money was captured more than once. */
  readonly capturedTwice: number;
  /** Captures without a published order. */
  readonly stranded: number;
  /** Published orders without the capture of their amount. */
  readonly unpaid: number;
  /** Units that are neither in stock nor in an order. */
  readonly stock: number;
  /** Orders that were never settled. */
  readonly unsettled: number;
}

/** The state before the failover. */
export interface Supply {
  readonly productId: number;
  /** Units in stock and in orders. */
  readonly units: number;
  /** Payments after this time are counted: those of a demo's order history are not all for orders. */
  readonly since: Date;
}

export const readSupply = async (databaseUrl: string, productId: number): Promise<Supply> => {
  const [row] = await query<{ units: number; since: Date }>(
    databaseUrl,
    `select now() as since, (qoh
       + coalesce((select sum(share.qoh) from stock_shares share where share.product_id = $1), 0)
       + coalesce((select sum(taken) from order_stock where product_id = $1 and returned_at is null), 0))::int as units
     from inventory where product_id = $1`,
    [productId],
  );
  if (row === undefined) throw new Error(`There is no product ${productId}`);
  return { productId, ...row };
};

/**
 * Counts the violations.
 * @param acknowledged ids of the orders that were confirmed to shoppers
 */
export const countOrderDamage = async (
  databaseUrl: string,
  acknowledged: readonly string[],
  supply: Supply,
): Promise<OrderDamage> => {
  const [damage] = await query<OrderDamage>(
    databaseUrl,
    `select
      (select count(*)::int from unnest($1::text[]) as told (order_id)
        where (select count(*) from orders where orders.order_id = told.order_id and status = 'published') <> 1
      ) + $2 as lost,
      (select count(*)::int from (
        select from orders where status <> 'payment_error' group by store_id, list_id having count(*) > 1
      ) as live) as doubled,
      (select count(*)::int from (
        select from orders join pay_payments on reference = order_id
        where captured > 0 group by store_id, list_id having count(*) > 1
      ) as paid) as "capturedTwice",
      (select count(*)::int from pay_payments left join orders on order_id = reference
        where captured > 0 and pay_payments.created_at >= $3 and orders.status is distinct from 'published') as stranded,
      (select count(*)::int from orders where status = 'published' and payment_amount > 0 and payment_amount
        is distinct from (select sum(captured) from pay_payments where reference = order_id)) as unpaid,
      (select count(*)::int from orders where status in ('new', 'payment_pending') or void_due) as unsettled`,
    [acknowledged, acknowledged.length - new Set(acknowledged).size, supply.since],
  );
  if (damage === undefined) throw new Error('The damage could not be counted');
  const { units } = await readSupply(databaseUrl, supply.productId);
  return { ...damage, stock: supply.units - units };
};

export const noOrderDamage: OrderDamage = {
  lost: 0,
  doubled: 0,
  capturedTwice: 0,
  stranded: 0,
  unpaid: 0,
  stock: 0,
  unsettled: 0,
};
