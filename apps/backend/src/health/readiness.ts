import { sql } from 'kysely';
import type { Database } from '../db/pool.ts';

/**
 * Whether a load balancer should send requests to this process. `catalogue_only`: the primary is unavailable, and
 * replicas serve public reads (ADR 0035).
 */
export type Readiness = 'ready' | 'catalogue_only' | 'draining' | 'database_unreachable';

export const isServing = (readiness: Readiness): boolean => readiness === 'ready' || readiness === 'catalogue_only';

/** Time limit for the database's answer, in milliseconds; a load balancer does not wait longer either. */
const defaultPatienceMs = 2_000;

interface Asked {
  /** Whether this process is shutting down. */
  readonly isDraining: () => boolean;
  /** Whether replicas serve reads for an unavailable primary. */
  readonly isAnswering: () => boolean;
}

/** Checks the database through the pool that requests use. */
export const checkReadiness = async (
  db: Database,
  { isDraining, isAnswering }: Asked,
  patienceMs = defaultPatienceMs,
): Promise<Readiness> => {
  if (isDraining()) return 'draining';
  // A load balancer does not wait for an unresponsive primary.
  if (isAnswering()) return 'catalogue_only';
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
