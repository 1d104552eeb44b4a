import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type BackupHeader, type BackupSection, type BackupSize, endOfRows } from './backup-format.ts';
import { copyTargetOf, readKeptTables, readSequences } from './table-catalogue.ts';

export interface BackupOptions {
  readonly databaseUrl: string;
  /** Written to a temporary file and renamed when complete; readable only by its owner. */
  readonly file: string;
  readonly now: () => Date;
}

const lineOf = (section: BackupHeader | BackupSection): string => `${JSON.stringify(section)}\n`;

/** Thrown if the database contains no store to back up. */
export class NoStoreError extends Error {
  override readonly name = 'NoStoreError';
}

const requireStore = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ name: string | null }>(
    `select to_regclass('public.schema_migrations') as name`,
  );
  if (!rows[0]?.name) throw new NoStoreError('The database holds no store: there is nothing to back up.');
};

/**
 * The lines of a backup from one snapshot: the transaction does not see later changes and blocks no other transaction.
 */
async function* backupOf(client: pg.Client, takenAt: Date, size: { tables: number; rows: number }) {
  await client.query('begin isolation level repeatable read read only');
  const { rows: migrations } = await client.query<BackupHeader['migrations'][number]>(
    'select version, name, checksum from schema_migrations order by version',
  );
  yield lineOf({ format: 'ironcart-backup', formatVersion: 1, takenAt: takenAt.toISOString(), migrations });
  for (const table of await readKeptTables(client)) {
    yield lineOf({ table: table.name, columns: [...table.columns] });
    const rows = client.query(copyTo(`copy ${copyTargetOf(client, table)} to stdout`));
    yield* rows;
    yield `${endOfRows}\n`;
    size.tables += 1;
    size.rows += rows.rowCount;
  }
  for (const sequence of await readSequences(client)) {
    const { rows } = await client.query<{ last_value: string; is_called: boolean }>(
      `select last_value, is_called from public.${client.escapeIdentifier(sequence)}`,
    );
    const [state] = rows;
    if (state) yield lineOf({ sequence, lastValue: state.last_value, isCalled: state.is_called });
  }
  yield lineOf({ end: true, ...size });
  await client.query('commit');
}

/**
 * Writes a consistent backup of the whole store to one file while the store is running. The file contains password
 * hashes and addresses, so it is a secret. It does not contain pictures or the job queue; jobs are recreated from the
 * pending work.
 * @returns the size of the backup
 * @throws NoStoreError
 */
export const writeBackup = async ({ databaseUrl, file, now }: BackupOptions): Promise<BackupSize> => {
  const size = { tables: 0, rows: 0 };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const partFile = `${file}.part`;
  try {
    await requireStore(client);
    await pipeline(
      backupOf(client, now(), size),
      new PassThrough(),
      createGzip(),
      createWriteStream(partFile, { mode: 0o600, flush: true }),
    );
    await rename(partFile, file);
    return size;
  } catch (error) {
    await rm(partFile, { force: true }).catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
};
