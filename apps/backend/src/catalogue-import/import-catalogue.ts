import type { Readable } from 'node:stream';
import type { Currency } from '@ironcart/core/money';
import { defaultSites, type Sites } from '@ironcart/core/site';
import pg from 'pg';
import { type CsvDialect, readCsv } from './csv/read-csv.ts';
import { removeConflicts } from './database/conflicts.ts';
import { mergeStaged } from './database/merge.ts';
import { type MissingPicture, readMissingPictures } from './database/missing-pictures.ts';
import { stageProducts } from './database/stage.ts';
import { stageOwnAddresses } from './database/taken-address.ts';
import { readJson } from './json/read-json.ts';
import type { ReadOutcome } from './merchant-product.ts';
import { ownAddressesWith } from './own-addresses.ts';

/** File formats of a catalogue. */
export type CatalogueFormat = 'csv' | 'json';

/** A rejected product of the file; `line` is its first row, `rows` their number. */
export interface RejectedProduct {
  readonly line: number;
  readonly rows: number;
  readonly handle: string;
  readonly reason: string;
}

export interface ImportOptions {
  readonly databaseUrl: string;
  readonly source: Readable;
  readonly format: CatalogueFormat;
  /** The currency of the file's prices; prices in other currencies stay unchanged. */
  readonly currency: Currency;
  /** The store's sites; default: the specification's. */
  readonly sites?: Sites | undefined;
  readonly onRejected?: ((rejected: RejectedProduct) => void) | undefined;
  /** Receives the detected format of a CSV. */
  readonly onDialect?: ((dialect: CsvDialect) => void) | undefined;
  /** Called after each product. */
  readonly onRead?: ((rows: number) => void) | undefined;
}

export interface ImportReport {
  readonly products: number;
  readonly rejectedProducts: number;
  readonly rows: number;
  /** Pictures that the products reference and the store does not have yet. */
  readonly missingPictures: readonly MissingPicture[];
}

/** Advisory lock key: one import at a time in all processes. */
export const lockKey = 4_182_002;

const read: Record<CatalogueFormat, (options: ImportOptions) => AsyncGenerator<ReadOutcome>> = {
  csv: ({ source, onDialect }) => readCsv(source, onDialect),
  json: ({ source }) => readJson(source),
};

/**
 * Imports a merchant's products in one transaction: all valid ones, or none if interrupted. Products are identified by
 * handle and variants by SKU, so importing a file twice changes nothing.
 * @throws UnreadableFileError if the file as a whole cannot be read
 */
export const importCatalogue = async (options: ImportOptions): Promise<ImportReport> => {
  const client = new pg.Client({ connectionString: options.databaseUrl });
  await client.connect();
  const report = { products: 0, rejectedProducts: 0, rows: 0, missingPictures: [] as readonly MissingPicture[] };
  const reject = (rejected: RejectedProduct) => {
    report.rejectedProducts += 1;
    options.onRejected?.(rejected);
  };
  try {
    await client.query('begin');
    // Sorting a large file stays in memory: this is enough for 100,000 rows.
    await client.query("set local work_mem = '64MB'");
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await stageOwnAddresses(client, ownAddressesWith(options.sites ?? defaultSites));
    await stageProducts(client, read[options.format](options), (outcome) => {
      report.rows += outcome.rows;
      if (outcome.kind === 'product') report.products += 1;
      else reject(outcome);
      options.onRead?.(report.rows);
    });
    for (const conflict of await removeConflicts(client)) {
      report.products -= 1;
      reject(conflict);
    }
    await mergeStaged(client, options.currency);
    report.missingPictures = await readMissingPictures(client);
    await client.query('commit');
    return report;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
};
