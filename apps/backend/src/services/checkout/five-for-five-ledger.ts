import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';
import { after, type PlacementPart } from './placement-statement.ts';

/** How many times an e-mail address can still redeem the offer; undefined without an offer. */
export const readFiveForFive = async (db: Database, email: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('five_for_five')
    .select('remaining')
    .where('email', '=', email.trim().toLowerCase())
    .executeTakeFirst();
  return row?.remaining;
};

/**
 * Redeems the offer once, by a conditional update. If none is left, the order is refused as having an expired rate,
 * because the saving is part of the rates (READINGS A5, FAULTS 20).
 * @param waitFor the preceding expression of the statement
 */
export const redeemFiveForFive = (email: string, now: Date, waitFor: string): PlacementPart => ({
  expressions: sql`
    offer as (
      update five_for_five set remaining = remaining - 1 from placed
      where email = ${email.trim().toLowerCase()} and remaining > 0 and ${after(waitFor)}
      returning email
    ),
    five_for_five_ledger as (
      insert into five_for_five_movements (email, order_id, redemptions, created_at)
      select email, order_id, 1, ${now}::timestamptz from placed, offer
    )`,
  last: 'offer',
  refusal: 'shipping_rate',
  refusedWhat: sql`select 'five for five' where not exists (select from offer)`,
});

/** Returns the redemption of a failed order, once. */
export const returnFiveForFive = async (transaction: Transaction, orderId: string, now: Date): Promise<void> => {
  await sql`
    with owed as (
      select email, sum(redemptions)::int as redemptions from five_for_five_movements
      where order_id = ${orderId} group by email having sum(redemptions) > 0
    ),
    returned as (
      update five_for_five set remaining = remaining + redemptions from owed where five_for_five.email = owed.email
      returning five_for_five.email, redemptions
    )
    insert into five_for_five_movements (email, order_id, redemptions, created_at)
    select email, ${orderId}, -redemptions, ${now}::timestamptz from returned`.execute(transaction);
};
