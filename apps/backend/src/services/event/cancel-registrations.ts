import { sql } from 'kysely';
import type { Transaction } from '../../db/transaction.ts';

/** Cancels all registrations of a cancelled order. */
export const cancelRegistrations = async (transaction: Transaction, orderId: string, now: Date): Promise<void> => {
  await transaction
    .updateTable('event_registrations')
    .set({ cancelled_at: now })
    .where('order_id', '=', orderId)
    .where('cancelled_at', 'is', null)
    .execute();
};

/** Cancels the registrations of an order if all of its tickets (lines with a division) are refunded. */
export const cancelRefundedRegistrations = async (
  transaction: Transaction,
  orderId: string,
  now: Date,
): Promise<void> => {
  await sql`
    with tickets as (
      select products.attributes ->> 'event_division_id' as division, order_items.qty,
        (select coalesce(sum(return_items.qty), 0) from return_items join return_authorizations using (rma_number)
         where return_items.order_id = order_items.order_id and return_items.position = order_items.position
           and refunded_at is not null) as refunded
      from order_items cross join lateral jsonb_path_query(line, 'strict $.**.productId') as bought (product_id)
        join products on products.product_id = bought.product_id::int
      where order_items.order_id = ${orderId}
    )
    update event_registrations set cancelled_at = ${now}
    where order_id = ${orderId} and cancelled_at is null and division_id::text in (
      select division from tickets where division is not null group by division having bool_and(refunded >= qty)
    )`.execute(transaction);
};

/** The products that are event tickets: an order of one registers its customer. */
export const readTicketProducts = async (
  transaction: Transaction,
  productIds: readonly number[],
): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ product_id: number }>`
    select product_id from products join event_divisions on division_id::text = attributes ->> 'event_division_id'
    where product_id = any(${productIds}::int[])`.execute(transaction);
  return new Set(rows.map(({ product_id }) => product_id));
};
