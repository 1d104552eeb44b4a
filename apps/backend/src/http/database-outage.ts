import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type DatabaseTrouble, databaseTroubleOf } from '../db/database-trouble.ts';
import type { Readiness } from '../health/readiness.ts';

/** How often a database that went away is asked whether it is back, in milliseconds. */
const askEveryMs = 1_000;

/** How often trouble that only a failing call shows is told of, in milliseconds. */
const tellEveryMs = 60_000;

/** How long callers are asked to wait, in seconds: an embedded database is started again within that. */
export const retryAfterSeconds = 5;

const told: Readonly<Record<DatabaseTrouble, string>> = {
  away: 'The database cannot be reached: calls are answered with 503 until it is back',
  takes_no_changes:
    'The database takes no changes: calls that write are answered with 503 until it does, calls that read are answered',
  overloaded: 'The database did not get a statement done: calls that meet this are answered with 503',
};

/** Logs trouble of the database, however many calls fail meanwhile. */
export interface OutageLog {
  /** @returns what is wrong with the database; undefined where the error is none of its troubles, and is not logged */
  tell(error: unknown): DatabaseTrouble | undefined;
}

/**
 * Tells of a database that went away once, and once of its return; of other trouble once a minute as long as calls
 * meet it.
 */
export const createOutageLog = (
  { readiness, logger }: { readonly readiness: () => Promise<Readiness>; readonly logger: Logger },
  everyMs = askEveryMs,
): OutageLog => {
  let isAway = false;
  const lastToldMs: Partial<Record<DatabaseTrouble, number>> = {};
  const untilBack = async (): Promise<void> => {
    do await sleep(everyMs, undefined, { ref: false });
    while ((await readiness()) === 'database_unreachable');
    isAway = false;
    logger.warn('The database answers again');
  };
  const isToldNow = (trouble: DatabaseTrouble): boolean => {
    if (trouble === 'away') return !isAway;
    const nowMs = performance.now();
    const isDue = nowMs - (lastToldMs[trouble] ?? Number.NEGATIVE_INFINITY) >= tellEveryMs;
    if (isDue) lastToldMs[trouble] = nowMs;
    return isDue;
  };
  return {
    tell: (error) => {
      const trouble = databaseTroubleOf(error);
      if (trouble === undefined || !isToldNow(trouble)) return trouble;
      logger.error({ reason: error instanceof Error ? error.message : String(error) }, told[trouble]);
      if (trouble === 'away') {
        isAway = true;
        void untilBack();
      }
      return trouble;
    },
  };
};
