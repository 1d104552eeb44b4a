import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { surviveBrokenConnections } from './broken-connections.ts';
import { databaseTroubleOf, remedyOfNoConnection } from './database-trouble.ts';
import { createStatementPreparer } from './prepared-statements.ts';
import { endSilentConnections } from './silent-connections.ts';
import type { Tables } from './tables.ts';
import { refuseUnreplicatedCommits } from './unreplicated-commits.ts';

export type Database = Kysely<Tables>;

/** DATABASE_URL is not reachable. The message never contains the password. */
export class DatabaseUnreachableError extends Error {
  override readonly name = 'DatabaseUnreachableError';
  readonly code = 'database_unreachable';
}

/**
 * Maximum lifetime of a connection, in seconds: a connection made while its server was read-only (a standby, or by
 * configuration) may stay read-only, even after the database accepts writes again or has another primary.
 */
export const connectionLifetimeSeconds = 60;

/** How much longer than the statement timeout to wait for a silent connection, in milliseconds. */
const silenceMs = 10_000;

const oids = { int8: 20, date: 1082, numeric: 1700 };

/**
 * @throws RangeError above 2^53, where a number would silently lose digits
 */
const parseInt8 = (text: string): number => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The database holds ${text}, which no number holds exactly`);
  return value;
};

const asText = (text: string): string => text;

/** int8 becomes a checked number; numeric and date stay text until a codec reads them. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') => {
  if (oid === oids.int8) return parseInt8;
  if (oid === oids.numeric || oid === oids.date) return asText;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
};

const withoutPassword = (url: string): string => {
  try {
    const parsed = new URL(url);
    return `${parsed.protocol}//${parsed.host}${parsed.pathname}`;
  } catch {
    return 'the given address';
  }
};

export interface DatabaseOptions {
  readonly url: string;
  /** Maximum number of connections of this process. */
  readonly maxConnections?: number | undefined;
  /** Maximum lifetime of a connection, in seconds. Default: a minute. */
  readonly maxLifetimeSeconds?: number | undefined;
  /**
   * Whether `url` is a pooler in transaction mode: each transaction may get another connection, so statements are not
   * prepared by name, and the pooler must set the timeouts. Default: false.
   */
  readonly isPooled?: boolean | undefined;
  /**
   * Statement timeout in milliseconds: the database cancels a statement after it. Ten seconds later a silent connection
   * is closed. Default: none.
   */
  readonly statementTimeoutMs?: number | undefined;
  /**
   * Idle timeout of transactions, in milliseconds: the database then ends the transaction, so that a suspended process
   * does not hold its locks. Default: none.
   */
  readonly idleTransactionTimeoutMs?: number | undefined;
  /** Checks each new connection before its first use; a rejected connection is closed. Default: no check. */
  readonly verify?: ((client: pg.ClientBase) => Promise<void>) | undefined;
}

/**
 * Opens a pool and checks that the database answers.
 * @throws DatabaseUnreachableError
 */
export const openPool = async ({
  url,
  maxConnections = 20,
  maxLifetimeSeconds = connectionLifetimeSeconds,
  isPooled = false,
  statementTimeoutMs,
  idleTransactionTimeoutMs,
  verify,
}: DatabaseOptions): Promise<pg.Pool> => {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    maxLifetimeSeconds,
    connectionTimeoutMillis: 10_000,
    ...(isPooled || statementTimeoutMs === undefined ? {} : { statement_timeout: statementTimeoutMs }),
    ...(isPooled || idleTransactionTimeoutMs === undefined
      ? {}
      : { idle_in_transaction_session_timeout: idleTransactionTimeoutMs }),
    types: { getTypeParser },
    ...(verify ? { verify: (client, done) => void verify(client).then(() => done(), done) } : {}),
  });
  if (!isPooled) pool.on('connect', createStatementPreparer());
  pool.on('connect', refuseUnreplicatedCommits);
  if (statementTimeoutMs !== undefined) pool.on('connect', endSilentConnections(statementTimeoutMs + silenceMs));
  surviveBrokenConnections(pool);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    const whom = `The database at ${withoutPassword(url)}`;
    throw new DatabaseUnreachableError(
      databaseTroubleOf(cause) === 'full'
        ? `${whom} has no free connection. ${remedyOfNoConnection}`
        : `${whom} does not answer (${cause instanceof Error ? cause.message : String(cause)}). ` +
            (isPooled
              ? 'Check DATABASE_POOLER_URL and that the pooler runs, or leave it out to connect to DATABASE_URL alone.'
              : 'Check DATABASE_URL and that the server runs, or leave DATABASE_URL out to use the embedded one.'),
    );
  }
  return pool;
};

/** A database on a pool; destroying it ends the pool. */
export const databaseOn = (pool: pg.Pool): Database => new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });

/**
 * Opens a separate pool and checks that the database answers.
 * @throws DatabaseUnreachableError
 */
export const openDatabase = async (options: DatabaseOptions): Promise<Database> => databaseOn(await openPool(options));
