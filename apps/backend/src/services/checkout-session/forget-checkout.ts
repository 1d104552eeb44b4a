import type { Database } from '../../db/pool.ts';
import type { Transaction } from '../../db/transaction.ts';

/**
 * Deletes the open checkout of a list that gets another owner, so that the next owner can neither see the previous
 * one's inputs nor pay with their card.
 */
export const forgetCheckout = async (db: Database | Transaction, listId: string): Promise<void> => {
  await db.deleteFrom('checkout_sessions').where('list_id', '=', listId).execute();
};
