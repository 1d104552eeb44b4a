import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { root } from '../../scripts/prepare/root.mjs';
import { run } from '../../scripts/prepare/step.mjs';
import { openBrowser } from './browser.ts';
import { adopterProject, type Project } from './project.ts';
import { type ServedCommand, serveCommand } from './serve-command.ts';
import { packedPackages } from './tarballs.ts';

/** Projects are created within the adopter's project, so that they resolve its installed packages. */
let project: Project;
let program: string;
let created: string;

beforeAll(async () => {
  project = await adopterProject();
  created = join(project.folder, 'created');
  rmSync(created, { recursive: true, force: true });
  mkdirSync(created);
  const tarball = (await packedPackages()).find(({ name }) => name === 'create-ironcart');
  await run('tar', ['xzf', tarball?.file ?? '', '-C', created]);
  program = join(created, 'package/bin/create-ironcart.mjs');
});

const create = (...words: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync('node', [program, ...words], {
    cwd: created,
    encoding: 'utf8',
    timeout: 120_000,
  });
  return { status, printed: stdout + stderr };
};

const inProject = (name: string, ...words: readonly string[]) => run('npm', words, { cwd: join(created, name) });

const filesOf = (name: string, ending: RegExp) =>
  readdirSync(join(created, name), { recursive: true, encoding: 'utf8' }).filter(
    (path) => ending.test(path) && !/node_modules|^dist/.test(path),
  );

/** Packages that the project's files import and its manifest does not name. */
const undeclared = (name: string): readonly string[] => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(join(created, name, 'package.json'), 'utf8'));
  const imported = filesOf(name, /\.(tsx?|js)$/).flatMap((path) =>
    [...readFileSync(join(created, name, path), 'utf8').matchAll(/from '([^.'][^']*)'|import '([^.'][^']*)'/g)].map(
      ([, from, bare]) => from ?? bare ?? '',
    ),
  );
  const packages = imported
    .filter((from) => !from.startsWith('node:'))
    .map((from) => from.split('/', from.startsWith('@') ? 2 : 1).join('/'));
  return [...new Set(packages)].filter((it) => !(it in { ...dependencies, ...devDependencies }));
};

