import type pg from 'pg';

/** Prevents a closed connection from ending the process: only its statements fail. */
export const surviveBrokenConnection = (client: pg.ClientBase): void => {
  client.on('error', () => undefined);
};

/**
 * Prevents a broken connection from ending the process through an unhandled 'error' event. The pool replaces a
 * connection that breaks while idle; a transaction's next statement fails, even if the connection broke between two
 * statements.
 * @param tell receives errors of idle connections until the pool is ended
 */
export const surviveBrokenConnections = (pool: pg.Pool, tell: (error: Error) => void = () => undefined): void => {
  pool.on('error', (error) => {
    // An ended pool does not wait for its connections to close: later errors do not matter.
    if (!pool.ending) tell(error);
  });
  pool.on('connect', surviveBrokenConnection);
};
