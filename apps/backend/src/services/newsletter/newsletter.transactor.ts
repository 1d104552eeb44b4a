import type { Database } from '../../db/pool.ts';

/** A customer's e-mail address as stored for subscriptions; undefined for an unknown customer. */
export const readEmail = async (db: Database, customerId: string): Promise<string | undefined> => {
  const row = await db.selectFrom('customers').select('email').where('customer_id', '=', customerId).executeTakeFirst();
  return row?.email.toLowerCase();
};

/** The newsletters subscribed to by an address, in the order of their ids. */
export const readSubscriptions = async (db: Database, email: string): Promise<readonly number[]> => {
  const rows = await db
    .selectFrom('newsletter_subscriptions')
    .select('list_id')
    .where('email', '=', email)
    .orderBy('list_id')
    .execute();
  return rows.map(({ list_id }) => list_id);
};

/** Subscribes an e-mail address to newsletters; idempotent. */
export const addSubscriptions = async (
  db: Database,
  { email, listIds, at }: { readonly email: string; readonly listIds: readonly number[]; readonly at: Date },
): Promise<void> => {
  await db
    .insertInto('newsletter_subscriptions')
    .values([...new Set(listIds)].map((list_id) => ({ email, list_id, subscribed_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const removeSubscriptions = async (
  db: Database,
  { email, listIds }: { readonly email: string; readonly listIds: readonly number[] },
): Promise<void> => {
  await db
    .deleteFrom('newsletter_subscriptions')
    .where('email', '=', email)
    .where('list_id', 'in', [...listIds])
    .execute();
};
