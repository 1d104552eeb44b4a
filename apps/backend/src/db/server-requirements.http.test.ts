import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { prepareDatabase } from '../prepare-database.ts';
import { blankDatabase } from '../testing/copied-database.ts';
import { DatabaseUnfitError } from './server-requirements.ts';

/** Runs a statement; returns the number of its rows. */
const runOn = async (url: string, statement: string): Promise<number | null> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rowCount;
  } finally {
    await client.end();
  }
};

const tablesOn = (url: string) => runOn(url, "select from pg_tables where schemaname = 'public'");

it('refuses a database that writes dates in another format, and creates nothing in it', async () => {
  const { url } = await blankDatabase(inject('templateUrl'));
  await runOn(url, `alter database ${new URL(url).pathname.slice(1)} set datestyle to 'German'`);
  await expect(prepareDatabase({ databaseUrl: url })).rejects.toThrow(DatabaseUnfitError);
  await expect(prepareDatabase({ databaseUrl: url })).rejects.toThrow(/writes dates as 'German, DMY'/);
  expect(await tablesOn(url)).toBe(0);
});

it.each([
  ['default_transaction_isolation', 'repeatable read'],
  ['default_transaction_isolation', 'serializable'],
  ['standard_conforming_strings', 'off'],
])('refuses a database with %s set to %s, and creates nothing in it', async (setting, value) => {
  const { url } = await blankDatabase(inject('templateUrl'));
  await runOn(url, `alter database ${new URL(url).pathname.slice(1)} set ${setting} to '${value}'`);
  await expect(prepareDatabase({ databaseUrl: url })).rejects.toThrow(`has ${setting} set to '${value}'`);
  expect(await tablesOn(url)).toBe(0);
});

it('refuses a database that does not store Unicode, and creates nothing in it', async () => {
  const { url } = await blankDatabase(inject('templateUrl'));
  const bytes = new URL(url);
  bytes.pathname += '_bytes';
  const name = bytes.pathname.slice(1);
  await runOn(url, `create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`);
  await expect(prepareDatabase({ databaseUrl: bytes.href })).rejects.toThrow(/stores text as SQL_ASCII/);
  expect(await tablesOn(bytes.href)).toBe(0);
});

it('refuses a database whose language lowers an I otherwise, and creates nothing in it', async () => {
  const { url } = await blankDatabase(inject('templateUrl'));
  const turkish = new URL(url);
  turkish.pathname += '_turkish';
  const name = turkish.pathname.slice(1);
  const locale = "locale_provider icu icu_locale 'tr-TR' locale 'C'";
  await runOn(url, `create database ${name} encoding 'UTF8' ${locale} template template0`);
  await expect(prepareDatabase({ databaseUrl: turkish.href })).rejects.toThrow(/has the locale of a language whose I/);
  expect(await tablesOn(turkish.href)).toBe(0);
});
