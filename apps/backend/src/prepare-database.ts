import { sql } from 'kysely';
import type { StoreData } from './catalogue-import/store-folder/record-schemas.ts';
import { databaseTroubleOf } from './db/database-trouble.ts';
import { migrate } from './db/migrate.ts';
import { type Database, openDatabase } from './db/pool.ts';
import { requireFitServer } from './db/server-requirements.ts';
import type { ReferenceData } from './reference-data/reference-data.ts';
import { renewCountries } from './reference-data/renew-countries.ts';
import { notePictures } from './seeding/masters.ts';
import { seed } from './seeding/seed.ts';
import { type DemoSetting, isDemoStore, StoreKindError, storeKindOf } from './seeding/store-kind.ts';

/** Initial content of a store. */
export interface StoreContents {
  readonly demo: DemoSetting;
  /** Loads the demo store's data, if it is a demo. */
  readonly demoData: () => Promise<StoreData>;
  /** Reads the parsed `packages/seed/pictures/masters.json`: dimensions and blurred previews of the demo's pictures. */
  readonly pictures?: (() => unknown) | undefined;
  /** Default: the backend's own countries, regions, tax and shipping tables. */
  readonly referenceData?: ReferenceData | undefined;
  /**
   * Whether a store of the other kind is accepted unchanged instead of refused: for commands that work on any store.
   */
  readonly acceptsOtherKind?: boolean | undefined;
}

export interface PrepareDatabaseOptions {
  readonly databaseUrl: string;
  /** Folder of the migrations. Default: `migrations` beside this program's file. */
  readonly migrationsDir?: string | undefined;
  /** If omitted, the database is migrated but not seeded. */
  readonly contents?: StoreContents | undefined;
  readonly log?: ((line: string) => void) | undefined;
}

export interface PreparedDatabase {
  /** The migrations applied now. */
  readonly migrations: readonly string[];
  /** false: the store was seeded before. */
  readonly isSeededNow: boolean;
  /** Whether the store is a demo: only then may sandboxes replace payment providers. */
  readonly isDemo: boolean;
}

/** The database answers but is read-only: a store cannot be prepared in it. */
export class DatabaseTakesNoChangesError extends Error {
  override readonly name = 'DatabaseTakesNoChangesError';
  readonly code = 'database_takes_no_changes';
}

/**
 * @throws DatabaseTakesNoChangesError if that is the cause, otherwise the error itself
 */
const explainRefusedChanges = (error: unknown): never => {
  if (databaseTroubleOf(error) !== 'takes_no_changes') throw error;
  throw new DatabaseTakesNoChangesError(
    `The database takes no changes (${error instanceof Error ? error.message : String(error)}), and a store writes as it starts. ` +
      'Let DATABASE_URL name the primary server and not a standby, end its read-only setting ' +
      '(default_transaction_read_only), or make room on its disk; then start again.',
    { cause: error },
  );
};

const hasTable = async (db: Database, name: string): Promise<boolean> => {
  const { rows } = await sql<{ found: string | null }>`select to_regclass(${name})::text as found`.execute(db);
  return typeof rows[0]?.found === 'string';
};

/**
 * Whether a store was ever prepared in a database.
 * @throws DatabaseUnreachableError
 */
export const isPreparedDatabase = async (databaseUrl: string): Promise<boolean> => {
  const db = await openDatabase({ url: databaseUrl, maxConnections: 1 });
  return hasTable(db, 'schema_migrations').finally(() => db.destroy());
};

/** @throws StoreKindError unless either kind is accepted */
const decideDemo = async (db: Database, { demo, acceptsOtherKind = false }: StoreContents): Promise<boolean> => {
  const kind = await storeKindOf(db);
  try {
    return isDemoStore(demo, kind);
  } catch (error) {
    if (error instanceof StoreKindError && acceptsOtherKind) return error.kind === 'demo';
    throw error;
  }
};

const loadReferenceData = async (): Promise<ReferenceData> =>
  (await import('./reference-data/default-reference-data.ts')).defaultReferenceData;

/**
 * Prepares a database for the backend: migrates it, seeds it once, and updates the countries to this release.
 * @throws DatabaseUnreachableError, DatabaseUnfitError, DatabaseTakesNoChangesError, MigrationError, StoreKindError
 */
export const prepareDatabase = async (options: PrepareDatabaseOptions): Promise<PreparedDatabase> => {
  const { databaseUrl, migrationsDir, contents, log } = options;
  const db = await openDatabase({ url: databaseUrl, maxConnections: 2 });
  try {
    await requireFitServer(db);
    const migrations = await migrate(db, { migrationsDir, log });
    // The first process that joins an older queue migrates it.
    if (!(await hasTable(db, 'graphile_worker.jobs'))) {
      const { prepareJobQueue } = await import('./jobs/job-queue.ts');
      await prepareJobQueue(databaseUrl);
    }
    const isDemo = contents !== undefined && (await decideDemo(db, contents));
    const referenceData = async () => contents?.referenceData ?? loadReferenceData();
    const seeded = contents
      ? await seed(db, {
          referenceData,
          demoData: isDemo ? contents.demoData : undefined,
        })
      : [];
    const isSeededNow = seeded.includes('demo-store') || seeded.includes('own-store');
    if (isSeededNow) log?.('Seeded the store');
    else if (seeded.length > 0) log?.(`Added to the store: ${seeded.join(', ')}`);
    if (contents && (await renewCountries(db, await referenceData())) && !isSeededNow) {
      log?.('Brought countries, regions and postal patterns up to date');
    }
    if (isDemo && contents?.pictures) await notePictures(db, contents.pictures());
    return { migrations, isSeededNow, isDemo };
  } catch (error) {
    return explainRefusedChanges(error);
  } finally {
    await db.destroy();
  }
};
