import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import * as v from 'valibot';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/pool.ts';
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
  /** Where the migrations are. Left out: `migrations` beside this program's file. */
  readonly migrationsDir?: string | undefined;
}

type Lines = AsyncGenerator<Buffer, void>;

const unusable = (): UnusableBackupError => new UnusableBackupError('The file is no backup of a store, or is damaged.');

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

/** @throws UnusableBackupError where the database holds anything */
const requireEmpty = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') limit 1`,
  );
  if (rowCount) {
    throw new UnusableBackupError('The database is not empty: restore into a new one, so that nothing is overwritten.');
  }
};

/** Brings the empty database to where the backup's was: the rows fit its tables alone. */
const makeTables = async ({ databaseUrl, migrationsDir }: RestoreOptions, { migrations }: BackupHeader) => {
  const db = await openDatabase({ url: databaseUrl, maxConnections: 1 });
  try {
    await migrate(db, { migrationsDir, expected: migrations });
  } finally {
    await db.destroy();
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
  // What migrations wrote is in the backup as well, as it has become; and history is not to be made a second time.
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
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  return counted;
};

/**
 * Writes a backup into an empty database: all of it, or none of its rows. A program that is newer than the backup brings
 * the store up to date at its next start.
 * @returns how much was restored
 * @throws UnusableBackupError, MigrationError where the backup is of a newer program, or of another one
 */
export const restoreBackup = async (options: RestoreOptions): Promise<BackupSize> => {
  const source = createReadStream(options.file);
  const unzipped = source.pipe(createGunzip());
  source.once('error', (error) => unzipped.destroy(error));
  // Told to whoever reads the lines.
  unzipped.once('error', () => undefined);
  const lines = readLines(unzipped);
  const client = new pg.Client({ connectionString: options.databaseUrl });
  await client.connect();
  try {
    const header = parse(backupHeader, await nextLine(lines).catch(() => ''));
    await requireEmpty(client);
    await makeTables(options, header);
    await client.query('begin');
    const size = await sectionsInto(client, lines);
    await client.query('commit');
    await client.query('analyze');
    return size;
  } finally {
    unzipped.destroy();
    await client.end();
  }
};
