import type pg from 'pg';

type Done = (error: Error | null, result?: unknown) => void;
type Query = (text: unknown, values?: unknown, done?: Done) => unknown;

/**
 * Closes a connection whose statement has not been answered within a time limit, so that the statement fails as on any
 * lost connection. The database's own statement timeout covers neither a commit that waits for a replica nor a machine
 * that has stopped.
 * @returns a function to call with each new connection; its queries have promises, or a callback as third argument
 */
export const endSilentConnections =
  (limitMs: number): ((client: pg.PoolClient) => void) =>
  (client) => {
    const { connection, query: ofClient } = client as unknown as {
      connection: { stream: { destroy(): void } };
      query: Query;
    };
    const query = ofClient.bind(client);
    (client as unknown as { query: Query }).query = (text, values, done) => {
      const timer = setTimeout(() => connection.stream.destroy(), limitMs);
      const settle = (): void => clearTimeout(timer);
      if (done !== undefined) {
        return query(text, values, (error, result) => {
          settle();
          done(error, result);
        });
      }
      const answer = query(text, values);
      if (answer instanceof Promise) answer.then(settle, settle);
      else settle();
      return answer;
    };
  };
