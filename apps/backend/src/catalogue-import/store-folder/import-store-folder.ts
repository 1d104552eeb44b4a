import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { openDatabase } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockKey } from '../import-catalogue.ts';
import { readStoreFolder } from './read-store-folder.ts';
import { storeFileNames, storeFiles } from './store-files.ts';
import { StoreFilesError } from './store-files-error.ts';
import { writeStoreData } from './write-store-data.ts';

/** How many records of each file were imported; a file without any is left out. */
export type StoreFolderReport = Readonly<Record<string, number>>;

/**
 * Imports a folder of store files in one transaction: all of it, or nothing where anything is wrong.
 * @throws StoreFilesError that says what is wrong, by file, record and field
 */
export const importStoreFolder = async (databaseUrl: string, folder: string): Promise<StoreFolderReport> => {
  const data = await readStoreFolder(folder);
  const db = await openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    await inTransaction(db, async (transaction) => {
      await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction);
      const unknown = await writeStoreData(transaction, data, { now: new Date(), randomId: randomUUID });
      if (unknown.length > 0) throw new StoreFilesError(unknown);
    });
    await sql`analyze`.execute(db);
  } finally {
    await db.destroy();
  }
  return Object.fromEntries(
    storeFileNames.filter((name) => data[name].length > 0).map((name) => [storeFiles[name].file, data[name].length]),
  );
};
