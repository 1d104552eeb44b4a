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

/** A database of one's own, copied from the template in a few hundredths of a second. */
export const copyDatabase = async (templateUrl: string): Promise<{ url: string; drop(): Promise<void> }> => {
  const template = new URL(templateUrl).pathname.slice(1);
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onServer(templateUrl, `create database ${name} template ${template}`);
  const url = new URL(templateUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(templateUrl, `drop database ${name} with (force)`) };
};
