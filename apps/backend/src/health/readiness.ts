import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';

/** Whether a load balancer should send requests to this process. */
export type Readiness = 'ready' | 'draining' | 'database_unreachable';

/** Time limit for the database's answer, in milliseconds; a load balancer does not wait longer either. */
const defaultPatienceMs = 2_000;

/**
 * Checks the database through the pool that requests use.
 * @param isDraining whether this process is about to end
 */
export const checkReadiness = async (
  db: Database,
  isDraining: () => boolean,
  patienceMs = defaultPatienceMs,
): Promise<Readiness> => {
  if (isDraining()) return 'draining';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<Readiness>((resolve) => {
    timer = setTimeout(() => resolve('database_unreachable'), patienceMs);
  });
  const asked = sql`select 1`.execute(db).then(
    (): Readiness => 'ready',
    (): Readiness => 'database_unreachable',
  );
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
