import type pg from 'pg';

/**
 * Keeps a connection that breaks from ending the process: an error that nobody listens to does. The pool replaces what breaks
 * while idle; the next statement of a transaction fails by itself, also where the connection broke between two statements.
 * @param tell hears of what broke while idle
 */
export const surviveBrokenConnections = (pool: pg.Pool, tell: (error: Error) => void = () => undefined): void => {
  pool.on('error', tell);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
};
