import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** The connection string of a running store's embedded database. */
export const embeddedDatabaseUrl = (dataDir: string): string => {
  const folder = join(dataDir, 'postgresql');
  const port = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(folder, 'database-password'), 'utf8');
  return `postgres://ironcart:${password}@127.0.0.1:${port ?? ''}/ironcart`;
};

/** Runs one statement. */
export const query = async <Row extends object>(
  databaseUrl: string,
  statement: string,
  values: readonly unknown[] = [],
): Promise<readonly Row[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(statement, [...values])).rows;
  } finally {
    await client.end();
  }
};

/**
 * Creates another database on the server of an existing one.
 * @param template a database on that server to copy, without connections; default: an empty one
 * @returns its connection string
 */
export const createDatabase = async (databaseUrl: string, name: string, template = 'template1'): Promise<string> => {
  const server = new URL(databaseUrl);
  server.pathname = '/postgres';
  await query(server.href, `create database ${name} template ${template}`);
  server.pathname = `/${name}`;
  return server.href;
};

/** Number of orders that the store considers paid. */
export const placedOrders = async (databaseUrl: string): Promise<number> => {
  const [row] = await query<{ orders: number }>(
    databaseUrl,
    `select count(*)::int as orders from orders where status in ('published', 'payment_complete')`,
  );
  return row?.orders ?? 0;
};
