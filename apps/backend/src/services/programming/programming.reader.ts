import type { OwnedProgram } from '@ironcart/core/customer';
import { programDeliveryOf, subscriptionIntervalOf } from '@ironcart/core/product-page';
import type { Selectable } from 'kysely';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';
import type { Transaction } from '../../db/transaction.ts';

/** Programs of one answer: the latest. */
const limit = 1_000;

type ProgramRow = Pick<Selectable<Tables['products']>, 'product_id' | 'sku' | 'name' | 'attributes'> &
  Pick<Selectable<Tables['orders']>, 'order_id' | 'placed_at' | 'created_at' | 'currency'> &
  Pick<Selectable<Tables['order_items']>, 'price'> & {
    readonly cancelled_at: Date | null;
    readonly ends_at: Date | null;
  };

const programOf = (row: ProgramRow): OwnedProgram | undefined => {
  const { product_id, sku, name, attributes, order_id, cancelled_at, ends_at } = row;
  const delivery = programDeliveryOf({ attributes });
  if (delivery === undefined) return undefined;
  const subscriptionInterval = subscriptionIntervalOf({ attributes });
  return {
    productId: product_id,
    sku,
    name,
    delivery,
    orderId: order_id,
    boughtAt: (row.placed_at ?? row.created_at).toISOString(),
    price: amountFromColumn(row.price),
    currency: row.currency,
    ...(subscriptionInterval === undefined ? {} : { subscriptionInterval }),
    ...(cancelled_at && ends_at ? { cancelledAt: cancelled_at.toISOString(), endsAt: ends_at.toISOString() } : {}),
  };
};

/** The programs that a customer's placed orders hold, each once, the latest bought first. */
export const readOwnedPrograms = async (
  db: Database | Transaction,
  customerId: string,
): Promise<readonly OwnedProgram[]> => {
  const rows = await db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.order_id')
    .innerJoin('products', 'products.product_id', 'order_items.product_id')
    .leftJoin('program_cancellations as cancellation', (join) =>
      join
        .onRef('cancellation.order_id', '=', 'orders.order_id')
        .onRef('cancellation.product_id', '=', 'products.product_id'),
    )
    .select([
      'products.product_id',
      'products.sku',
      'products.name',
      'products.attributes',
      'orders.order_id',
      'orders.placed_at',
      'orders.created_at',
      'orders.currency',
      'order_items.price',
      'cancellation.cancelled_at',
      'cancellation.ends_at',
    ])
    .where('orders.customer_id', '=', customerId)
    .where('orders.status', 'in', ['published', 'payment_complete'])
    .where('orders.cancelled_at', 'is', null)
    .where((where) => where(where.ref('products.attributes', '->>').key('program_delivery'), 'is not', null))
    .orderBy('orders.created_at', 'desc')
    .orderBy('order_items.position')
    .limit(limit)
    .execute();
  const programs = new Map<number, OwnedProgram>();
  for (const row of rows) {
    const program = programs.has(row.product_id) ? undefined : programOf(row);
    if (program !== undefined) programs.set(program.productId, program);
  }
  return [...programs.values()];
};