describe('npm create ironcart', () => {
  it.each([
    ['without a folder', [], /^Usage: npm create ironcart/],
    ['with a name of two words', ['shop', 'own', '--kind', 'sdk'], /Name one folder, .* quotes, "shop own"\.$/m],
    ['without a kind, in a non-interactive shell', ['shop'], /Name the kind of project with --kind/],
    ['of an unknown kind', ['shop', '--kind', 'blog'], /There is no kind "blog": choose from store, storefront, sdk/],
    ['with an unknown option', ['shop', '--color', 'red'], /Unknown option '--color'/],
    ['in a folder with files', ['package', '--kind', 'sdk'], /package is not empty/],
    ['with an invalid backend URL', ['shop', '--kind', 'storefront', '--backend', 'my shop'], /has to be an address/],
    ['in a folder whose name contains no usable letters', ['!!', '--kind', 'sdk'], /no letter from a to z/],
    [
      'below a file',
      ['package/README.md/shop', '--kind', 'sdk'],
      /shop cannot be created: a part of the path is a file/,
    ],
    [
      'in a folder of the operating system',
      ['/proc/shop/one', '--kind', 'sdk'],
      /one cannot be created: no folder can be made there/,
    ],
    ['with an option of another kind', ['shop', '--kind', 'sdk', '--backend', 'http://a'], /kind sdk has no --backend/],
    ['with an invalid repository', ['shop', '--kind', 'store', '--repository', '/nowhere'], /git clone failed/],
  ])('%s ends with a clear message, and writes nothing', (_, words, sentence) => {
    const { status, printed } = create(...words);
    expect(printed).toMatch(sentence);
    expect(printed).not.toMatch(/ at .*\.mjs:\d+/);
    expect(status).toBe(1);
    expect(existsSync(join(created, 'shop'))).toBe(false);
  });

  it.each(['create-ironcart.mjs', 'ironcart-update.mjs'])('on Node 18 states which Node version %s needs', (name) => {
    const older = "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })";
    const words = [
      '--import',
      `data:text/javascript,${older}`,
      join(created, 'package/bin', name),
      'old',
      '--kind',
      'sdk',
    ];
    const { status, stderr } = spawnSync('node', words, { cwd: created, encoding: 'utf8' });
    expect(stderr).toBe(
      'Ironcart needs Node 20.19 or newer and this is 18.20.8: install a newer Node (nodejs.org) and run the command again.\n',
    );
    expect(status).toBe(1);
  });

  it('creates a project that prices and taxes an order, and whose property test passes', async () => {
    expect(create('My Prices', '--kind', 'sdk').printed).toMatch(/My Prices is ready/);
    expect(undeclared('My Prices')).toEqual([]);
    expect(filesOf('My Prices', /^\.gitignore$/)).toHaveLength(1);
    expect(await inProject('My Prices', 'start')).toMatch(/To pay €875\.84/);
    await inProject('My Prices', 'test');
    await inProject('My Prices', 'run', 'check');
  });

  it.each([
    ['Käse Straße Nr. 1', ['--kind', 'sdk'], 'kase-strasse-nr-1', '"Käse Straße Nr. 1"'],
    ['$(exit) it’s', ['--kind', 'sdk'], 'exit-it-s', "'$(exit) it’s'"],
    ['plain', ['--', '--kind', 'sdk'], 'plain', 'plain'],
  ])('names a project in the folder %s, and prints the folder quoted for a shell', (folder, words, name, printed) => {
    expect(create(folder, ...words).printed).toContain(`\n  cd ${printed}\n`);
    expect(JSON.parse(readFileSync(join(created, folder, 'package.json'), 'utf8')).name).toBe(name);
  });

  it('creates a store: a clone of the repository with its name, from which updates can be merged', async () => {
    expect(create('northgate', '--kind', 'store', '--repository', `file://${root}`).printed).toMatch(/npm start/);
    const git = (...words: readonly string[]) => run('git', ['-C', join(created, 'northgate'), ...words]);
    expect(JSON.parse(readFileSync(join(created, 'northgate/ironcart.brand.json'), 'utf8'))).toEqual({
      name: 'Northgate',
    });
    expect(await git('remote')).toBe('upstream\n');
    expect(await git('rev-parse', 'HEAD')).toBe(await run('git', ['-C', root, 'rev-parse', 'HEAD']));
    // The store's own file is the only difference, and nothing hides it from Git.
    expect(await git('status', '--porcelain')).toBe('?? ironcart.brand.json\n');
    expect(await inProject('northgate', 'run')).toMatch(/start.*doctor/s);
  });

  it.each([
    ['über-laden_nr. 2', 'Über Laden Nr. 2'],
    ['器材店', '器材店'],
  ])('keeps all letters in the name of a store in the folder %s', (folder, name) => {
    create(folder, '--kind', 'store', '--repository', `file://${root}`);
    expect(JSON.parse(readFileSync(join(created, folder, 'ironcart.brand.json'), 'utf8'))).toEqual({ name });
  });
});

describe('storefront created by npm create ironcart', () => {
  let store: OpenProduct;
  let browser: Browser;
  let server: ServedCommand;
  const dataDir = makeDataDir();

  beforeAll(async () => {
    [store, browser] = await Promise.all([openProduct({ IRONCART_DATA_DIR: dataDir }), openBrowser()]);
    create('shopfront', '--kind', 'storefront', '--backend', store.url);
    await inProject('shopfront', 'run', 'build');
    server = await serveCommand(
      join(created, 'shopfront'),
      '../../node_modules/vite/bin/vite.js',
      'preview',
      '--port',
      '0',
    );
  });

  afterAll(async () => {
    server?.close();
    await browser?.close();
    await store?.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('declares its imports, and passes the type check', async () => {
    expect(undeclared('shopfront')).toEqual([]);
    await inProject('shopfront', 'run', 'check');
  });

  it('finds a product, adds it to the cart and opens checkout', async () => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(server.url);
    await page.getByRole('searchbox', { name: 'Search' }).fill('change plate 2.5');
    await page.getByRole('button', { name: 'Search' }).click();
    const plate = page.getByRole('listitem').filter({ hasText: 'Change Plate 2.5 kg' }).first();
    await plate.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('status').filter({ hasText: 'is in your cart' }).waitFor();
    await page.getByRole('button', { name: 'Check out' }).click();
    await page.getByRole('region', { name: 'Go on as a guest' }).waitFor();
    expect(await page.getByText('Change Plate 2.5 kg').count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
});
