import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { type DatabaseTrouble, databaseTroubleOf, remedyOfNoConnection } from '../db/database-trouble.ts';
import type { Readiness } from '../health/readiness.ts';

/** Interval for checking whether an unreachable database is back, in milliseconds. */
const askEveryMs = 1_000;

/** Minimum interval between log lines about a failure seen only in calls, in milliseconds. */
const tellEveryMs = 60_000;

/** Retry-After in seconds: an embedded database is restarted within that time. */
export const retryAfterSeconds = 5;

const told: Readonly<Record<DatabaseTrouble, string>> = {
  away: 'The database cannot be reached: calls are answered with 503 until it is back',
  full: `The database has no free connection: calls that need one are answered with 503. ${remedyOfNoConnection}`,
  takes_no_changes:
    'The database takes no changes: calls that write are answered with 503 until it does, calls that read are answered',
  overloaded: 'The database cancelled a statement: calls affected by this are answered with 503',
};

const isAwayWhen = (readiness: Readiness): boolean =>
  readiness === 'database_unreachable' || readiness === 'catalogue_only';

/** Logs failures of the database, independent of the number of failed calls. */
export interface OutageLog {
  /** Logs a database failure. @returns its kind; undefined (and not logged) for other errors */
  tell(error: unknown): DatabaseTrouble | undefined;
}

/** Logs that the database is unreachable once, and its return once; logs other failures at most once a minute. */
export const createOutageLog = (
  {
    readiness,
    logger,
    closing,
  }: {
    readonly readiness: () => Promise<Readiness>;
    readonly logger: Logger;
    /** Aborted when this process shuts down: a database that stops at the same time is not a failure. */
    readonly closing?: AbortSignal | undefined;
  },
  everyMs = askEveryMs,
): OutageLog => {
  let isAway = false;
  const lastToldMs: Partial<Record<DatabaseTrouble, number>> = {};
  const untilBack = async (): Promise<void> => {
    do await sleep(everyMs, undefined, { ref: false });
    while (isAwayWhen(await readiness()));
    isAway = false;
    if (!closing?.aborted) logger.warn('The database answers again');
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
      if (trouble === undefined || closing?.aborted || !isToldNow(trouble)) return trouble;
      logger.error({ reason: error instanceof Error ? error.message : String(error) }, told[trouble]);
      if (trouble === 'away') {
        isAway = true;
        void untilBack();
      }
      return trouble;
    },
  };
};
