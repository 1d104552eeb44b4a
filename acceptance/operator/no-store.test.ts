import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { createDatabase, embeddedDatabaseUrl, query } from '../live/databases.ts';
import { sampleOf } from '../sample.ts';
import { rawMessages, runProgram } from './run-program.ts';

const folder = makeDataDir();
const dataDir = makeDataDir();
const csv = join(folder, 'products.csv');
const rates = join(folder, 'rates.json');
const picture = join(folder, 'own-bar.png');
const written = join(folder, 'written');

let store: OpenProduct;
let emptyDatabase = '';

beforeAll(async () => {
  writeFileSync(csv, 'Handle,Title,Variant SKU,Variant Price\nown-bar,Own bar,OWN-1,100.00\n');
  writeFileSync(rates, '{}');
  writeFileSync(picture, '');
  store = await openProduct({ IRONCART_DATA_DIR: dataDir });
  emptyDatabase = await createDatabase(embeddedDatabaseUrl(dataDir), 'nothing_in_it');
});
afterAll(async () => {
  await store.close();
  for (const made of [folder, dataDir]) rmSync(made, { recursive: true, force: true });
});

const commands = [
  ['outbox'],
  ['moderate', 'list'],
  ['order', 'audit', '1'],
  ['order', 'ask', '1', '12.50', 'Freight'],
  ['flags'],
  ['flags', 'set', 'adyen_edit', 'on'],
  ['backup', `${written}.gz`],
  ['demo', 'empty'],
  ['demo', 'empty', '--yes'],
  ['pictures', 'list'],
  ['pictures', 'add', picture],
  ['rates', 'export', `${written}.json`],
  ['rates', 'import', rates],
  ['catalogue', 'export', `${written}.csv`],
  ['catalogue', 'import', csv],
].map(([program, ...words]) => ({
  line: `npm run ${program} -- ${words.join(' ')}`,
  run: (environment: Readonly<Record<string, string>>) => runProgram([`${program}.mjs`, ...words], environment),
}));

test.each(commands)('command $line in a folder without a store reports that, and creates no store', async ({ run }) => {
  const nowhere = join(folder, 'never-made');
  const { code, output } = await run({ IRONCART_DATA_DIR: nowhere });
  expect(output).toMatch(/There is no store in \S+never-made: .*npm start/);
  expect(output).not.toMatch(rawMessages);
  expect(code).toBe(1);
  expect(existsSync(nowhere)).toBe(false);
  expect(readdirSync(folder).filter((name) => name.startsWith('written'))).toEqual([]);
});

test.each(sampleOf(commands, 4))(
  'command $line on an empty database reports that, and leaves it empty',
  async ({ run }) => {
    const { code, output } = await run({ DATABASE_URL: emptyDatabase, IRONCART_DATA_DIR: folder });
    expect(output).toMatch(/There is no store in the database that DATABASE_URL names: .*npm start/);
    expect(output).not.toMatch(rawMessages);
    expect(code).toBe(1);
    const tables = await query(
      emptyDatabase,
      `select tablename from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables).toEqual([]);
  },
);
