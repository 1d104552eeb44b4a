import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { openProduct } from '../../e2e/fixtures/open-product.ts';
import { rawMessages, runProgram } from './run-program.ts';

const folder = makeDataDir();
const dataDir = join(folder, 'store');
const backup = join(folder, 'store.gz');
const emptyDataDir = join(folder, 'restored');

beforeAll(async () => {
  mkdirSync(dataDir);
  const store = await openProduct({ IRONCART_DATA_DIR: dataDir });
  const { code, output } = await runProgram(['backup.mjs', backup], { IRONCART_DATA_DIR: dataDir });
  expect(code, output).toBe(0);
  await store.close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = (): string => gunzipSync(readFileSync(backup)).toString();
const damaged = (change: (whole: string) => string): Buffer => gzipSync(change(text()));

const damages: readonly { readonly what: string; readonly content: () => Buffer; readonly says: RegExp }[] = [
  { what: 'empty', content: () => Buffer.alloc(0), says: /no backup of a store, or is damaged/ },
  { what: 'not gzipped', content: () => Buffer.from('hello'), says: /no backup of a store, or is damaged/ },
  { what: 'of another program', content: () => gzipSync('{"format":"else"}\n'), says: /no backup of a store/ },
  {
    what: 'a single excessively long line',
    content: () => gzipSync(Buffer.alloc(20_000_000, 'x')),
    says: /no backup of a store/,
  },
  {
    what: 'truncated',
    content: () => readFileSync(backup).subarray(0, 60_000),
    says: /ends too early: it is not whole/,
  },
  {
    what: 'without its last bytes',
    content: () => damaged((whole) => whole.slice(0, -40)),
    says: /ends too early|damaged/,
  },
  {
    what: 'with a row that fits no table',
    content: () => damaged((whole) => whole.replace(/(\{"table":"products"[^\n]*\n)/, '$1one\ttwo\n')),
    says: /no backup of a store, or is damaged/,
  },
  {
    what: 'of a newer program',
    content: () => damaged((whole) => whole.replace(/"checksum":"[0-9a-f]{8}/, '"checksum":"00000000')),
    says: /does not know the migration \S+: update the program/,
  },
];

test.each(damages)('backup that is $what is rejected with one sentence', async ({ content, says }) => {
  const file = join(folder, 'damaged.gz');
  writeFileSync(file, content());
  const { code, output } = await runProgram(['restore.mjs', file], { IRONCART_DATA_DIR: emptyDataDir });
  expect(output).toMatch(says);
  expect(output).toContain('Nothing was restored.');
  expect(output).not.toMatch(rawMessages);
  expect(code).toBe(2);
});

test('rejected backup leaves no files: a valid one is then restored into the same folder and opens', async () => {
  const { code, output } = await runProgram(['restore.mjs', backup], { IRONCART_DATA_DIR: emptyDataDir });
  expect(output).toMatch(/\d+ rows of \d+ tables were restored/);
  expect(code).toBe(0);
  const store = await openProduct({ IRONCART_DATA_DIR: emptyDataDir });
  expect((await fetch(`${store.url}/barbells`)).status).toBe(200);
  await store.close();
  const again = await runProgram(['restore.mjs', backup], { IRONCART_DATA_DIR: emptyDataDir });
  expect(again.output).toMatch(/The database is not empty/);
  expect(again.code).toBe(2);
});

test('backup, rates export and products export keep an existing file of that name, unless told to replace it', async () => {
  for (const [program, ...words] of [['backup.mjs'], ['rates.mjs', 'export'], ['catalogue.mjs', 'export']] as const) {
    const file = join(folder, `kept-${program}.json`);
    writeFileSync(file, 'the only copy');
    const run = (...more: readonly string[]) =>
      runProgram([program, ...words, file, ...more], { IRONCART_DATA_DIR: dataDir });
    const { code, output } = await run();
    expect(output).toMatch(/is there already and was kept: choose another name, or add --force to replace it/);
    expect(output).not.toMatch(rawMessages);
    expect(code).toBe(1);
    expect(readFileSync(file, 'utf8')).toBe('the only copy');
    expect(await run('--force')).toMatchObject({ code: 0 });
    expect(readFileSync(file).toString().startsWith('the only copy')).toBe(false);
  }
});

test('export of rates or products to a missing place or a folder is rejected with one sentence', async () => {
  mkdirSync(join(folder, 'a-folder.csv'));
  for (const program of ['rates.mjs', 'catalogue.mjs'])
    for (const [file, says] of [
      [join(folder, 'never-made', 'x.csv'), /There is no .*x\.csv: check the path/],
      [join(folder, 'a-folder.csv'), /a-folder\.csv is a folder: give the path of a file\./],
    ] as const) {
      const { code, output } = await runProgram([program, 'export', file], { IRONCART_DATA_DIR: dataDir });
      expect(output).toMatch(says);
      expect(output).not.toMatch(rawMessages);
      expect(code).toBe(1);
    }
});

test('missing backup file, or a folder in its place, is reported', async () => {
  const nowhere = join(folder, 'never-made');
  for (const [file, says] of [
    [join(folder, 'none.gz'), /There is no \S+none\.gz: check the path/],
    [folder, /is a folder: give the path of a file/],
  ] as const) {
    const { code, output } = await runProgram(['restore.mjs', file], { IRONCART_DATA_DIR: nowhere });
    expect(output).toMatch(says);
    expect(output).not.toMatch(rawMessages);
    expect(code).toBe(1);
  }
  expect(existsSync(nowhere)).toBe(false);
});

test('backup location without write access is reported, and no partial backup is left there', async () => {
  for (const [file, says] of [
    [join(folder, 'no-such-folder', 'store.gz'), /There is no \S+store\.gz: .*make the folder first/],
    [join(backup, 'store.gz'), /A part of the path \S+ is a file/],
    [folder, /is a folder: give the path of a file/],
    ['/proc/store.gz', /There is no|may not use/],
  ] as const) {
    const { code, output } = await runProgram(['backup.mjs', file], { IRONCART_DATA_DIR: dataDir });
    expect(output).toMatch(says);
    expect(output).not.toMatch(rawMessages);
    expect(code).toBe(1);
    expect(existsSync(`${file}.part`)).toBe(false);
  }
});

test('backup without a store is rejected and creates no store', async () => {
  const nowhere = join(folder, 'never-made');
  const { code, output } = await runProgram(['backup.mjs', join(folder, 'none.gz')], { IRONCART_DATA_DIR: nowhere });
  expect(output).toMatch(/There is no store in \S+never-made/);
  expect(output).not.toMatch(rawMessages);
  expect(code).toBe(1);
  expect(existsSync(nowhere)).toBe(false);
});
