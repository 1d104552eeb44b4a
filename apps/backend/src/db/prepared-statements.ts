import type pg from 'pg';

/**
 * Maximum number of prepared texts: lists of values create unlimited new texts, and each costs memory in every
 * connection.
 */
const maxNames = 500;

type Query = (text: unknown, values?: unknown, done?: unknown) => unknown;

/**
 * A `*` for columns: its columns change with a migration, after which a prepared statement fails. The `*` of `count(*)`
 * or a multiplication follows other text.
 */
const everyColumn = /(?:\b(?:select|distinct|returning)|[,.])\s*\*/i;

/**
 * Makes every connection of a pool parse and plan each statement once: from the second time on, it is sent by name. A
 * text with `*` for columns is not prepared.
 * @returns a function to call with each new connection
 */
export const createStatementPreparer = (): ((client: pg.PoolClient) => void) => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames || everyColumn.test(text)) return known;
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
