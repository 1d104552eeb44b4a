import { randomUUID } from 'node:crypto';
import { defaultSites, type Sites } from '@ironcart/core/site';
import { sql } from 'kysely';
import { openDatabase } from '../../db/pool.ts';
import { inTransaction } from '../../db/transaction.ts';
import { lockKey } from '../import-catalogue.ts';
import { pricedButNotSold } from './priced-but-not-sold.ts';
import { readStoreFolder } from './read-store-folder.ts';
import { refuseTakenAddresses } from './refuse-taken-addresses.ts';
import { storeFileNames, storeFiles } from './store-files.ts';
import { StoreFilesError } from './store-files-error.ts';
import { writeStoreData } from './write-store-data.ts';

export interface StoreFolderReport {
  /** Number of imported records by file; files without records are omitted. */
  readonly records: Readonly<Record<string, number>>;
  /** One sentence per product that has a price in a currency but cannot be sold in it. */
  readonly notSold: readonly string[];
}

/**
 * Imports a folder of store files in one transaction; any error cancels the whole import.
 * @param sites the store's
 * @throws StoreFilesError with the errors by file, record and field
 */
export const importStoreFolder = async (
  databaseUrl: string,
  folder: string,
  sites: Sites = defaultSites,
): Promise<StoreFolderReport> => {
  const data = await readStoreFolder(folder);
  const db = await openDatabase({ url: databaseUrl, maxConnections: 1 });
  let notSold: readonly string[];
  try {
    notSold = await inTransaction(db, async (transaction) => {
      await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction);
      const unknown = await writeStoreData(transaction, data, { now: new Date(), randomId: randomUUID });
      if (unknown.length > 0) throw new StoreFilesError(unknown);
      await refuseTakenAddresses(transaction, data, sites);
      return pricedButNotSold(transaction, data);
    });
    await sql`analyze`.execute(db);
  } finally {
    await db.destroy();
  }
  const records = Object.fromEntries(
    storeFileNames.filter((name) => data[name].length > 0).map((name) => [storeFiles[name].file, data[name].length]),
  );
  return { records, notSold };
};
