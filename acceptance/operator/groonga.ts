import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { recipe } from './recipe-tools.ts';
import { freePort } from './reverse-proxies.ts';

/** The reason why the search engine's recipe cannot be run here; undefined if it can. */
export const whyNoGroonga = (): string | undefined =>
  spawnSync('groonga', ['--version'], { stdio: 'ignore' }).error === undefined
    ? undefined
    : 'groonga is not installed (apt-get install groonga-bin)';

/** The settings of the recipe's file. */
const settingsOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));

/** The search engine of the recipe. */
export interface SearchEngineServer {
  /** The URL for `SEARCH_ENGINE_URL`. */
  readonly url: string;
  start(): Promise<void>;
  /** Kills it. @param loses deletes its data, to simulate a lost disk */
  kill(loses?: boolean): Promise<void>;
}

/** Prepares the engine like the unit of Debian's package, except for the address and the folder. */
export const prepareGroonga = async (folder: string): Promise<SearchEngineServer> => {
  const settings = settingsOf(recipe('search/groonga-server-http'));
  const port = await freePort();
  let databases = 0;
  let server: ChildProcess | undefined;
  const setting = (name: string): string => {
    const value = settings.get(name);
    if (value === undefined) throw new Error(`The recipe does not set ${name}`);
    return value;
  };
  const create = (): void => {
    databases += 1;
    mkdirSync(join(folder, setting('DATABASE'), String(databases)), { recursive: true });
    // As the package does on installation.
    spawnSync('groonga', ['-n', database(), 'shutdown']);
  };
  const database = (): string => join(folder, setting('DATABASE'), String(databases), 'db');
  mkdirSync(folder, { recursive: true });
  create();
  return {
    url: `groonga://127.0.0.1:${port}`,
    start: async () => {
      const words = ['--bind-address', '127.0.0.1', '--port', String(port), '--protocol', 'http'];
      const logs = ['--log-path', join(folder, 'log'), '--query-log-path', setting('QUERY_LOG_PATH')];
      server = spawn('groonga', [...words, ...logs, '-s', database()], { stdio: 'ignore' });
      const answers = (): Promise<boolean> =>
        fetch(`http://127.0.0.1:${port}/d/status`).then(
          ({ ok }) => ok,
          () => false,
        );
      while (!(await answers())) {
        if (server.exitCode !== null) throw new Error('Groonga ended');
        await sleep(50);
      }
    },
    kill: async (loses = false) => {
      if (server?.exitCode === null && server.signalCode === null) {
        server.kill('SIGKILL');
        await once(server, 'exit');
      }
      if (loses) create();
    },
  };
};
