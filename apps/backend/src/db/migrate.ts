import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Database } from './pool.ts';

/** The database and the migration files do not match. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface MigrateOptions {
  /** Folder of the files `NNNN-*.sql`. Default: the folder `migrations` beside this file, also after bundling. */
  readonly migrationsDir?: string | undefined;
  readonly log?: ((line: string) => void) | undefined;
}

/** A migration as recorded in a database. */
export interface MigrationMark {
  readonly version: number;
  readonly name: string;
  readonly checksum: string;
}

interface Migration extends MigrationMark {
  readonly text: string;
}

const defaultDir = () => fileURLToPath(new URL('./migrations/', import.meta.url));

const schemaMigrations = `create table if not exists schema_migrations (
  version int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now()
)`;

/** Advisory lock key, used for nothing else: processes that start together migrate one after another. */
const lockKey = 4_182_001;

/** Reads the migration files of a folder, by default of this program. */
export const readMigrations = async (dir = defaultDir()): Promise<readonly Migration[]> => {
  const names = (await readdir(dir)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(dir, name), 'utf8');
      const checksum = createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
      return { version: Number(name.slice(0, 4)), name, text, checksum };
    }),
  );
};

/** Checks that the migration files are exactly those of another database. */
const onlyExpected = (migrations: readonly Migration[], expected: readonly MigrationMark[]): readonly Migration[] => {
  const known = new Map(migrations.map((migration) => [migration.checksum, migration]));
  return expected.map(({ checksum, name }) => {
    const migration = known.get(checksum);
    if (!migration) throw new MigrationError(`This program does not know the migration ${name}: update the program.`);
    return migration;
  });
};

/** Message if a later release has migrated the database. */
export const newerDatabase =
  'The database is newer than this program: update the program, or use another database. The way back to an earlier release is a backup: docs/recipes/updating.md.';

/** Whether a database has a migration unknown to this program: a later release may have added one with any number. */
const hasUnknown = (applied: Iterable<number>, migrations: readonly Migration[]): boolean => {
  const known = new Set(migrations.map(({ version }) => version));
  return [...applied].some((version) => !known.has(version));
};

/** Whether a later release than this one has migrated a database that was migrated before. */
export const isNewerThanProgram = async (db: Database, migrationsDir: string): Promise<boolean> => {
  const migrations = await readMigrations(migrationsDir);
  const { rows } = await sql<{ version: number }>`select version from schema_migrations`.execute(db);
  return hasUnknown(
    rows.map(({ version }) => version),
    migrations,
  );
};

/**
 * Migrates the database forward to the newest version, each file in its own transaction.
 * @returns the names of the applied files
 * @throws MigrationError if an applied file has changed since, or the database is newer than this program
 */
export const migrate = async (db: Database, options: MigrateOptions = {}): Promise<readonly string[]> => {
  const migrations = await readMigrations(options.migrationsDir);
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${lockKey})`.execute(connection);
    try {
      await sql.raw(schemaMigrations).execute(connection);
      const { rows } = await sql<{ version: number; checksum: string }>`
        select version, checksum from schema_migrations`.execute(connection);
      const applied = new Map(rows.map((row) => [row.version, row.checksum]));
      if (hasUnknown(applied.keys(), migrations)) throw new MigrationError(newerDatabase);

      const names: string[] = [];
      for (const { version, name, text, checksum } of migrations) {
        const known = applied.get(version);
        if (known === checksum) continue;
        if (known !== undefined) throw new MigrationError(`The migration ${name} has changed since it was applied.`);
        options.log?.(`Migrating the database: ${name}`);
        await connection.transaction().execute(async (transaction) => {
          await sql.raw(text).execute(transaction);
          await sql`insert into schema_migrations (version, name, checksum) values (${version}, ${name}, ${checksum})`.execute(
            transaction,
          );
        });
        names.push(name);
      }
      return names;
    } finally {
      await sql`select pg_advisory_unlock(${lockKey})`.execute(connection);
    }
  });
};

/**
 * Migrates an empty database to the version of another one, within the caller's transaction, so that a failure leaves
 * nothing behind.
 * @param expected the other database's migrations
 * @throws MigrationError if this program does not have one of them
 */
export const migrateWithin = async (
  client: ClientBase,
  expected: readonly MigrationMark[],
  migrationsDir: string = defaultDir(),
): Promise<void> => {
  const migrations = onlyExpected(await readMigrations(migrationsDir), expected);
  await client.query(schemaMigrations);
  for (const { version, name, text, checksum } of migrations) {
    await client.query(text);
    await client.query('insert into schema_migrations (version, name, checksum) values ($1, $2, $3)', [
      version,
      name,
      checksum,
    ]);
    // Runs deferred checks now instead of at the end of the transaction, so that the next migration can alter the
    // tables.
    await client.query('set constraints all immediate');
    await client.query('set constraints all deferred');
  }
};
