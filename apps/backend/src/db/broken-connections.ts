import type pg from 'pg';

/**
 * Keeps a connection that breaks from ending the process: an error that nobody listens to does. The pool replaces what breaks
 * while idle; the next statement of a transaction fails by itself, also where the connection broke between two statements.
 * @param tell hears of what broke while idle, until the pool is ended
 */
export const surviveBrokenConnections = (pool: pg.Pool, tell: (error: Error) => void = () => undefined): void => {
  pool.on('error', (error) => {
    // An ended pool does not wait for its connections to close: what breaks after that is nobody's loss.
    if (!pool.ending) tell(error);
  });
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
};
