import { type Database, openDatabase } from './pool.ts';
import { sharedSecret } from './shared-secret.ts';

/**
 * Checks that a pooler connects to the store's database, so that orders cannot be written to another one.
 * @param pooled the database behind the pooler
 * @throws Error with one sentence
 */
export const requireSameDatabase = async (pooled: Database, databaseUrl: string): Promise<void> => {
  const own = await openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    const name = 'database';
    if ((await sharedSecret(own, name)) === (await sharedSecret(pooled, name))) return;
  } finally {
    await own.destroy();
  }
  throw new Error('DATABASE_POOLER_URL leads to another database than DATABASE_URL: let both name the same one.');
};
