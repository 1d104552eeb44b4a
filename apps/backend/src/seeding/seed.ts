import { randomUUID } from 'node:crypto';
import type { SeedData } from '@ironcart/seed';
import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import { seedCatalogue } from './seed-catalogue.ts';
import { seedCustomers } from './seed-customers.ts';
import { seedStore } from './seed-store.ts';

export interface SeedOptions {
  readonly now?: (() => Date) | undefined;
  readonly randomId?: (() => string) | undefined;
}

const seedingName = 'demo-store';

/**
 * Writes the demo store's data, once: all of it or nothing.
 * @returns whether anything was written; false when it was there already
 */
export const seed = async (db: Database, data: SeedData, options: SeedOptions = {}): Promise<boolean> => {
  const { now = () => new Date(), randomId = randomUUID } = options;
  const known = await db.selectFrom('seedings').select('name').where('name', '=', seedingName).executeTakeFirst();
  if (known) return false;
  const isWritten = await inTransaction(db, async (transaction) => {
    const claim = await transaction
      .insertInto('seedings')
      .values({ name: seedingName, seeded_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (claim.numInsertedOrUpdatedRows === 0n) return false;
    await seedCatalogue(transaction, data);
    await seedStore(transaction, data);
    await seedCustomers(transaction, data.customers, { now: now(), randomId });
    return true;
  });
  // The planner would otherwise go by what it thinks of empty tables until autovacuum comes round.
  if (isWritten) await sql`analyze`.execute(db);
  return isWritten;
};
