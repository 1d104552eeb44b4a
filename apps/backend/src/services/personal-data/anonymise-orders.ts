import type { WireOrderItem } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { inTransactions, type Transaction } from '../../db/transaction.ts';
import type { ServiceContext } from '../service-context.ts';
import { anonymousItem, anonymousOrder, type OrderDocument } from './anonymous-order.ts';

type AnonymiseContext = Pick<ServiceContext, 'db' | 'now' | 'randomId'>;

/** A due order without outstanding obligations; locked until the transaction ends. */
const takeDue = async (transaction: Transaction, at: Date) => {
  const { rows } = await sql<{ order_id: string; document: OrderDocument }>`
    select order_id, document from orders
    where personal_until <= ${at} and status in ('published', 'payment_complete', 'payment_error') and not void_due
      and not exists (select from refunds where refunds.order_id = orders.order_id and refunds.status <> 'paid')
    order by personal_until limit 1 for update skip locked`.execute(transaction);
  return rows[0];
};

const anonymiseLines = async (transaction: Transaction, orderId: string): Promise<void> => {
  const { rows } = await sql<{ position: number; line: WireOrderItem }>`
    select position, line from order_items where order_id = ${orderId}`.execute(transaction);
  for (const { position, line } of rows) {
    await sql`update order_items set line = ${JSON.stringify(anonymousItem(line))}::jsonb
      where order_id = ${orderId} and position = ${position}`.execute(transaction);
  }
};

const anonymiseOne = async (transaction: Transaction, { now, randomId }: AnonymiseContext): Promise<boolean> => {
  const due = await takeDue(transaction, now());
  if (due === undefined) return false;
  const { order_id: orderId, document } = due;
  const anonymous = anonymousOrder(document, `${randomId()}@deleted.invalid`);
  await sql`update orders set document = ${JSON.stringify(anonymous)}::jsonb, card_brand = null, card_last4 = null,
    personal_until = null where order_id = ${orderId}`.execute(transaction);
  await anonymiseLines(transaction, orderId);
  await sql`update agent_orders set checkout_mandate = null where order_id = ${orderId}`.execute(transaction);
  await sql`update provider_payments set card_brand = null, card_last4 = null, action = null
    where reference = ${orderId}`.execute(transaction);
  await sql`update extra_payment_attempts set card_brand = null, card_last4 = null where extra_payment_id in (
    select extra_payment_id from extra_payments where order_id = ${orderId})`.execute(transaction);
  await sql`update return_authorizations set comments = '' where order_id = ${orderId}`.execute(transaction);
  await sql`delete from photos where rma_number in (
    select rma_number from return_authorizations where order_id = ${orderId})`.execute(transaction);
  return true;
};

/**
 * Removes the names, addresses and texts from due orders of deleted accounts. Data with a legal retention duty stays:
 * lines, amounts, taxes and the region for which they were calculated.
 */
export const anonymiseOrders = (context: AnonymiseContext): Promise<void> =>
  inTransactions(context.db, (transaction) => anonymiseOne(transaction, context));
