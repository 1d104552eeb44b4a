import pg from 'pg';
import { Registry } from 'prom-client';
import { afterAll, expect, inject } from 'vitest';
import type { BackendOptions } from '../backend-options.ts';
import type { Backend } from '../create-backend.ts';
import { createLogger } from '../log/create-logger.ts';

/** A backend's use of the replica of this test run. */
export interface ReplicaOfRun {
  readonly options: Pick<BackendOptions, 'replicaUrls' | 'metrics' | 'logger'>;
  /** The backend, which answers a request once the replica has everything that was committed before it. */
  follow(backend: Backend): Backend;
}

const askEach = async <T extends object>(client: pg.Client, text: string): Promise<T | undefined> =>
  (await client.query<T>(text)).rows[0];

/** Repeats a question until it is answered with true. */
const until = async (isTrue: () => Promise<boolean>, triesLeft = 2_000): Promise<void> => {
  if (await isTrue()) return;
  if (triesLeft === 0) throw new Error('The replica does not follow the database');
  await new Promise((resolve) => setTimeout(resolve, 5));
  await until(isTrue, triesLeft - 1);
};

/**
 * The replica of a database, if the run has one: `TEST_REPLICA=on`. After the file's tests, a read that failed on it
 * fails the file: the primary has repeated it, so no test would notice. Call it at the file's top level.
 */
export const useReplicaOfRun = () => {
  const failures: string[] = [];
  const closing: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const close of closing) await close();
    expect(failures).toEqual([]);
  });
  return (databaseUrl: string, metrics = new Registry()): ReplicaOfRun | undefined => {
    const replica = inject('replicaUrl');
    if (replica === undefined) return undefined;
    const url = new URL(replica);
    url.pathname = new URL(databaseUrl).pathname;
    const logger = createLogger('warn', {
      write: (line) => {
        if (line.includes('A read failed on a replica')) failures.push(line);
      },
    });
    let opened: Promise<readonly [pg.Client, pg.Client]> | undefined;
    const open = async (): Promise<readonly [pg.Client, pg.Client]> => {
      const clients = [
        new pg.Client({ connectionString: databaseUrl }),
        new pg.Client({ connectionString: url.href }),
      ] as const;
      for (const client of clients) {
        client.on('error', () => undefined);
        closing.push(() => client.end());
      }
      await until(async () => /ironcart_replica_in_service\{[^}]*\} 1/.test(await metrics.metrics()));
      for (const client of clients) await client.connect();
      return clients;
    };
    const catchUp = async (): Promise<void> => {
      opened ??= open();
      const [primary, standby] = await opened;
      const written = await askEach<{ lsn: string }>(primary, 'select pg_current_wal_flush_lsn()::text as lsn');
      await until(async () => {
        const text = `select pg_last_wal_replay_lsn() >= '${written?.lsn}' as is_there`;
        return (await askEach<{ is_there: boolean }>(standby, text))?.is_there === true;
      });
    };
    return {
      options: { replicaUrls: [url.href], metrics, logger },
      follow: (backend) => ({
        ...backend,
        fetch: async (request, connection) => {
          await catchUp();
          return backend.fetch(request, connection);
        },
      }),
    };
  };
};
