import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Groonga's HTTP server on a free port, with an empty database. */
export interface GroongaServer {
  /** In the setting's format. */
  readonly url: string;
  /** Kills the server, and keeps its port for `start`. */
  kill(): Promise<void>;
  /** Restarts it with its data. @param forgets with an empty database instead */
  start(forgets?: boolean): Promise<void>;
  stop(): Promise<void>;
}

/** Whether Debian's package groonga-bin is installed. */
export const hasGroonga = (): boolean => spawnSync('groonga', ['--version'], { stdio: 'ignore' }).error === undefined;

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
};

const answers = async (port: number): Promise<boolean> => {
  const response = await fetch(`http://127.0.0.1:${port}/d/status`).catch(() => undefined);
  return response?.ok === true;
};

/** Starts the server. @throws Error if the package is not installed or it does not respond within 10 s */
export const startGroonga = async (): Promise<GroongaServer> => {
  if (!hasGroonga()) throw new Error('Groonga is not installed: apt-get install groonga-bin');
  const folder = await mkdtemp(join(tmpdir(), 'ironcart-groonga-'));
  const port = await freePort();
  let server: ChildProcess | undefined;
  let databases = 0;
  const start = async (forgets = false): Promise<void> => {
    const isNew = forgets || databases === 0;
    if (isNew) databases += 1;
    const database = join(folder, `db-${databases}`);
    server = spawn(
      'groonga',
      [
        '-s',
        '--protocol',
        'http',
        '--bind-address',
        '127.0.0.1',
        '--port',
        String(port),
        '--log-path',
        join(folder, 'log'),
        ...(isNew ? ['-n'] : []),
        database,
      ],
      { stdio: 'ignore' },
    );
    for (let attempt = 0; attempt < 100; attempt += 1) {
      if (await answers(port)) return;
      await sleep(100);
    }
    throw new Error('Groonga does not answer');
  };
  const kill = async (): Promise<void> => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGKILL');
    await once(server, 'exit');
  };
  await start();
  return {
    url: `groonga://127.0.0.1:${port}`,
    kill,
    start,
    stop: async () => {
      await kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
