import { randomUUID } from 'node:crypto';
import { dataFolder } from '@ironcart/seed';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { readStoreFolder } from '../catalogue-import/store-folder/read-store-folder.ts';
import type { StoreData } from '../catalogue-import/store-folder/record-schemas.ts';
import { writeStoreData } from '../catalogue-import/store-folder/write-store-data.ts';
import { type Database, openDatabase } from '../db/pool.ts';
import { inTransaction } from '../db/transaction.ts';
import { copyDatabase } from './copied-database.ts';

/** The demo store's records, as read by an import. */
export const readDemoData = (): Promise<StoreData> => readStoreFolder(dataFolder);

/** A database with the demo store's whole catalogue instead of the small store's. */
export interface DemoCatalogue {
  readonly db: Database;
  readonly databaseUrl: string;
  close(): Promise<void>;
}

export const openDemoCatalogue = async (): Promise<DemoCatalogue> => {
  const { url } = await copyDatabase(inject('templateUrl'));
  const db = await openDatabase({ url });
  await sql`truncate products, categories, search_documents, search_skus, search_words, search_synonyms,
    search_redirects, search_facets cascade`.execute(db);
  const data = await readDemoData();
  const context = { now: new Date(), randomId: randomUUID };
  await inTransaction(db, (transaction) =>
    writeStoreData(transaction, data, context, [
      'categories',
      'products',
      'prices',
      'stock',
      'reviews',
      'facets',
      'synonyms',
      'searchRedirects',
    ]),
  );
  await sql`analyze`.execute(db);
  return {
    db,
    databaseUrl: url,
    close: async () => {
      await db.destroy();
    },
  };
};
