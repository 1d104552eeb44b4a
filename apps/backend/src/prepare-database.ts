import type { SeedData } from '@ironcart/seed';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/pool.ts';
import { notePictures } from './seeding/masters.ts';
import { seed } from './seeding/seed.ts';

export interface PrepareDatabaseOptions {
  readonly databaseUrl: string;
  /** Where the migrations are. Left out: `migrations` beside this program's file. */
  readonly migrationsDir?: string | undefined;
  /** Left out: nothing is seeded. */
  readonly seedData?: SeedData | undefined;
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

/**
 * Brings a database to where the backend can start: migrated, and seeded once.
 * @throws DatabaseUnreachableError, MigrationError
 */
export const prepareDatabase = async (options: PrepareDatabaseOptions): Promise<PreparedDatabase> => {
  const { databaseUrl, migrationsDir, seedData, pictures, log } = options;
  const db = await openDatabase({ url: databaseUrl, maxConnections: 2 });
  try {
    const migrations = await migrate(db, { migrationsDir, log });
    const { prepareJobQueue } = await import('./jobs/job-queue.ts');
    await prepareJobQueue(databaseUrl);
    const seeded = seedData ? await seed(db, seedData) : [];
    const isSeededNow = seeded.includes('demo-store');
    if (isSeededNow) log?.(`Seeded the store with ${seedData?.products.length ?? 0} products`);
    else if (seeded.length > 0) log?.(`Added to the store: ${seeded.join(', ')}`);
    if (pictures !== undefined) await notePictures(db, pictures);
    return { migrations, isSeededNow };
  } finally {
    await db.destroy();
  }
};
