import { execFileSync } from 'node:child_process';
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

/** A server that an administrator runs, with TLS. */
export interface DatabaseServer {
  readonly adminUrl: string;
  /** The file of the authority that signed the server's certificate. */
  readonly authority: string;
  stop(): void;
}

/** Starts Debian's PostgreSQL in a folder; it accepts connections over TLS only. */
export const startDebianServer = async (programs: string, folder: string): Promise<DatabaseServer> => {
  const [uid, gid] = [numberOfUser('-u'), numberOfUser('-g')];
  const run = (program: string, ...words: readonly string[]) =>
    execFileSync(join(programs, program), words, { uid, gid, cwd: folder, stdio: 'ignore' });
  mkdirSync(folder, { recursive: true });
  chownSync(folder, uid, gid);
  const [data, certificate, key, password] = ['data', 'server.crt', 'server.key', 'password'].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  writeFileSync(password, 'admin');
  chownSync(password, uid, gid);
  run('initdb', '--pgdata', data, '--username=admin', `--pwfile=${password}`, '--auth=scram-sha-256', '--no-sync');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-addext', 'subjectAltName=DNS:localhost', '-keyout', key, '-out', certificate],
    ],
    { uid, gid, stdio: 'ignore' },
  );
  writeFileSync(join(data, 'pg_hba.conf'), 'hostssl all all all scram-sha-256\n');
  const port = await freePort();
  const settings = `-c port=${port} -c listen_addresses=localhost -c unix_socket_directories=${folder} -c fsync=off -c ssl=on -c ssl_cert_file=${certificate} -c ssl_key_file=${key}`;
  const control = (...words: readonly string[]) => run('pg_ctl', '--pgdata', data, '-w', ...words);
  control('-o', settings, '-l', join(folder, 'log'), 'start');
  return {
    adminUrl: `postgres://admin:admin@localhost:${port}/postgres?sslmode=verify-full&sslrootcert=${certificate}`,
    authority: certificate,
    stop: () => {
      control('-m', 'fast', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
};

/** The address of another database, or of another role, on the same server. */
export const addressOn = (url: string, database: string, role?: { name: string; password: string }): string => {
  const address = new URL(url);
  address.pathname = `/${database}`;
  if (role) {
    address.username = role.name;
    address.password = role.password;
  }
  return address.href;
};

/** Runs a recipe's statements as psql does: one after another, `\connect` and the variable `password` included. */
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
