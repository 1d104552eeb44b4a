import type { OrderItem } from '@ironcart/core/order';
import { sql } from 'kysely';
import type { Transaction } from '../../db/transaction.ts';
import { after, type PlacementPart } from './placement-statement.ts';

/** The quantity of a product that an order needs from stock. */
export interface StockDemand {
  readonly productId: number;
  readonly sku: string;
  readonly qty: number;
}

/** The demand of an order by product. */
export const stockDemandOf = (items: readonly OrderItem[]): readonly StockDemand[] => {
  const demands = new Map<number, StockDemand>();
  const count = (item: OrderItem, times: number): void => {
    const qty = item.qty * times;
    if (item.children.length > 0) {
      for (const child of item.children) count(child, qty);
      return;
    }
    const soFar = demands.get(item.productId)?.qty ?? 0;
    demands.set(item.productId, { productId: item.productId, sku: item.sku, qty: soFar + qty });
  };
  for (const item of items) count(item, 1);
  return [...demands.values()];
};

/**
 * Takes the stock of an order, locked in SKU order (I3): all pieces of each product, or those on the shelf if the rest
 * may be backordered. Orders of one product do not block each other while its stock is large. Refused with the ids of
 * products with insufficient stock.
 * @param waitFor the preceding expression of the statement
 */
export const takeStock = (demands: readonly StockDemand[], waitFor: string): PlacementPart => ({
  expressions: sql`
    wanted as (
      select product_id, qty from unnest(${demands.map(({ productId }) => productId)}::int[], ${demands.map(({ qty }) => qty)}::int[])
        as demand (product_id, qty)
    ),
    -- The order's id is an argument of the arguments, so that nothing is taken when there is no order.
    taken as materialized (
      select order_id, product_id, taken, backordered from placed cross join lateral take_stock(
        (select array_agg(product_id) from wanted where order_id is not null and ${after(waitFor)}),
        (select array_agg(qty) from wanted where order_id is not null)) as stock
    ),
    stock_ledger as (
      insert into order_stock (order_id, product_id, taken, backordered)
      select order_id, product_id, taken, backordered from taken
    )`,
  last: 'taken',
  refusal: 'inventory_error',
  refusedWhat: sql`
    select string_agg(product_id::text, ',') from wanted where product_id not in (select product_id from taken)`,
});

/** Returns the stock of a failed order, once, in SKU order. */
export const returnStock = async (transaction: Transaction, orderId: string, now: Date): Promise<void> => {
  await sql`
    with returned as (
      update order_stock set returned_at = ${now} where order_id = ${orderId} and returned_at is null
      returning product_id, taken
    ),
    shelf as (
      select product_id, taken from returned join products using (product_id) join inventory using (product_id)
      order by products.sku for update of inventory
    )
    update inventory set qoh = qoh + taken from shelf where inventory.product_id = shelf.product_id`.execute(
    transaction,
  );
};
