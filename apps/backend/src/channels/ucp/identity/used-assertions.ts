import { createHash } from 'node:crypto';
import type { Database } from '../../../db/pool.ts';

/**
 * Records that an assertion was used, by its signed content: another signature of the same content is the same
 * assertion.
 * @returns false if it was used before
 */
export const useAssertion = async (db: Database, assertion: string, expiresAt: Date): Promise<boolean> => {
  const signed = assertion.slice(0, assertion.lastIndexOf('.'));
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('agent_assertions')
    .values({ assertion_hash: createHash('sha256').update(signed).digest(), expires_at: expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};
