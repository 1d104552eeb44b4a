import pg from 'pg';
import * as v from 'valibot';
import { isNewerThanProgram, newerDatabase } from '../db/migrate.ts';
import { findMissingIndexes, type MissingIndex } from '../db/missing-indexes.ts';
import { databaseOn } from '../db/pool.ts';
import { readServerFacts, unfitnessOf } from '../db/server-requirements.ts';
import { countFailedMails } from '../providers/mail/mail-outbox.ts';
import { type StoreKind, storeKindOf } from '../seeding/store-kind.ts';
import { type HiddenAccount, readHiddenAccounts } from '../services/customer/hidden-accounts.ts';

/** The status of a database server and its content. */
export interface DatabaseDiagnosis {
  /** As in '16.4'. */
  readonly version: string;
  /** Whether the connection is encrypted. */
  readonly isEncrypted: boolean;
  /** One sentence if this program cannot prepare a store there. */
  readonly unfitness: string | undefined;
  readonly isSuperuser: boolean;
  /** false for a standby and a read-only database. */
  readonly takesChanges: boolean;
  readonly kind: StoreKind;
  /** Number of mails that were not sent and are given up. */
  readonly failedMails: number;
  readonly hiddenAccounts: readonly HiddenAccount[];
  readonly missingIndexes: readonly MissingIndex[];
}

/** How the driver connects. */
export interface DatabaseConnection {
  readonly host: string;
  readonly port: number;
  readonly password: string | null | undefined;
  /** false, true, or the options of TLS. */
  readonly ssl: unknown;
}

/** Parses a connection string like the driver. @throws Error for an unreadable certificate */
export const connectionOf = (url: string): DatabaseConnection => {
  const { host, port, password, ssl } = new pg.Client({ connectionString: url });
  return { host, port, password, ssl };
};

const facts = v.object({
  encrypted: v.boolean(),
  superuser: v.boolean(),
  read_only: v.string(),
  seedings: v.nullable(v.string()),
  migrations: v.nullable(v.string()),
  has_failed_mails: v.boolean(),
  has_customers: v.boolean(),
});

const question = `
  select coalesce((select ssl from pg_stat_ssl where pid = pg_backend_pid()), false) as encrypted,
    (select rolsuper from pg_roles where rolname = current_user) as superuser,
    current_setting('transaction_read_only') as read_only,
    to_regclass('seedings')::text as seedings, to_regclass('schema_migrations')::text as migrations,
    exists (select from pg_attribute where attrelid = to_regclass('mail_outbox') and attname = 'given_up_at') as has_failed_mails,
    to_regclass('customers') is not null as has_customers`;

/**
 * Queries a database's status; changes nothing.
 * @param patienceMs time limit for the connection, and again for the queries
 * @param migrationsDir folder of this program's migrations
 * @throws Error of the driver if the database does not respond
 */
export const diagnoseDatabase = async (
  url: string,
  patienceMs: number,
  migrationsDir: string,
): Promise<DatabaseDiagnosis> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  });
  pool.on('error', () => undefined);
  try {
    const { encrypted, superuser, read_only, seedings, migrations, has_failed_mails, has_customers } = v.parse(
      facts,
      (await pool.query(question)).rows[0],
    );
    const db = databaseOn(pool);
    const server = await readServerFacts(db);
    const isNewer = migrations !== null && (await isNewerThanProgram(db, migrationsDir));
    return {
      version: server.version,
      unfitness: unfitnessOf(server) ?? (isNewer ? newerDatabase : undefined),
      isEncrypted: encrypted,
      isSuperuser: superuser,
      takesChanges: read_only === 'off',
      kind: seedings === null ? 'new' : await storeKindOf(db),
      failedMails: has_failed_mails ? await countFailedMails(db) : 0,
      hiddenAccounts: has_customers ? await readHiddenAccounts(db) : [],
      missingIndexes: migrations !== null && !isNewer ? await findMissingIndexes(db, migrationsDir) : [],
    };
  } finally {
    await pool.end();
  }
};
