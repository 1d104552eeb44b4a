import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { mbOf } from '../../scripts/prepare/folder-size.mjs';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { startStore } from '../fresh-clone/started-store.mjs';
import { runProgram } from './run-program.ts';

/** The folder of the release, and an empty folder that it is copied to, named as merchants name theirs. */
const written = join(mkdtempSync(join(tmpdir(), 'ironcart-release-')), 'release');
const elsewhere = join(makeDataDir(), 'Müllers Gym #1, 100% & more');
const environment = { DATABASE_URL: undefined, IRONCART_DATA_DIR: undefined, HOST: undefined, NODE_ENV: undefined };

let store: Awaited<ReturnType<typeof startStore>>;

const command = (...words: string[]): string =>
  execFileSync(process.execPath, ['store.mjs', ...words], { cwd: elsewhere, encoding: 'utf8' });

/** A module of an earlier build, which stores that were started from it may still load. */
const earlier = inRoot('dist/server/chunk-of-an-earlier-build.js');

beforeAll(async () => {
  mkdirSync(inRoot('dist/server'), { recursive: true });
  writeFileSync(earlier, '');
  const { code, output } = await runProgram(['release.mjs', written], {});
  rmSync(earlier);
  if (code !== 0) throw new Error(output);
  execFileSync('cp', ['-a', written, elsewhere]);
  rmSync(written, { recursive: true });
  writeFileSync(join(elsewhere, 'ironcart.config.json'), JSON.stringify({ dataDir: 'data', logLevel: 'warn' }));
  store = await startStore([process.execPath, 'store.mjs'], elsewhere, environment);
});

afterAll(async () => {
  await store.stop();
  rmSync(elsewhere, { recursive: true, force: true });
});

test('release folder has at most 150 MB, no sources and no demo pictures', () => {
  expect(readdirSync(join(elsewhere, 'program')).sort()).toEqual(['built-from', 'migrations', 'server', 'storefront']);
  const files = readdirSync(elsewhere, { recursive: true, encoding: 'utf8' }).filter(
    (path) => !path.startsWith('data'),
  );
  expect(files.filter((path) => /\.(?:ts|tsx|map)$/.test(path))).toEqual([]);
  expect(files.filter((path) => path.includes('earlier-build'))).toEqual([]);
  expect(mbOf(elsewhere) - mbOf(join(elsewhere, 'data'))).toBeLessThanOrEqual(150);
});

test('release folder contains every guide named in its messages', () => {
  const server = join(elsewhere, 'program', 'server');
  const programs = readdirSync(server, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.js'));
  const text = programs.map((path) => readFileSync(join(server, path), 'utf8')).join('\n');
  const named = new Set([...text.matchAll(/(?<![/\w])docs\/[a-z-]+(?:\/[a-z-]+)*(?:\.md)?/g)].map(([path]) => path));
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((path) => !existsSync(join(elsewhere, path)))).toEqual([]);
});

test('release folder opens a store with one command, with its data and settings beside it', async () => {
  const home = await fetch(`${store.url}/`);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('<h1');
  const heartbeat = await fetch(`${store.url}/svc_ssr/heartbeat`);
  expect(heartbeat.status).toBe(200);
  expect(existsSync(join(elsewhere, 'data', 'postgresql'))).toBe(true);
  expect(store.printed()).not.toContain('Demo customers');
});

test('release folder runs the operator commands beside its store', () => {
  expect(command('outbox')).toContain('no mail');
  expect(command('flags')).toMatch(/\w/);
  command('rates', 'export', join(elsewhere, 'data', 'rates.json'));
  command('catalogue', 'export', join(elsewhere, 'data', 'products.csv'));
  command('backup', join(elsewhere, 'data', 'store.gz'));
  expect(() => command('order', 'audit', '999999999')).toThrow(/There is no order/);
});

test('release folder opens a store without a home page that shows the imported products', async () => {
  const file = join(elsewhere, 'data', 'first.csv');
  writeFileSync(
    file,
    'Handle,Title,Type,Variant Price\nfirst-bar,First Bar,Bars,129.00\nfirst-mat,First Mat,Mats,39.00\n',
  );
  expect(command('catalogue', 'import', file)).toContain('2 products imported');
  const home = await (await fetch(store.url)).text();
  expect(command('catalogue', 'import', file, '--currency', 'EUR')).toContain('Prices count as before tax');
  expect(home).toMatch(/<a [^>]*href="\/first-bar"/);
  expect(home).toMatch(/<a [^>]*href="\/mats"[^>]*>(?:<[^>]*>)*All Mats/);
});

