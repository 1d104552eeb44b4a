/**
 * Failure of the database, independent of the query:
 * - `away`: unreachable, or it admits the store no longer
 * - `full`: no connection is free, for the server or for the role
 * - `takes_no_changes`: readable but not writable, because its disk is full or it is read-only
 * - `overloaded`: out of memory, or statements time out
 */
export type DatabaseTrouble = 'away' | 'full' | 'takes_no_changes' | 'overloaded';

/**
 * SQLSTATE codes of a server that stops, starts or is disconnected (class 57P and class 08), of a database that is renamed
 * (3D000) or whose password is changed (class 28) while the store runs, and error codes of the network.
 */
const codesOfAnAwayDatabase =
  /^(?:57P0[1-5]|08\w{3}|3D000|28P01|28000|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** too_many_connections, for the server (`max_connections`) or for the role (`CONNECTION LIMIT`). */
const codeOfNoConnection = '53300';

/** Remedy for a database without free connections. */
export const remedyOfNoConnection =
  'Raise its max_connections or the CONNECTION LIMIT of the role, or run fewer processes. See docs/scaling.md.';

/**
 * The driver has no codes for a connection that ends during a statement or times out. A database that is closed for
 * connections (`allow_connections`) shares its code with other faults.
 */
const messagesOfAnAwayDatabase =
  /^(?:database "[^"]*" is not currently accepting connections|Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** disk_full, read_only_sql_transaction, io_error (a file that cannot be read or written). */
const codesOfRefusedChanges = /^(?:53100|25006|58030)$/;

/**
 * insufficient_resources, out_of_memory, configuration_limit_exceeded, query_canceled (statement timeout),
 * lock_not_available; a commit that no replica has confirmed.
 */
const codesOfAnOverload = /^(?:53000|53200|53400|57014|55P03|commit_not_replicated)$/;

/**
 * Classifies an error as a failure of the database, after which the same call may succeed later; undefined for every
 * other error. Other services that are called throw errors of their own, which have such codes at most in their cause.
 */
export const databaseTroubleOf = (error: unknown): DatabaseTrouble | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (codesOfAnAwayDatabase.test(code) || messagesOfAnAwayDatabase.test(error.message)) return 'away';
  if (code === codeOfNoConnection) return 'full';
  if (codesOfRefusedChanges.test(code)) return 'takes_no_changes';
  return codesOfAnOverload.test(code) ? 'overloaded' : undefined;
};
