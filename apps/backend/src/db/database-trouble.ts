/**
 * Why the database fails whatever it is asked:
 * - `away`: it cannot be reached
 * - `takes_no_changes`: it reads, and writes nothing, since its disk is full or it is read-only
 * - `overloaded`: it lacks memory, or does not get a statement done in time
 */
export type DatabaseTrouble = 'away' | 'takes_no_changes' | 'overloaded';

/**
 * What PostgreSQL says while it stops, starts or is cut off (class 57P, class 08, and 53300 for a server that has no
 * connection left), and what the way to it says.
 */
const codesOfAnAwayDatabase =
  /^(?:57P0[1-5]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;

/** The driver has no codes for a connection that ends under a statement, or that cannot be had in time. */
const messagesOfAnAwayDatabase =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;

/** disk_full, read_only_sql_transaction, io_error (a file that cannot be written or read). */
const codesOfRefusedChanges = /^(?:53100|25006|58030)$/;

/** insufficient_resources, out_of_memory, configuration_limit_exceeded, a statement that was ended for its time or waits. */
const codesOfAnOverload = /^(?:53000|53200|53400|57014|55P03)$/;

/**
 * What is wrong with the database where a call failed for that and not for what was asked of it: the same call may
 * succeed later. undefined for every other error. Other services that are called answer with errors of their own, which
 * hold such codes as their cause at most.
 */
export const databaseTroubleOf = (error: unknown): DatabaseTrouble | undefined => {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? String(error.code) : '';
  if (codesOfAnAwayDatabase.test(code) || messagesOfAnAwayDatabase.test(error.message)) return 'away';
  if (codesOfRefusedChanges.test(code)) return 'takes_no_changes';
  return codesOfAnOverload.test(code) ? 'overloaded' : undefined;
};
