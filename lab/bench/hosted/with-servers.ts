import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDatabase, startEmbeddedDatabase } from '@ironcart/backend';
import { messageOf, startServer } from '../placement/processes.ts';
import { fillCatalogue } from '../search/fill-catalogue.ts';

export const connections = 16;
export const publicUrl = 'http://store.test';

/** A server of the benchmark in its own process. */
export interface RunningServer {
  readonly server: ChildProcess;
  readonly origin: string;
}

/** A database with 1,000 products, reference data and no shopper, and the servers opened on it. */
export interface Servers {
  readonly databaseUrl: string;
  /** @param file of the server, relative to `placement/` */
  open(file: string): Promise<RunningServer>;
}

const products = 1_000;

/** Opens a database for a measurement, and closes it and its servers afterwards. */
export const withServers = async <Result>(measure: (servers: Servers) => Promise<Result>): Promise<Result> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ironcart-hosted-'));
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir });
  const opened: ChildProcess[] = [];
  try {
    await prepareDatabase({
      databaseUrl: database.url,
      contents: { demo: 'off', demoData: () => Promise.reject(new Error('The bench fills the catalogue itself')) },
    });
    await fillCatalogue(database.url, products);
    return await measure({
      databaseUrl: database.url,
      open: async (file) => {
        const server = await startServer(file, {
          BENCH_DATABASE_URL: database.url,
          BENCH_PUBLIC_URL: publicUrl,
          BENCH_CONNECTIONS: String(connections),
        });
        opened.push(server);
        return { server, origin: `http://127.0.0.1:${(await messageOf<{ port: number }>(server)).port}` };
      },
    });
  } finally {
    for (const server of opened) server.kill();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
