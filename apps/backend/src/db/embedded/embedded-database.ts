import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';
import pg from 'pg';
import { lockDataDirectory, stopOrphanedServer } from './data-directory-lock.ts';
import { type DatabaseUser, findDatabaseUser, requireReachable } from './database-user.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';

export interface EmbeddedDatabaseOptions {
  /** The folder that holds the cluster, its password and its lock; made where it is missing. */
  readonly dataDir: string;
  /** Left out: a free one. */
  readonly port?: number | undefined;
  /** Takes each line of progress and of the server's own log. */
  readonly log?: ((line: string) => void) | undefined;
}

export interface EmbeddedDatabase {
  /** Connection string with the password: never log it. */
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

const superuser = 'ironcart';
const databaseName = 'ironcart';
const serverUrlOf = (password: string, port: number): string => `postgres://${superuser}:${password}@127.0.0.1:${port}`;

/** The connection string of the store's database on an embedded server. */
export const embeddedUrl = (password: string, port: number): string => `${serverUrlOf(password, port)}/${databaseName}`;

const startTimeoutMs = 60_000;
const stopTimeoutMs = 15_000;

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', fail);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

const asUser = (user: DatabaseUser | undefined) => ({
  ...(user ? { uid: user.uid, gid: user.gid } : {}),
  cwd: tmpdir(),
  env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
});

const runInitdb = (binaries: PostgresBinaries, target: string, passwordFile: string, user: DatabaseUser | undefined) =>
  new Promise<void>((done, fail) => {
    const child = spawn(
      binaries.initdb,
      [
        `--pgdata=${target}`,
        `--username=${superuser}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      { ...asUser(user), stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    child.once('error', fail);
    child.once('close', (code) =>
      code === 0
        ? done()
        : fail(new EmbeddedDatabaseError('initialisation_failed', `The database could not be set up: ${complaint}`)),
    );
  });

/** Sets the cluster up beside its place and moves it there, so that a kill in between leaves nothing half-made. */
const initialise = async (
  dataDir: string,
  clusterDir: string,
  binaries: PostgresBinaries,
  user: DatabaseUser | undefined,
): Promise<void> => {
  const target = `${clusterDir}.new`;
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { mode: 0o700 });
  const passwordFile = join(dataDir, 'database-password');
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  const readablePassword = join(target, '..', 'database-password.new');
  await writeFile(readablePassword, await readFile(passwordFile), { mode: 0o600 });
  if (user) {
    await chown(target, user.uid, user.gid);
    await chown(readablePassword, user.uid, user.gid);
  }
  try {
    await runInitdb(binaries, target, readablePassword, user);
    await rename(target, clusterDir);
  } finally {
    await rm(readablePassword, { force: true });
  }
};

const launch = (
  binaries: PostgresBinaries,
  clusterDir: string,
  port: number,
  user: DatabaseUser | undefined,
  log: (line: string) => void,
): Promise<ChildProcess> =>
  new Promise((done, fail) => {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'on',
      max_connections: '120',
    };
    const child = spawn(
      binaries.postgres,
      [
        '-D',
        clusterDir,
        '-p',
        String(port),
        ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      { ...asUser(user), stdio: ['ignore', 'ignore', 'pipe'] },
    );
    const lines: string[] = [];
    const refuse = (reason: string) =>
      fail(
        new EmbeddedDatabaseError(
          'start_failed',
          `The embedded database did not start (${reason}): ${lines.slice(-5).join(' ')}`.trim(),
        ),
      );
    const timer = setTimeout(() => {
      child.kill('SIGQUIT');
      refuse('no answer within a minute');
    }, startTimeoutMs);
    child.stderr.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n')) {
        if (line.trim() === '') continue;
        lines.push(line.trim());
        if (lines.length > 50) lines.shift();
        log(line.trim());
      }
      if (lines.some((line) => line.includes('ready to accept connections'))) {
        clearTimeout(timer);
        done(child);
      }
    });
    child.once('error', (error) => refuse(error.message));
    child.once('exit', (code) => {
      clearTimeout(timer);
      refuse(`it ended with code ${String(code)}`);
    });
  });

const halt = (child: ChildProcess, binaries: PostgresBinaries, clusterDir: string): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    const timer = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs);
    child.once('exit', () => {
      clearTimeout(timer);
      done();
    });
    if (process.platform === 'win32') spawn(binaries.pgCtl, ['stop', '-D', clusterDir, '-m', 'fast']);
    else child.kill('SIGINT');
  });

const ensureDatabase = async (serverUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: `${serverUrl}/postgres` });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(databaseName)}`);
  } finally {
    await client.end();
  }
};

/**
 * Starts the real PostgreSQL that npm brought, on 127.0.0.1, with a password of its own and fsync on.
 * A second start on the same folder finds the data again; what a killed process left behind is cleared away.
 * @throws EmbeddedDatabaseError with a sentence for the person at the terminal
 */
export const startEmbeddedDatabase = async (options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> => {
  const log = options.log ?? (() => undefined);
  const dataDir = resolve(options.dataDir);
  const clusterDir = join(dataDir, 'postgres');
  const [binaries, user] = await Promise.all([findPostgresBinaries(), findDatabaseUser()]);
  await mkdir(dataDir, { recursive: true });
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

  const lock = await lockDataDirectory(dataDir);
  try {
    await stopOrphanedServer(clusterDir, log);
    if (!(await exists(join(clusterDir, 'PG_VERSION')))) await initialise(dataDir, clusterDir, binaries, user);
    const port = options.port ?? (await freePort());
    const child = await launch(binaries, clusterDir, port, user, log);
    const password = await readFile(join(dataDir, 'database-password'), 'utf8');
    const haltOnExit = () => child.kill('SIGINT');
    process.once('exit', haltOnExit);
    await ensureDatabase(serverUrlOf(password, port));
    return {
      url: embeddedUrl(password, port),
      port,
      stop: async () => {
        process.off('exit', haltOnExit);
        await halt(child, binaries, clusterDir);
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
};
