import pg from 'pg';
import { afterEach } from 'vitest';

/** Connections in addition to the store's own, for tests of locking; closed after each test. */
export interface OtherConnections {
  connect(): Promise<pg.Client>;
  /** Whether a connection waits for a row lock. */
  isWaiting(): Promise<boolean>;
  /** Locks rows while the work runs, like an order with a slow commit. @param locking a query that locks them */
  whileHeld<T>(locking: string, values: readonly unknown[], work: () => Promise<T>): Promise<T>;
}

export const useOtherConnections = (store: { readonly databaseUrl: string }): OtherConnections => {
  const clients: pg.Client[] = [];
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: store.databaseUrl });
    await client.connect();
    clients.push(client);
    return client;
  };
  afterEach(async () => {
    await Promise.all(clients.splice(0).map((client) => client.end()));
  });
  return {
    connect,
    isWaiting: async () => {
      const asking = await connect();
      const { rows } = await asking.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return (rows[0]?.waiting ?? 0) > 0;
    },
    whileHeld: async (locking, values, work) => {
      const holder = await connect();
      await holder.query('begin');
      await holder.query(locking, [...values]);
      try {
        return await work();
      } finally {
        await holder.query('rollback');
      }
    },
  };
};
