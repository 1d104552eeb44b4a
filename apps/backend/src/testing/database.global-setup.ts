import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../db/embedded/embedded-database.ts';
import { prepareDatabase } from '../prepare-database.ts';
import { startConnectionPooler } from './connection-pooler.ts';
import { startGroonga } from './groonga-server.ts';
import { type InstalledServer, startInstalledServer } from './installed-server.ts';
import { fixtureContents } from './store-fixture.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated and seeded template database to copy: never connect to it. */
    templateUrl: string;
    /**
     * PgBouncer in front of the server, if the environment has `TEST_POOLER=on`, as `npm run nightly -- contract` does.
     */
    poolerOrigin: string | undefined;
    /** The URL of a streaming standby, if the environment has `TEST_REPLICA=on` besides `TEST_POSTGRES`. */
    replicaUrl: string | undefined;
    /** A search engine, if the environment has `TEST_SEARCH_ENGINE=on`, as `npm run nightly -- search` does. */
    searchEngineUrl: string | undefined;
  }
}

/**
 * Disables durability, because these databases are not needed after a crash and waiting for the disk takes much of a
 * test's time, and the vacuum, which would visit a hundred short-lived databases.
 */
const forgetOnCrash = async (databaseUrl: string, isReplicated: boolean): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const settings = ['fsync', 'full_page_writes', 'autovacuum'];
  // A commit that is visible before it is in the log cannot be awaited on a replica (docs/recipes/read-replicas.md).
  if (!isReplicated) settings.push('synchronous_commit');
  for (const setting of settings) {
    await client.query(`alter system set ${setting} = off`);
  }
  await client.query('select pg_reload_conf()');
  await client.end();
};

/** The embedded PostgreSQL, or the installed one in the folder `TEST_POSTGRES`. */
const startServer = async (): Promise<Pick<InstalledServer, 'url' | 'stop'> & Partial<InstalledServer>> => {
  const programs = process.env.TEST_POSTGRES;
  if (programs) return startInstalledServer(programs);
  const dataDir = await mkdtemp(join(tmpdir(), 'ironcart-http-'));
  await chmod(dataDir, 0o755);
  const { url, stop } = await startEmbeddedDatabase({ dataDir });
  return {
    url,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};

/** One PostgreSQL for the whole run, with a seeded template that each test file copies. */
export default async (project: TestProject): Promise<() => Promise<void>> => {
  const database = await startServer();
  const isReplicated = process.env.TEST_REPLICA === 'on';
  await forgetOnCrash(database.url, isReplicated);
  await prepareDatabase({ databaseUrl: database.url, contents: fixtureContents });
  project.provide('templateUrl', database.url);
  if (isReplicated && database.startStandby === undefined) throw new Error('TEST_REPLICA needs TEST_POSTGRES');
  project.provide('replicaUrl', isReplicated ? await database.startStandby?.() : undefined);
  const pooler = process.env.TEST_POOLER === 'on' ? await startConnectionPooler(database.url) : undefined;
  project.provide('poolerOrigin', pooler?.origin);
  const engine = process.env.TEST_SEARCH_ENGINE === 'on' ? await startGroonga() : undefined;
  project.provide('searchEngineUrl', engine?.url);
  return async () => {
    await engine?.stop();
    await pooler?.stop();
    await database.stop();
  };
};
