import { createServer } from 'node:net';
import { resolve } from 'node:path';
import pg from 'pg';
import { databaseTroubleOf } from '../database-trouble.ts';
import { type ClusterFolder, clusterFolderIn, inspectCluster } from './cluster-folder.ts';
import { lockDataDirectory, stopOrphanedServer } from './data-directory-lock.ts';
import { makeDataFolder, onDataFolder } from './data-folder-fault.ts';
import { findDatabaseUser, requireReachable } from './database-user.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { initialiseCluster, superuser } from './initialise-cluster.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { knownFaultOf, startFaultOf } from './start-fault.ts';
import { superviseServer } from './supervise-server.ts';

export interface EmbeddedDatabaseOptions {
  /** The folder of the cluster, its password and its lock; created if missing. */
  readonly dataDir: string;
  /** Default: a free port. */
  readonly port?: number | undefined;
  /** Receives each line of progress and of the server's log. */
  readonly log?: ((line: string) => void) | undefined;
  /** Receives messages for the operator: that the server has ended, and that it answers again. */
  readonly warn?: ((line: string) => void) | undefined;
  /** Called once if the server has ended and could not be restarted within about 30 seconds. */
  readonly onLost?: ((error: EmbeddedDatabaseError) => void) | undefined;
}

export interface EmbeddedDatabase {
  /** Connection string with the password: never log it. */
  readonly url: string;
  readonly port: number;
  /** The reason of the server's latest failure, from its output; undefined if it is not known. */
  faultOf(error: unknown): EmbeddedDatabaseError | undefined;
  stop(): Promise<void>;
}

const databaseName = 'ironcart';

/** Number of the last lines of the server that explain why it could not be used. */
const mostLinesSaid = 20;
const serverUrlOf = (password: string, port: number): string => `postgres://${superuser}:${password}@127.0.0.1:${port}`;

/** The connection string of the store's database on an embedded server. */
export const embeddedUrl = (password: string, port: number): string => `${serverUrlOf(password, port)}/${databaseName}`;

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const isWrongPassword = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '28P01';

const ensureDatabase = async (serverUrl: string, { passwordFile, clusterDir }: ClusterFolder): Promise<void> => {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect().catch((cause: unknown) => {
    if (!isWrongPassword(cause)) throw cause;
    throw new EmbeddedDatabaseError(
      'data_directory_damaged',
      `The password in ${passwordFile} does not open the database in ${clusterDir}: put back the file that belongs to it, ` +
        'or set IRONCART_DATA_DIR to a new folder and run "npm run restore -- FILE" with a backup.',
      { cause },
    );
  });
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(databaseName)}`);
  } finally {
    await client.end();
  }
};

/**
 * Starts a real PostgreSQL from the npm packages on 127.0.0.1, with a generated password and fsync on. A later start on
 * the same folder finds the data again and cleans up after a killed process. A server that ends unexpectedly is
 * restarted on the same port.
 * @throws EmbeddedDatabaseError with a sentence for the operator
 */
export const startEmbeddedDatabase = async (options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> => {
  const said: string[] = [];
  const log = (line: string): void => {
    said.push(line);
    said.splice(0, said.length - mostLinesSaid);
    options.log?.(line);
  };
  const dataDir = resolve(options.dataDir);
  const folder = clusterFolderIn(dataDir);
  const { clusterDir } = folder;
  const [binaries, user] = await Promise.all([findPostgresBinaries(), findDatabaseUser()]);
  await makeDataFolder(dataDir);
  if (user) {
    await requireReachable(clusterDir, user, {
      code: 'data_directory_unreachable',
      what: `the data folder ${dataDir}`,
      elsewhere: 'set IRONCART_DATA_DIR to a folder it can enter, as in /var/lib/ironcart',
    });
    await requireReachable(binaries.postgres, user, {
      code: 'binaries_unreachable',
      what: 'the database program',
      elsewhere: 'move this project to a folder it can enter',
    });
  }

  const lock = await onDataFolder(dataDir, () => lockDataDirectory(dataDir));
  try {
    await stopOrphanedServer(clusterDir, log);
    const password = (await inspectCluster(folder)) ?? (await initialiseCluster(folder, binaries, user));
    const port = options.port ?? (await freePort());
    const server = await superviseServer({
      binaries,
      clusterDir,
      port,
      user,
      log,
      warn: options.warn ?? log,
      inspect: () => inspectCluster(folder),
      onLost: options.onLost ?? (() => undefined),
    });
    try {
      await ensureDatabase(serverUrlOf(password, port), folder);
    } catch (error) {
      await server.stop();
      if (error instanceof EmbeddedDatabaseError || !(error instanceof Error)) throw error;
      throw startFaultOf(clusterDir, 'the database of the store could not be made', [...said, error.message]);
    }
    return {
      url: embeddedUrl(password, port),
      port,
      // Its output arrives after the client's error.
      faultOf: (error) =>
        databaseTroubleOf(error) === undefined ? undefined : knownFaultOf(clusterDir, [...said, String(error)]),
      stop: async () => {
        await server.stop();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release().catch(() => undefined);
    throw error;
  }
};
