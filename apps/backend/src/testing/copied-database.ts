import { randomBytes } from 'node:crypto';
import pg from 'pg';

const onServer = async (templateUrl: string, statement: string): Promise<void> => {
  const url = new URL(templateUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};

/**
 * A separate database for one test. It is kept until the server's folder is deleted: dropping one takes longer than
 * copying it.
 */
interface OwnDatabase {
  readonly url: string;
}

const createDatabase = async (templateUrl: string, template: string): Promise<OwnDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(templateUrl, `create database ${name} template ${template}`);
  const url = new URL(templateUrl);
  url.pathname = `/${name}`;
  return { url: url.href };
};

/** A separate database, copied from the template in a few tenths of a second. */
export const copyDatabase = (templateUrl: string): Promise<OwnDatabase> =>
  createDatabase(templateUrl, new URL(templateUrl).pathname.slice(1));

/** A separate empty database on the template's server. */
export const blankDatabase = (templateUrl: string): Promise<OwnDatabase> => createDatabase(templateUrl, 'template1');
