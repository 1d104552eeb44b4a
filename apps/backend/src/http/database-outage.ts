import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Readiness } from '../health/readiness.ts';

/** How often a database that went away is asked whether it is back, in milliseconds. */
const askEveryMs = 1_000;

/** How long callers are asked to wait, in seconds: an embedded database is started again within that. */
export const retryAfterSeconds = 5;

/**
 * Tells of a database that went away once, and once of its return, however many calls fail meanwhile.
 * @returns a function that is called with the error of each failed call
 */
export const createOutageLog = (
  { readiness, logger }: { readonly readiness: () => Promise<Readiness>; readonly logger: Logger },
  everyMs = askEveryMs,
): ((error: unknown) => void) => {
  let isAway = false;
  const untilBack = async (): Promise<void> => {
    do await sleep(everyMs, undefined, { ref: false });
    while ((await readiness()) === 'database_unreachable');
    isAway = false;
    logger.warn('The database answers again');
  };
  return (error) => {
    if (isAway) return;
    isAway = true;
    const reason = error instanceof Error ? error.message : String(error);
    logger.error({ reason }, 'The database cannot be reached: calls are answered with 503 until it is back');
    void untilBack();
  };
};
