import { ORDER_CARE_DAYS } from '@ironcart/api/contract';
import { sql } from 'kysely';
import type { Transaction } from '../../db/transaction.ts';
import { type PersonalSubject, personalRecords } from './personal-records.ts';

/** The number of checks for cards of a former customer at the provider. */
const cardLooks = 3;

/** Deletes traces of the customer's sessions that have no further use. */
const deleteTraces = async (transaction: Transaction, { customerId }: PersonalSubject): Promise<void> => {
  for (const table of ['idempotency_keys', 'order_openings', 'extra_payment_openings']) {
    await sql`delete from ${sql.table(table)} where session_id in (
      select session_id from sessions where customer_id = ${customerId})`.execute(transaction);
  }
  await sql`delete from analytics_deliveries where about in (
    select 'order ' || order_id from orders where customer_id = ${customerId})`.execute(transaction);
};

/** No further charges or payment requests; the subscriptions job withdraws an open payment. */
const endSubscriptions = async (transaction: Transaction, { customerId }: PersonalSubject, at: Date): Promise<void> => {
  await sql`update subscriptions set ended_at = ${at}, stored_payment_method_id = null
    where ended_at is null and order_id in (select order_id from orders where customer_id = ${customerId})`.execute(
    transaction,
  );
};

/** Detaches orders from the customer; a list referenced by an order stays, without an owner. */
const detachOrders = async (transaction: Transaction, { customerId }: PersonalSubject, at: Date): Promise<void> => {
  await sql`update orders set customer_id = null,
    personal_until = greatest(${at}::timestamptz, created_at + ${ORDER_CARE_DAYS} * interval '1 day')
    where customer_id = ${customerId}`.execute(transaction);
  await sql`update lists set customer_id = null, is_active = false, email = null, is_shared = false, rs_anon_id = null,
      name = null, registry = null, url_key = null,
      session_id = (select session_id from orders where orders.list_id = lists.list_id limit 1)
    where customer_id = ${customerId} and exists (select from orders where orders.list_id = lists.list_id)`.execute(
    transaction,
  );
  await sql`delete from lists where customer_id = ${customerId}`.execute(transaction);
};

/**
 * Deletes a customer and everything that only concerns them, and ends all sessions. Orders stay, because the law
 * requires their retention; `anonymiseOrders` later removes the customer from them, and `forgetErasedCards` deletes the
 * cards at the payment provider. The customer's row must be locked.
 */
export const eraseCustomer = async (transaction: Transaction, subject: PersonalSubject, at: Date): Promise<void> => {
  const { customerId } = subject;
  for (const { table, of, erasure } of Object.values(personalRecords)) {
    if (erasure !== 'deleted') continue;
    await sql`delete from ${sql.table(table)} as record where ${of(subject)}`.execute(transaction);
  }
  await sql`delete from photos as record where rma_number is null and ${personalRecords.photos?.of(subject)}`.execute(
    transaction,
  );
  await deleteTraces(transaction, subject);
  await endSubscriptions(transaction, subject, at);
  await detachOrders(transaction, subject, at);
  await sql`update sessions set customer_id = null, ended_at = coalesce(ended_at, ${at})
    where customer_id = ${customerId}`.execute(transaction);
  await sql`insert into card_erasures (customer_id, next_look_at, looks_left)
    values (${customerId}, ${at}, ${cardLooks})`.execute(transaction);
  await sql`delete from customers where customer_id = ${customerId}`.execute(transaction);
};
