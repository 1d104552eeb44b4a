import { sql } from 'kysely';
import { migrate } from './db/migrate.ts';
import { type Database, openDatabase } from './db/pool.ts';
import { notePictures } from './seeding/masters.ts';
import { type SeedSource, seed } from './seeding/seed.ts';

export interface PrepareDatabaseOptions {
  readonly databaseUrl: string;
  /** Where the migrations are. Left out: `migrations` beside this program's file. */
  readonly migrationsDir?: string | undefined;
  /** Left out: nothing is seeded. */
  readonly seedData?: SeedSource | undefined;
  /** The parsed `packages/seed/art/masters.json`: measures and blurred forerunners of the pictures. */
  readonly pictures?: unknown;
  readonly log?: ((line: string) => void) | undefined;
}

export interface PreparedDatabase {
  /** The migrations that were applied now. */
  readonly migrations: readonly string[];
  /** false: the store was seeded before. */
  readonly isSeededNow: boolean;
}

const hasJobQueue = async (db: Database): Promise<boolean> => {
  const { rows } = await sql<{ jobs: string | null }>`select to_regclass('graphile_worker.jobs')::text as jobs`.execute(
    db,
  );
  return typeof rows[0]?.jobs === 'string';
};

/**
 * Brings a database to where the backend can start: migrated, and seeded once.
 * @throws DatabaseUnreachableError, MigrationError
 */
export const prepareDatabase = async (options: PrepareDatabaseOptions): Promise<PreparedDatabase> => {
  const { databaseUrl, migrationsDir, seedData, pictures, log } = options;
  const db = await openDatabase({ url: databaseUrl, maxConnections: 2 });
  try {
    const migrations = await migrate(db, { migrationsDir, log });
    // An older queue is brought up to date by the first process that takes part in it.
    if (!(await hasJobQueue(db))) {
      const { prepareJobQueue } = await import('./jobs/job-queue.ts');
      await prepareJobQueue(databaseUrl);
    }
    const seeded = seedData ? await seed(db, seedData) : [];
    const isSeededNow = seeded.includes('demo-store');
    if (isSeededNow) log?.('Seeded the store');
    else if (seeded.length > 0) log?.(`Added to the store: ${seeded.join(', ')}`);
    if (pictures !== undefined) await notePictures(db, pictures);
    return { migrations, isSeededNow };
  } finally {
    await db.destroy();
  }
};
