import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';

/**
 * Forgets the open checkout of a list that gets another owner: what one person entered is not the next one's to see, and
 * their card not the next one's to pay with.
 */
export const forgetCheckout = async (db: Database | Transaction, listId: string): Promise<void> => {
  await db.deleteFrom('checkout_sessions').where('list_id', '=', listId).execute();
};
