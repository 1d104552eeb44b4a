import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import * as v from 'valibot';
import { migrateWithin } from '../db/migrate.ts';
import {
  type BackupHeader,
  type BackupSection,
  type BackupSize,
  backupHeader,
  backupSection,
  endOfRows,
  UnusableBackupError,
} from './backup-format.ts';
import { readLines } from './read-lines.ts';
import { copyTargetOf, readTables } from './table-catalogue.ts';

export interface RestoreOptions {
  readonly databaseUrl: string;
  readonly file: string;
  /** The folder of the migrations. Default: `migrations` beside this program's file. */
  readonly migrationsDir?: string | undefined;
}

type Lines = AsyncGenerator<Buffer, void>;

const unusable = (cause?: unknown): UnusableBackupError =>
  new UnusableBackupError('The file is no backup of a store, or is damaged.', { cause });

const nextLine = async (lines: Lines): Promise<string> => {
  const { value, done } = await lines.next();
  if (done) throw new UnusableBackupError('The backup ends too early: it is not whole.');
  return value.toString();
};

const parse = <Schema extends v.GenericSchema>(schema: Schema, line: string): v.InferOutput<Schema> => {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw unusable();
  }
  const result = v.safeParse(schema, value);
  if (!result.success) throw unusable();
  return result.output;
};

/**
 * @throws UnusableBackupError if the database is not empty
 */
const requireEmpty = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') limit 1`,
  );
  if (rowCount) {
    throw new UnusableBackupError('The database is not empty: restore into a new one, so that nothing is overwritten.');
  }
};

async function* rowsOf(lines: Lines, counted: { rows: number }) {
  for (;;) {
    const { value, done } = await lines.next();
    if (done) throw new UnusableBackupError('The backup ends too early: it is not whole.');
    if (value.length === endOfRows.length + 1 && value.toString() === `${endOfRows}\n`) return;
    counted.rows += 1;
    yield value;
  }
}

const sectionsInto = async (client: pg.Client, lines: Lines): Promise<BackupSize> => {
  const tables = new Map((await readTables(client)).map((table) => [table.name, table]));
  const names = [...tables.keys()].map((name) => `public.${client.escapeIdentifier(name)}`);
  // The backup contains the rows that migrations inserted, in their current state; triggers must not record history a
  // second time.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
  const counted = { tables: 0, rows: 0 };
  for (;;) {
    const section: BackupSection = parse(backupSection, await nextLine(lines));
    if ('end' in section) {
      if (section.rows !== counted.rows || section.tables !== counted.tables) throw unusable();
      break;
    }
    if ('sequence' in section) {
      const { sequence, lastValue, isCalled } = section;
      const name = `public.${client.escapeIdentifier(sequence)}`;
      await client.query('select setval($1::regclass, $2, $3)', [name, lastValue, isCalled]);
      continue;
    }
    const table = tables.get(section.table);
    if (!table || table.columns.join() !== section.columns.join()) throw unusable();
    const target = client.query(copyFrom(`copy ${copyTargetOf(client, table)} from stdin`));
    await pipeline(Readable.from(rowsOf(lines, counted), { objectMode: false }), target);
    counted.tables += 1;
  }
  // Before triggers are enabled again, because pending deferred constraint checks would prevent that.
  await client.query('set constraints all immediate');
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  return counted;
};

/** Maximum length of the first line read to recognize a backup, in bytes. */
const longestHeader = 1_000_000;

/** The lines of a gzipped file; `close` releases it. */
const openLines = (file: string): { readonly lines: Lines; readonly close: () => void } => {
  const source = createReadStream(file);
  const unzipped = source.pipe(createGunzip());
  source.once('error', (error) => unzipped.destroy(error));
  // The error is rethrown to the reader of the lines.
  unzipped.once('error', () => undefined);
  return { lines: readLines(unzipped, longestHeader), close: () => void unzipped.destroy() };
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Converts decompression errors and rejected rows to errors of the file; rethrows all others. */
const inWords = (error: unknown): unknown => {
  const code = codeOf(error);
  if (code === 'Z_BUF_ERROR')
    return new UnusableBackupError('The backup ends too early: it is not whole.', { cause: error });
  // Classes 22 and 23: data and constraint violations.
  if (code.startsWith('Z_') || /^2[23]/.test(code)) return unusable(error);
  return error;
};

/**
 * Reads the first line of a file to check whether it is a backup.
 * @throws UnusableBackupError if it is not
 */
export const readBackupHeader = async (file: string): Promise<BackupHeader> => {
  const { lines, close } = openLines(file);
  try {
    return parse(backupHeader, await nextLine(lines));
  } catch (error) {
    throw codeOf(error) === 'Z_BUF_ERROR' ? unusable(error) : inWords(error);
  } finally {
    close();
  }
};

/**
 * Writes a backup into an empty database, tables and rows in one transaction. A program newer than the backup migrates
 * the store at its next start.
 * @returns the size of the restored backup
 * @throws UnusableBackupError, MigrationError if the backup is from a newer or different program
 */
export const restoreBackup = async ({ databaseUrl, file, migrationsDir }: RestoreOptions): Promise<BackupSize> => {
  const header = await readBackupHeader(file);
  const { lines, close } = openLines(file);
  const client = new pg.Client({ connectionString: databaseUrl });
  // The error is reported by the next query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await requireEmpty(client);
    await nextLine(lines);
    await migrateWithin(client, header.migrations, migrationsDir);
    const size = await sectionsInto(client, lines);
    await client.query('commit');
    await client.query('analyze');
    return size;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw inWords(error);
  } finally {
    close();
    await client.end();
  }
};
