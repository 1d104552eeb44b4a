import { type DatabaseTrouble, databaseTroubleOf } from '@ironcart/backend/diagnosis';

/** The message of a command about a failure of its database, with the remedy, after the database's own message. */
const remedies: Readonly<Record<DatabaseTrouble, string>> = {
  away: 'The database cannot be reached: see that it runs and admits the store, and repeat the command',
  full: 'The database has no free connection: repeat the command later',
  overloaded: 'The database takes too long or has no memory left: repeat the command when it has less to do',
  takes_no_changes:
    'The database takes no changes: make room on its disk, or let DATABASE_URL name a server that is not read-only, and repeat the command',
};

/** Converts an error of the database to one sentence for an operator; any other error is returned unchanged. */
export const databaseTroubleInWords = (error: unknown): unknown => {
  const trouble = databaseTroubleOf(error);
  if (trouble === undefined || !(error instanceof Error)) return error;
  return new Error(`${remedies[trouble]} (${error.message}).`, { cause: error });
};
