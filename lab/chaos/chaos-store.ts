import type { BackendOptions } from '../../apps/backend/src/backend-options.ts';
import { type Backend, createBackend } from '../../apps/backend/src/create-backend.ts';
import { type Database, openDatabase } from '../../apps/backend/src/db/pool.ts';
import { multipliedLimits } from '../../apps/backend/src/http/rate-limit.ts';
import { prepareDatabase } from '../../apps/backend/src/prepare-database.ts';
import { testOrigin } from '../../apps/backend/src/testing/browser.ts';
import { fixtureContents } from '../../apps/backend/src/testing/store-fixture.ts';

/** Lease of a new order in a chaos run, in milliseconds: how long only its own process may work on it. */
export const leaseMs = 20_000;

/** Timeout of an unanswered challenge, in milliseconds. */
export const challengeTimeoutMs = 60_000;

/** Migrates and seeds a database for a chaos run. */
export const prepareChaosDatabase = async (databaseUrl: string): Promise<void> => {
  await prepareDatabase({ databaseUrl, contents: fixtureContents });
};

/** Options of the backend in a chaos run, the same in the parent and child processes. */
export const chaosOptions = (databaseUrl: string, now: () => Date): BackendOptions => ({
  databaseUrl,
  publicUrl: testOrigin,
  isDemo: true,
  now,
  placementLeaseMs: leaseMs,
  threeDsTimeoutMs: challengeTimeoutMs,
  reconcileEveryMs: 0,
  limits: multipliedLimits(1_000_000),
  providerSecret: 'the secret of the chaos run',
});

/** The store under test: two backends on one database, and an adjustable clock. */
export interface ChaosStore {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly backends: readonly [Backend, Backend];
  now(): Date;
  /** How far the clock is ahead of the machine's, in milliseconds. */
  aheadMs(): number;
  passTime(durationMs: number): void;
  close(): Promise<void>;
}

/**
 * @param databaseUrl a separate database, migrated and seeded
 */
export const openChaosStore = async (databaseUrl: string): Promise<ChaosStore> => {
  let aheadMs = 0;
  const now = (): Date => new Date(Date.now() + aheadMs);
  const db = await openDatabase({ url: databaseUrl, maxConnections: 5 });
  const options = { ...chaosOptions(databaseUrl, now), maxConnections: 16 };
  const backends = [await createBackend(options), await createBackend(options)] as const;
  return {
    db,
    databaseUrl,
    backends,
    now,
    aheadMs: () => aheadMs,
    passTime: (durationMs) => {
      aheadMs += durationMs;
    },
    close: async () => {
      for (const backend of backends) await backend.close();
      await db.destroy();
    },
  };
};
