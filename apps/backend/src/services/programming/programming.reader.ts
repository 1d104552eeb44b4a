import type { OwnedProgram } from '@ironcart/core/customer';
import { programDeliveryOf, subscriptionIntervalOf } from '@ironcart/core/product-page';
import type { Database } from '../../db/pool.ts';

/** Programs of one answer: the latest. */
const limit = 1_000;

/** The programs that a customer's placed orders hold, each once, the latest bought first. */
export const readOwnedPrograms = async (db: Database, customerId: string): Promise<readonly OwnedProgram[]> => {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.order_id')
    .innerJoin('products', 'products.product_id', 'order_items.product_id')
    .select([
      'products.product_id',
      'products.sku',
      'products.name',
      'products.attributes',
      'orders.order_id',
      'orders.placed_at',
      'orders.created_at',
    ])
    .where('orders.customer_id', '=', customerId)
    .where('orders.status', 'in', ['published', 'payment_complete'])
    .where((where) => where(where.ref('products.attributes', '->>').key('program_delivery'), 'is not', null))
    .orderBy('orders.created_at', 'desc')
    .orderBy('order_items.position')
    .limit(limit)
    .execute();
  const programs = new Map<number, OwnedProgram>();
  for (const { product_id, sku, name, attributes, order_id, placed_at, created_at } of rows) {
    const delivery = programDeliveryOf({ attributes });
    if (delivery === undefined || programs.has(product_id)) continue;
    const subscriptionInterval = subscriptionIntervalOf({ attributes });
    programs.set(product_id, {
      productId: product_id,
      sku,
      name,
      delivery,
      orderId: order_id,
      boughtAt: (placed_at ?? created_at).toISOString(),
      ...(subscriptionInterval === undefined ? {} : { subscriptionInterval }),
    });
  }
  return [...programs.values()];
};
