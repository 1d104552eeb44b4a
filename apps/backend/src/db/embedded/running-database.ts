import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { clusterFolderIn, inspectCluster } from './cluster-folder.ts';
import { embeddedUrl } from './embedded-database.ts';

/**
 * Whether a folder contains an embedded database, running or not.
 * @throws EmbeddedDatabaseError if it is damaged
 */
export const hasEmbeddedDatabase = async (dataDir: string): Promise<boolean> =>
  (await inspectCluster(clusterFolderIn(resolve(dataDir)))) !== undefined;

/**
 * Finds the embedded database that another process runs on a folder; callers that only read may connect to it.
 * @param dataDir as passed to `startEmbeddedDatabase`
 * @returns its connection string; undefined if none answers
 */
export const findRunningDatabase = async (dataDir: string): Promise<string | undefined> => {
  const folder = resolve(dataDir);
  const [pidFile, password] = await Promise.all(
    [join(folder, 'postgres', 'postmaster.pid'), join(folder, 'database-password')].map((file) =>
      readFile(file, 'utf8').catch(() => undefined),
    ),
  );
  // The fourth line of the pid file is the port.
  const port = Number(pidFile?.split('\n')[3]);
  if (password === undefined || !Number.isInteger(port) || port <= 0) return undefined;
  const url = embeddedUrl(password, port);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    await client.end();
    return url;
  } catch {
    return undefined;
  }
};
