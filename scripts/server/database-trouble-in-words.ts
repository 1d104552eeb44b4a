import { type DatabaseTrouble, databaseTroubleOf } from '@ironcart/backend/diagnosis';

/** What a command says of a failure of the database that it works on, with its remedy, after the database's own words. */
const remedies: Readonly<Record<DatabaseTrouble, string>> = {
  away: 'The database went away: see that it runs, and repeat the command',
  full: 'The database has no free connection: repeat the command later',
  overloaded: 'The database takes too long or has no memory left: repeat the command when it has less to do',
  takes_no_changes:
    'The database takes no changes: make room on its disk, or let DATABASE_URL name a server that is not read-only, and repeat the command',
};

/** An error of the database in one sentence for an operator; any other error as it is. */
export const databaseTroubleInWords = (error: unknown): unknown => {
  const trouble = databaseTroubleOf(error);
  if (trouble === undefined || !(error instanceof Error)) return error;
  return new Error(`${remedies[trouble]} (${error.message}).`, { cause: error });
};
