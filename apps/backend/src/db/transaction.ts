import type { Transaction as KyselyTransaction } from 'kysely';
import type { Database } from './pool.ts';
import type { Tables } from './tables.ts';

export type Transaction = KyselyTransaction<Tables>;

const retried = new Set(['40001', '40P01']);
const maxAttempts = 5;

const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Whether an error is a violation of this constraint or unique index. */
export const violates = (error: unknown, constraint: string): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === constraint;

/** Whether a row could not be written because its customer was deleted meanwhile. */
export const isCustomerGone = (error: unknown): boolean =>
  codeOf(error) === '23503' &&
  error instanceof Error &&
  'constraint' in error &&
  String(error.constraint).endsWith('_customer_id_fkey');

/**
 * Retries work that the database aborted because of a deadlock or a serialization failure.
 * @param work a transaction or one statement, without outside effects
 */
export const retryingConflicts = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= maxAttempts || !retried.has(codeOf(error) ?? '')) throw error;
    }
  }
};

/** Runs work in a transaction and retries it after a conflict. The work must have no effect outside the transaction. */
export const inTransaction = <T>(db: Database, work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  retryingConflicts(() => db.transaction().execute(work));

/**
 * Repeats work, each time in a separate transaction, until nothing is due. Several processes may run it concurrently if
 * the work locks what it takes.
 * @param work does one piece of work; returns false if none is due
 */
export const inTransactions = async (
  db: Database,
  work: (transaction: Transaction) => Promise<boolean>,
): Promise<void> => {
  while (await inTransaction(db, work));
};
