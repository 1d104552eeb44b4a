import type pg from 'pg';

/** Texts that are prepared at most: lists of values make new texts without end, and each costs every connection memory. */
const maxNames = 500;

type Query = (text: unknown, values?: unknown, done?: unknown) => unknown;

/** A `*` for columns: these are others once a migration has run, which a prepared statement does not survive. */
const namesEveryColumn = (text: string): boolean => text.replaceAll('count(*)', '').includes('*');

/**
 * Lets every connection of a pool parse and plan each statement once: the second time it is sent by its name.
 * A text that names every column by `*` is left alone.
 * @returns what is to be done with a new connection
 */
export const createStatementPreparer = (): ((client: pg.PoolClient) => void) => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames || namesEveryColumn(text)) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };

  return (client) => {
    const queried = client as unknown as { query: Query };
    const query = queried.query.bind(client);
    queried.query = (text, values, done) => {
      const name = typeof text === 'string' && Array.isArray(values) && values.length > 0 ? nameOf(text) : undefined;
      return name === undefined ? query(text, values, done) : query({ name, text, values }, done);
    };
  };
};
