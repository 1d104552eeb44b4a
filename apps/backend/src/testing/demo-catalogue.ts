import { seedData } from '@ironcart/seed';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import { seedCatalogue } from '../seeding/seed-catalogue.ts';
import { seedSearchTerms } from '../seeding/seed-search-terms.ts';
import { copyDatabase } from './copied-database.ts';

/** A database with the demo store's whole catalogue in place of the small store's. */
export interface DemoCatalogue {
  readonly db: Database;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

export const openDemoCatalogue = async (): Promise<DemoCatalogue> => {
  const { url, drop } = await copyDatabase(inject('templateUrl'));
  const db = await openDatabase({ url });
  await sql`truncate products, categories, search_documents, search_skus, search_words, search_synonyms,
    search_redirects cascade`.execute(db);
  await inTransaction(db, async (transaction) => {
    await seedCatalogue(transaction, seedData);
    await seedSearchTerms(transaction, seedData);
  });
  await sql`analyze`.execute(db);
  return {
    db,
    databaseUrl: url,
    close: async () => {
      await db.destroy();
      await drop();
    },
  };
};
