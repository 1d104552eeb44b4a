import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server of an installed PostgreSQL with an empty database. */
export interface InstalledServer {
  readonly url: string;
  /** Starts a streaming standby of it, which is stopped with it. @returns the standby's URL of the same database */
  startStandby(): Promise<string>;
  stop(): Promise<void>;
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** PostgreSQL refuses to run as root: its own user runs it then. */
const findUser = (): { readonly uid: number; readonly gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: string): number => Number(execFileSync('id', [kind, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/**
 * Starts an installed PostgreSQL in a temporary folder, to which every user of this machine may connect.
 * @param programs folder of `initdb` and `pg_ctl`, such as /usr/lib/postgresql/15/bin
 * @throws Error if it is not installed
 */
export const startInstalledServer = async (programs: string): Promise<InstalledServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'ironcart-installed-'));
  const user = findUser();
  await chmod(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
  const run = (program: string, ...words: readonly string[]): void => {
    execFileSync(join(programs, program), [...words], { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  };
  const started: string[] = [];
  const start = async (data: string): Promise<number> => {
    const port = await freePort();
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`];
    const options = [...settings, 'max_connections=200'].map((setting) => `-c ${setting}`).join(' ');
    run('pg_ctl', '--pgdata', data, '-w', '-o', options, '-l', `${data}.log`, 'start');
    started.push(data);
    return port;
  };
  const data = join(folder, 'data');
  run('initdb', '--pgdata', data, '--username=ironcart', '--auth=trust', '--encoding=UTF8', '--no-sync');
  const port = await start(data);
  const server = ['--host=127.0.0.1', `--port=${port}`, '--username=ironcart'];
  run('createdb', ...server, 'ironcart');
  const urlOn = (itsPort: number): string => `postgres://ironcart@127.0.0.1:${itsPort}/ironcart`;
  return {
    url: urlOn(port),
    startStandby: async () => {
      const copy = join(folder, `standby-${started.length}`);
      run('pg_basebackup', ...server, '--pgdata', copy, '--write-recovery-conf', '--checkpoint=fast', '--no-sync');
      return urlOn(await start(copy));
    },
    stop: async () => {
      for (const each of started.toReversed()) run('pg_ctl', '--pgdata', each, '-w', '-m', 'immediate', 'stop');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
