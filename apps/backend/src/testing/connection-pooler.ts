import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openPool } from '../db/pool.ts';

/** PgBouncer in transaction mode in front of a server. */
export interface ConnectionPooler {
  /** The URL prefix of every database of the server, without a path. */
  readonly origin: string;
  stop(): Promise<void>;
}

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

const configurationOf = ({ hostname, port, username, password }: URL, ownPort: number): string => `
[databases]
* = host=${hostname} port=${port} user=${decodeURIComponent(username)} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
max_client_conn = 2000
server_idle_timeout = 5
`;

const waitUntilOpen = async (url: string, triesLeft = 100): Promise<void> => {
  try {
    const pool = await openPool({ url, maxConnections: 1, isPooled: true });
    await pool.end();
  } catch (error) {
    if (triesLeft === 0) throw error;
    await setTimeout(50);
    await waitUntilOpen(url, triesLeft - 1);
  }
};

/**
 * Starts PgBouncer (Debian's package `pgbouncer`) in front of a database's server.
 * @throws Error if it is not installed
 */
export const startConnectionPooler = async (databaseUrl: string): Promise<ConnectionPooler> => {
  const server = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'ironcart-pooler-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(file, configurationOf(server, port));
  const child = spawn('/usr/sbin/pgbouncer', ['-q', '-u', 'nobody', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  await once(child, 'spawn');
  const origin = `postgres://anybody@127.0.0.1:${port}`;
  // Not the template's database: a connection kept by the pooler would prevent copying it.
  await waitUntilOpen(`${origin}/postgres`);
  return {
    origin,
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
};
