import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type EmbeddedDatabaseOptions,
  isPreparedDatabase,
  prepareDatabase,
  startEmbeddedDatabase,
} from '@ironcart/backend';
import { findRunningDatabase, hasEmbeddedDatabase } from '@ironcart/backend/running-database';
import type { Configuration } from './configuration.ts';
import { demoSettingOf, withKindExplained } from './demo-mode.ts';
import { places } from './places.ts';
import { progress } from './progress.ts';

/** A database that is open for as long as somebody needs it. */
export interface StoreDatabase {
  readonly url: string;
  close(): Promise<void>;
}

/** Where the embedded database lives within the data folder. */
const embeddedDirOf = (dataDir: string): string => join(dataDir, 'postgresql');

/** Tells what becomes of a database server that ends while it is in use; left out: nobody needs to know. */
export type DatabaseWatch = Pick<EmbeddedDatabaseOptions, 'log' | 'warn' | 'onLost'>;

/** Finds the configured database server, or starts the embedded one; what is in it stays as it is. */
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

/** The store's database, prepared. */
export interface PreparedStoreDatabase extends StoreDatabase {
  /** Whether the store is a demo: only then may sandboxes stand in for payment providers. */
  readonly isDemo: boolean;
}

/**
 * Finds the configured database (or starts the embedded one), brings it to the newest version and seeds it once.
 * @param options.acceptsOtherKind for commands that work on any store: one of another kind than is configured stays as
 *   it is instead of being refused
 * @throws Error with one sentence where the database holds another kind of store than is configured
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
 * For commands that work on a store and do not create one.
 * @throws Error with one sentence where neither the data folder nor DATABASE_URL holds a store
 */
export const requireStore = async ({ databaseUrl, dataDir }: Configuration): Promise<void> => {
  const holdsStore = databaseUrl ? isPreparedDatabase(databaseUrl) : hasEmbeddedDatabase(embeddedDirOf(dataDir));
  if (await holdsStore) return;
  const place = databaseUrl ? 'the database that DATABASE_URL names' : dataDir;
  throw new Error(
    `There is no store in ${place}: set IRONCART_DATA_DIR or DATABASE_URL to the store's, or create one with npm start.`,
  );
};

/** The embedded database of a store that runs beside a command is used as any other that has an address. */
const besideRunningStore = async (configuration: Configuration): Promise<Configuration> => ({
  ...configuration,
  databaseUrl: configuration.databaseUrl ?? (await findRunningDatabase(embeddedDirOf(configuration.dataDir))),
});

/** The database server for an operator's command, beside a running store or alone; what is in it stays as it is. */
export const openServerForCommand = async (configuration: Configuration): Promise<StoreDatabase> =>
  openDatabaseServer(await besideRunningStore(configuration));

/**
 * The store's database for an operator's command, beside a running store or alone, whichever kind of store it is.
 * @throws Error with one sentence where there is no store
 */
export const openDatabaseForCommand = async (configuration: Configuration): Promise<StoreDatabase> => {
  await requireStore(configuration);
  return openStoreDatabase(await besideRunningStore(configuration), { acceptsOtherKind: true });
};
