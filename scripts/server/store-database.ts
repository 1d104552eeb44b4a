import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Database,
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
  if (databaseUrl !== undefined) return { url: databaseUrl, close: async () => {} };
  const server = await progress('Starting PostgreSQL', () =>
    startEmbeddedDatabase({ ...watch, dataDir: embeddedDirOf(dataDir) }),
  );
  return { url: server.url, close: () => server.stop() };
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
    await server.close();
    throw error;
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

/**
 * Opens the database server for an operator's command, whether or not the store is running; does not change its
 * content.
 */
export const openServerForCommand = async (configuration: Configuration): Promise<StoreDatabase> =>
  openDatabaseServer(await besideRunningStore(configuration));

/**
 * Opens the store's database for an operator's command, whether or not the store is running, for either kind of store.
 * @throws Error with one sentence if there is no store
 */
export const openDatabaseForCommand = async (configuration: Configuration): Promise<StoreDatabase> => {
  await requireStore(configuration);
  return openStoreDatabase(await besideRunningStore(configuration), { acceptsOtherKind: true });
};

/** Runs a command on the database of an existing store, with one connection, and closes it. @returns the command's result */
export const withStoreDatabase = async <Outcome>(
  configuration: Configuration,
  work: (db: Database) => Promise<Outcome>,
): Promise<Outcome> => {
  const database = await openDatabaseForCommand(configuration);
  try {
    const db = await openDatabase({ url: database.url, maxConnections: 1 });
    return await work(db).finally(() => db.destroy());
  } finally {
    await database.close();
  }
};
