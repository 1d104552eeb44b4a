import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, migrate, notePictures, openDatabase, seed, startEmbeddedDatabase } from '@ironcart/backend';
import { seedData } from '@ironcart/seed';
import { inRoot } from '../prepare/root.mjs';
import type { Configuration } from './configuration.ts';
import { progress } from './progress.ts';

export interface StoreDatabase {
  readonly db: Database;
  readonly url: string;
  close(): Promise<void>;
}

const startServer = async ({ databaseUrl, dataDir }: Configuration) => {
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: async () => {} };
  return progress('Starting PostgreSQL', () => startEmbeddedDatabase({ dataDir: join(dataDir, 'postgresql') }));
};

/** Opens the configured database (or starts the embedded one), brings it to the newest version and seeds it once. */
export const openStoreDatabase = async (configuration: Configuration): Promise<StoreDatabase> => {
  const server = await startServer(configuration);
  try {
    const db = await openDatabase({ url: server.url });
    await progress('Bringing the database up to date', () =>
      migrate(db, { migrationsDir: inRoot('apps/backend/src/db/migrations') }),
    );
    await progress('Seeding the demo store, unless it is there', () => seed(db, seedData));
    await notePictures(db, JSON.parse(readFileSync(inRoot('packages/seed/art/masters.json'), 'utf8')));
    return {
      db,
      url: server.url,
      close: async () => {
        await db.destroy();
        await server.stop();
      },
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
};
