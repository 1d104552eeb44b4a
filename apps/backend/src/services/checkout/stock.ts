import type { OrderItem } from '@ironcart/core';
import type { Transaction } from '../../db/transaction.ts';

/** How many of a product an order needs from the stock. */
export interface StockDemand {
  readonly productId: number;
  readonly sku: string;
  readonly qty: number;
}

/** What an order needs, in SKU order, so that two orders never wait for each other in a circle. */
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
  return [...demands.values()].toSorted((left, right) => (left.sku < right.sku ? -1 : 1));
};

/** What was had: from the shelf, and what is owed because the product may be. */
const takeOne = async (
  transaction: Transaction,
  { productId, qty }: StockDemand,
): Promise<{ readonly taken: number; readonly backordered: number } | undefined> => {
  const { numUpdatedRows } = await transaction
    .updateTable('inventory')
    .set((set) => ({ qoh: set('qoh', '-', qty) }))
    .where('product_id', '=', productId)
    .where('qoh', '>=', qty)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return { taken: qty, backordered: 0 };

  const owable = await transaction
    .selectFrom('inventory')
    .select('qoh')
    .where('product_id', '=', productId)
    .where('backorder', '=', true)
    .forUpdate()
    .executeTakeFirst();
  if (!owable) return undefined;
  const taken = Math.min(owable.qoh, qty);
  await transaction
    .updateTable('inventory')
    .set((set) => ({ qoh: set('qoh', '-', taken) }))
    .where('product_id', '=', productId)
    .execute();
  return { taken, backordered: qty - taken };
};

/**
 * Takes the stock of an order by conditional updates, never by reading first (I3).
 * @returns the SKUs that there are too few of; then the transaction has to be rolled back
 */
export const takeStock = async (
  transaction: Transaction,
  orderId: string,
  demands: readonly StockDemand[],
): Promise<readonly string[]> => {
  const missing: string[] = [];
  for (const demand of demands) {
    const had = await takeOne(transaction, demand);
    if (!had) {
      missing.push(demand.sku);
      continue;
    }
    await transaction
      .insertInto('order_stock')
      .values({ order_id: orderId, product_id: demand.productId, ...had, returned_at: null })
      .execute();
  }
  return missing;
};

/** Puts back what a failed order took, once. */
export const returnStock = async (transaction: Transaction, orderId: string, now: Date): Promise<void> => {
  const returned = await transaction
    .updateTable('order_stock')
    .set({ returned_at: now })
    .where('order_id', '=', orderId)
    .where('returned_at', 'is', null)
    .returning(['product_id', 'taken'])
    .execute();
  if (returned.length === 0) return;
  const inOrder = await transaction
    .selectFrom('products')
    .select(['product_id', 'sku'])
    .where(
      'product_id',
      'in',
      returned.map(({ product_id }) => product_id),
    )
    .orderBy('sku')
    .execute();
  for (const { product_id } of inOrder) {
    const taken = returned.find((row) => row.product_id === product_id)?.taken ?? 0;
    await transaction
      .updateTable('inventory')
      .set((set) => ({ qoh: set('qoh', '+', taken) }))
      .where('product_id', '=', product_id)
      .execute();
  }
};
