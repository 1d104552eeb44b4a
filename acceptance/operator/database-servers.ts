import { execFileSync, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { query } from '../live/databases.ts';
import { freePort } from './reverse-proxies.ts';

const versions = '/usr/lib/postgresql';

/** The programs of Debian's newest PostgreSQL; undefined if it is not installed, or cannot be run as its own user. */
export const debianPrograms = (): string | undefined => {
  const [newest] = existsSync(versions) ? readdirSync(versions).sort().reverse() : [];
  if (newest === undefined || process.getuid?.() !== 0) return undefined;
  const programs = join(versions, newest, 'bin');
  return existsSync(join(programs, 'initdb')) ? programs : undefined;
};

const numberOfUser = (kind: '-u' | '-g'): number =>
  Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));

/** A database server run by an administrator, with TLS. */
export interface DatabaseServer {
  readonly adminUrl: string;
  /** The certificate file of the authority that signed the server's certificate. */
  readonly authority: string;
  /** Copies the running server's data, as `pg_basebackup` does. */
  backUp(folder: string): void;
  stop(): void;
  /** Starts it again with its data. */
  start(): void;
  /** Sends a signal to the server and all of its processes, to simulate a suspended or lost machine. */
  signal(name: NodeJS.Signals): void;
}

/** Debian's programs, run in a folder by PostgreSQL's own user. */
const openDebian = (programs: string, folder: string) => {
  const [uid, gid] = [numberOfUser('-u'), numberOfUser('-g')];
  const run = (program: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    execFileSync(program, words, {
      uid,
      gid,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: folder, ...env },
    });
  return {
    make: (name: string): string => {
      const path = join(folder, name);
      mkdirSync(path, { recursive: true, mode: 0o700 });
      chownSync(path, uid, gid);
      return path;
    },
    write: (path: string, text: string): void => {
      writeFileSync(path, text);
      chownSync(path, uid, gid);
    },
    run,
    runPostgres: (program: string, words: readonly string[], env?: Readonly<Record<string, string>>) =>
      run(join(programs, program), words, env),
  };
};

/**
 * Starts Debian's PostgreSQL on a data folder; it accepts connections over TLS only.
 * @param configuration added to its postgresql.conf
 */
const startOn = async (
  programs: string,
  folder: string,
  data: string,
  configuration: string,
): Promise<DatabaseServer> => {
  const debian = openDebian(programs, folder);
  const [certificate, key] = [join(folder, 'server.crt'), join(folder, 'server.key')];
  const port = await freePort();
  const settings = [
    ...[`port=${port}`, 'listen_addresses=localhost', `unix_socket_directories=${folder}`, 'fsync=off'],
    ...['ssl=on', `ssl_cert_file=${certificate}`, `ssl_key_file=${key}`],
  ];
  debian.write(join(data, 'pg_hba.conf'), 'hostssl all,replication all all scram-sha-256\n');
  debian.write(join(data, 'postgresql.auto.conf'), configuration);
  const control = (...words: readonly string[]) => debian.runPostgres('pg_ctl', ['--pgdata', data, '-w', ...words]);
  const start = (): void => {
    const log = join(folder, 'log');
    try {
      control('-o', settings.map((setting) => `-c ${setting}`).join(' '), '-l', log, 'start');
    } catch (cause) {
      throw new Error(`The server does not start:\n${readFileSync(log, 'utf8').slice(-3_000)}`, { cause });
    }
  };
  start();
  return {
    start,
    signal: (name) => {
      const main = Number.parseInt(readFileSync(join(data, 'postmaster.pid'), 'utf8'), 10);
      const children = execFileSync('ps', ['--no-headers', '-o', 'pid', '--ppid', String(main)], { encoding: 'utf8' });
      // Some of the connections' processes may already have ended.
      spawnSync('kill', ['-s', name.slice('SIG'.length), String(main), ...children.trim().split(/\s+/)]);
      if (name !== 'SIGKILL') return;
      // If dead processes are not reaped immediately, as in some containers, the lock files would seem to belong to a
      // running server.
      for (const file of [join(data, 'postmaster.pid'), join(folder, `.s.PGSQL.${port}.lock`)]) rmSync(file);
    },
    adminUrl: `postgres://admin:admin@localhost:${port}/postgres?sslmode=verify-full&sslrootcert=${certificate}`,
    authority: certificate,
    backUp: (to) => {
      const connection = ['--host=localhost', `--port=${port}`, '--username=admin', '--no-password'];
      debian.runPostgres('pg_basebackup', [...connection, `--pgdata=${to}`, '--checkpoint=fast'], {
        PGPASSWORD: 'admin',
      });
    },
    stop: () => control('-m', 'fast', 'stop'),
  };
};

/**
 * Creates a server of Debian's PostgreSQL in a folder and starts it.
 * @param configuration added to its postgresql.conf
 */
export const startDebianServer = async (
  programs: string,
  folder: string,
  configuration = '',
): Promise<DatabaseServer> => {
  const debian = openDebian(programs, folder);
  debian.make('.');
  const password = join(folder, 'password');
  debian.write(password, 'admin');
  const data = join(folder, 'data');
  const access = ['--username=admin', `--pwfile=${password}`, '--auth=scram-sha-256'];
  debian.runPostgres('initdb', ['--pgdata', data, ...access, '--no-sync']);
  debian.run('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
    ...['-addext', 'subjectAltName=DNS:localhost'],
    ...['-keyout', join(folder, 'server.key'), '-out', join(folder, 'server.crt')],
  ]);
  return startOn(programs, folder, data, configuration);
};

/**
 * Starts a server from a base backup, which recovers the archived log.
 * @param folder of the server that was backed up
 */
export const restoreDebianServer = async (
  programs: string,
  folder: string,
  data: string,
  configuration: string,
): Promise<DatabaseServer> => {
  openDebian(programs, folder).write(join(data, 'recovery.signal'), '');
  return startOn(programs, folder, data, configuration);
};

/**
 * Starts a streaming standby of a running server.
 * @param data its data folder, which is created
 * @param configuration added to its postgresql.conf
 */
export const startDebianStandby = async (
  programs: string,
  folder: string,
  data: string,
  primary: DatabaseServer,
  configuration = '',
): Promise<DatabaseServer> => {
  primary.backUp(data);
  openDebian(programs, folder).write(join(data, 'standby.signal'), '');
  const { port } = new URL(primary.adminUrl);
  const source = `primary_conninfo = 'host=localhost port=${port} user=admin password=admin sslmode=require'`;
  return startOn(programs, folder, data, `${source}\n${configuration}`);
};

/** The URL of another database, or for another role, on the same server. */
export const addressOn = (url: string, database: string, role?: { name: string; password: string }): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  if (role) {
    address.username = role.name;
    address.password = role.password;
  }
  return address.href;
};

/** Runs a recipe's statements like psql: one after another, including `\connect` and the variable `password`. */
export const runRecipe = async (adminUrl: string, file: string, password = ''): Promise<void> => {
  const text = readFileSync(inRoot('docs/recipes/postgresql', file), 'utf8').replace(":'password'", `'${password}'`);
  let url = adminUrl;
  for (const part of text.split(/^(?=\\connect )/m)) {
    const [, database, rest = part] = /^\\connect (\w+)\n([\s\S]*)/.exec(part) ?? [];
    if (database !== undefined) url = addressOn(url, database);
    for (const statement of rest.replaceAll(/^--.*$/gm, '').split(';')) {
      if (statement.trim() !== '') await query(url, statement);
    }
  }
};