test('release folder has a doctor that reads the settings beside it, and reports missing ones', () => {
  const { status, stdout } = spawnSync(process.execPath, ['store.mjs', 'doctor', '--json'], {
    cwd: elsewhere,
    encoding: 'utf8',
  });
  const { findings } = JSON.parse(stdout) as { findings: readonly { level: string; message: string }[] };
  const found = findings.map(({ level, message }) => `${level}: ${message}`);
  expect(status).toBe(1);
  expect(found).toContainEqual(expect.stringMatching(/^missing: No payment account/));
  expect(found).toContainEqual(expect.stringMatching(/^ok: The embedded database answers: PostgreSQL \d+/));
});

test('release folder has commands named as in messages', () => {
  const printed = execFileSync('npm', ['run', '--silent', 'outbox'], { cwd: elsewhere, encoding: 'utf8' });
  expect(printed).toContain('no mail');
});

test("newer release keeps the files of the previous release's pages, and settings and data beside the program", async () => {
  const folder = makeDataDir();
  for (const part of ['program', '.ironcart']) mkdirSync(join(folder, part));
  const assetsIn = (release: string) => readdirSync(join(release, 'program/storefront/client/assets'));
  const last = join(elsewhere, 'program/storefront/client/assets/page-of-the-last-release.js');
  const before = join(elsewhere, 'program/storefront/client/assets/page-of-the-one-before.js');
  for (const file of [last, before]) writeFileSync(file, '');
  writeFileSync(join(elsewhere, 'program/kept-assets.json'), JSON.stringify(['page-of-the-one-before.js']));
  for (const file of ['program/built-from', 'ironcart.config.json', '.ironcart/orders']) {
    writeFileSync(join(folder, file), 'earlier');
  }
  const { code, output } = await runProgram(['release.mjs', folder, '--after', elsewhere, '--force'], {});
  expect(code, output).toBe(0);
  expect(assetsIn(folder)).toContain('page-of-the-last-release.js');
  expect(assetsIn(folder)).not.toContain('page-of-the-one-before.js');
  expect(readFileSync(join(folder, 'ironcart.config.json'), 'utf8')).toBe('earlier');
  expect(readFileSync(join(folder, '.ironcart/orders'), 'utf8')).toBe('earlier');
  expect(readFileSync(join(folder, 'program/built-from'), 'utf8')).not.toBe('earlier');
  rmSync(folder, { recursive: true });
});

test('release that cannot be written leaves the existing one unchanged', async () => {
  const assets = join(elsewhere, 'program/storefront/client/assets');
  const program = () => readdirSync(join(elsewhere, 'program'), { recursive: true }).sort();
  const before = program();
  const link = join(makeDataDir(), 'serving');
  symlinkSync(elsewhere, link);
  const none = makeDataDir();
  for (const [folder, previous, says] of [
    [elsewhere, undefined, /holds a release already.*a new folder.*--force replaces it/],
    [elsewhere, elsewhere, /holds the release that serves now.*a new folder beside it/],
    [elsewhere, link, /holds the release that serves now/],
    [elsewhere, none, /holds no release/],
    [join(none, 'new'), none, /holds no release/],
  ] as const) {
    const after = previous === undefined ? [] : ['--after', previous];
    const { code, output } = await runProgram(['release.mjs', folder, ...after], {});
    expect({ code, output }).toEqual({ code: 1, output: expect.stringMatching(says) });
    expect(output).not.toContain('Building');
  }
  expect(existsSync(assets)).toBe(true);
  expect(program()).toEqual(before);
  expect(readdirSync(none)).toEqual([]);
});

test('release never overwrites other files', async () => {
  const mine = makeDataDir();
  writeFileSync(join(mine, 'mine.txt'), 'mine');
  const { code, output } = await runProgram(['release.mjs', mine], {});
  expect({ code, output }).toEqual({ code: 1, output: expect.stringContaining('holds other files') });
  expect(readdirSync(mine)).toEqual(['mine.txt']);
});
