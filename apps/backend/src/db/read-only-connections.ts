import type pg from 'pg';

/** What PostgreSQL says of a change while it takes none: it is a standby, or set to read-only. */
const readOnlyTransaction = '25006';

type Query = (...query: readonly unknown[]) => unknown;

/**
 * Has the pool replace each connection that was refused a change because its server is read-only, once the connection
 * comes back: a new one may lead to the new primary, or see that the database takes changes again, which a connection
 * from before never does. Reads do not reveal such a server and keep their connection.
 */
export const replaceReadOnlyConnections = (pool: pg.Pool): void => {
  const readOnly = new WeakSet<pg.ClientBase>();
  pool.on('connect', (client) => {
    const queried = client as unknown as { query: Query };
    const query = queried.query.bind(client);
    queried.query = (...asked) => {
      const answer = query(...asked);
      if (answer instanceof Promise) {
        answer.catch((error: unknown) => {
          if (error instanceof Error && 'code' in error && error.code === readOnlyTransaction) readOnly.add(client);
        });
      }
      return answer;
    };
  });
  pool.on('release', (_error, client) => {
    if (readOnly.has(client)) void client.end();
  });
};
