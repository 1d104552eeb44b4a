import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Database,
  DatabaseTakesNoChangesError,
  type EmbeddedDatabaseOptions,
  isPreparedDatabase,
  openDatabase,
  prepareDatabase,
  startEmbeddedDatabase,
} from '@ironcart/backend';
import { findRunningDatabase, hasEmbeddedDatabase } from '@ironcart/backend/running-database';
import type { Configuration } from './configuration.ts';
import { demoSettingOf, withKindExplained } from './demo-mode.ts';
import { places } from './places.ts';
import { progress } from './progress.ts';

/** A database connection with the function that closes it. */
export interface StoreDatabase {
  readonly url: string;
  /** Converts an error to a sentence about the embedded server if that is the cause; otherwise returns it unchanged. */
  explain(error: unknown): unknown;
  close(): Promise<void>;
}

/** The embedded database's folder within the data folder. */
export const embeddedDirOf = (dataDir: string): string => join(dataDir, 'postgresql');

/** Reports on a database server that ends while in use; optional. */
export type DatabaseWatch = Pick<EmbeddedDatabaseOptions, 'log' | 'warn' | 'onLost'>;

/** Opens the configured database server or starts the embedded one; does not change its content. */
export const openDatabaseServer = async (
  { databaseUrl, dataDir }: Configuration,
  watch: DatabaseWatch = {},
): Promise<StoreDatabase> => {
  if (databaseUrl !== undefined) return { url: databaseUrl, explain: (error) => error, close: async () => {} };
  const server = await progress('Starting PostgreSQL', () =>
    startEmbeddedDatabase({ ...watch, dataDir: embeddedDirOf(dataDir) }),
  );
  const explain = (error: unknown) =>
    server.faultOf(error instanceof DatabaseTakesNoChangesError ? error.cause : error) ?? error;
  return { url: server.url, explain, close: () => server.stop() };
};

/** The store's database after migration and seeding. */
export interface PreparedStoreDatabase extends StoreDatabase {
  /** Whether the store is a demo: only then may sandboxes replace payment providers. */
  readonly isDemo: boolean;
}

/**
 * Opens the configured database (or starts the embedded one), migrates it to the newest version and seeds it once.
 * @param options.acceptsOtherKind for commands that work on any store: a store of another kind than configured is left
 * as it is instead of being refused
 * @throws Error with one sentence if the database holds another kind of store than configured
 */
export const openStoreDatabase = async (
  configuration: Configuration,
  { acceptsOtherKind = false, ...watch }: DatabaseWatch & { readonly acceptsOtherKind?: boolean } = {},
): Promise<PreparedStoreDatabase> => {
  const demo = demoSettingOf(configuration);
  const server = await openDatabaseServer(configuration, watch);
  try {
    const { isDemo } = await withKindExplained(configuration, () =>
      progress('Preparing the database', () =>
        prepareDatabase({
          databaseUrl: server.url,
          migrationsDir: places.migrations,
          contents: {
            demo,
            acceptsOtherKind,
            demoData: async () => (await import('@ironcart/backend/demo')).readStoreFolder(places.demoData),
            pictures: () => JSON.parse(readFileSync(places.demoPictureList, 'utf8')),
          },
        }),
      ),
    );
    return { ...server, isDemo };
  } catch (error) {
    const explained = server.explain(error);
    await server.close();
    throw explained;
  }
};

/**
 * For commands that need an existing store and do not create one.
 * @throws Error with one sentence if neither the data folder nor DATABASE_URL holds a store
 */
export const requireStore = async ({ databaseUrl, dataDir }: Configuration): Promise<void> => {
  const holdsStore = databaseUrl ? isPreparedDatabase(databaseUrl) : hasEmbeddedDatabase(embeddedDirOf(dataDir));
  if (await holdsStore) return;
  const place = databaseUrl ? 'the database that DATABASE_URL names' : dataDir;
  throw new Error(
    `There is no store in ${place}: set IRONCART_DATA_DIR or DATABASE_URL to the store's, or create one with npm start.`,
  );
};

/** Returns the configuration with the address of a running store's embedded database, if there is one. */
const besideRunningStore = async (configuration: Configuration): Promise<Configuration> => ({
  ...configuration,
  databaseUrl: configuration.databaseUrl ?? (await findRunningDatabase(embeddedDirOf(configuration.dataDir))),
});

/** Runs work on a database, converts its failure to one sentence, and closes the database. */
const whileOpen = async <Outcome>(
  { url, close }: StoreDatabase,
  work: (url: string) => Promise<Outcome>,
): Promise<Outcome> => {
  try {
    return await work(url);
  } catch (error) {
    // Loaded on demand: diagnosing a database is not needed when the store starts.
    const { databaseTroubleInWords } = await import('./database-trouble-in-words.ts');
    throw databaseTroubleInWords(error);
  } finally {
    await close();
  }
};

/**
 * Runs an operator's command on the database server, whether or not the store is running, and closes it; opening does
 * not change its content. @returns the command's result
 */
export const withServerForCommand = async <Outcome>(
  configuration: Configuration,
  work: (databaseUrl: string) => Promise<Outcome>,
): Promise<Outcome> => whileOpen(await openDatabaseServer(await besideRunningStore(configuration)), work);

/**
 * Runs an operator's command on the store's database, whether or not the store is running, for either kind of store,
 * and closes it. @returns the command's result
 * @throws Error with one sentence if there is no store, or the database fails
 */
export const withDatabaseForCommand = async <Outcome>(
  configuration: Configuration,
  work: (databaseUrl: string) => Promise<Outcome>,
): Promise<Outcome> => {
  await requireStore(configuration);
  const options = { acceptsOtherKind: true };
  return whileOpen(await openStoreDatabase(await besideRunningStore(configuration), options), work);
};

/** `withDatabaseForCommand` with one connection. */
export const withStoreDatabase = <Outcome>(
  configuration: Configuration,
  work: (db: Database) => Promise<Outcome>,
): Promise<Outcome> =>
  withDatabaseForCommand(configuration, async (url) => {
    const db = await openDatabase({ url, maxConnections: 1 });
    return work(db).finally(() => db.destroy());
  });
