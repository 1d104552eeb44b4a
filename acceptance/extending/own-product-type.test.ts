import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/prepare/chromium.mjs';
import { inRoot, root } from '../../scripts/prepare/root.mjs';
import { copySources } from '../../scripts/reach/copy-sources.mjs';
import { composeOrder } from '../live/composed-order.ts';
import { createGuest } from '../live/guest.ts';
import { placeByCard } from './recipe-store.ts';

/** The changes of the recipe, in order. */
const changes = [
  ...readFileSync(inRoot('docs', 'extending', 'product-type.md'), 'utf8').matchAll(/```diff\n(.*?)```/gs),
].map(([, change = '']) => change);
const changedFiles = changes.map((change) => /^\+\+\+ b\/(\S+)$/m.exec(change)?.[1] ?? '');

const dataDir = makeDataDir();
const environment = { IRONCART_DATA_DIR: dataDir };
const copy = join(makeDataDir(), 'copy');
const page = '/rented-lifting-platform';
const productId = 990_001;

const apply = (change: string): void => {
  execFileSync('git', ['apply', '--recount', '-'], { cwd: copy, input: change });
};

/** Entry points of the product, from which all its source files are found, without tests. */
const entries = ['apps/backend/src/index.ts', 'apps/storefront/app/server.ts', 'apps/storefront/app/browser.tsx'];

/** The product's files in which the compiler reports an error. */
const filesWithMistakes = (): readonly string[] => {
  const project = { extends: './tsconfig.json', include: ['packages/*/src/**/*.d.ts'], files: entries };
  writeFileSync(join(copy, 'tsconfig.product.json'), JSON.stringify(project));
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--noEmit', '--pretty', 'false', '--project', 'tsconfig.product.json'],
    { cwd: copy, encoding: 'utf8' },
  );
  return [...new Set([...stdout.matchAll(/^(\S+?)\(\d+,\d+\): error/gm)].map(([, file = '']) => file))].sort();
};

let store: OpenProduct;
/** The files that the compiler reports once core knows the type. */
let missing: readonly string[];

beforeAll(async () => {
  mkdirSync(copy);
  copySources(root, copy, (path) => path !== '');
  // npm's list of installed packages, so that the start does not install them again.
  cpSync(inRoot('node_modules', '.package-lock.json'), join(copy, 'node_modules', '.package-lock.json'));
  const [first = '', ...others] = changes;
  apply(first);
  missing = filesWithMistakes();
  for (const change of others) apply(change);
  store = await openProduct(environment, copy);
  execFileSync(process.execPath, ['scripts/catalogue.mjs', 'import', 'docs/extending/product-type/catalogue'], {
    cwd: copy,
    env: { ...process.env, DATABASE_URL: '', NODE_ENV: 'production', ...environment },
  });
}, 900_000);
afterAll(async () => {
  await store?.close();
  for (const folder of [dataDir, join(copy, '..')]) rmSync(folder, { recursive: true, force: true });
});

it('store product type needs at most six files, and the compiler names every missing one', () => {
  expect(changedFiles).toHaveLength(6);
  const [core, ...others] = changedFiles;
  expect(core).toBe('packages/core/src/product/product.ts');
  // The compiler requires the picker's view once the page defines the picker's data.
  expect(missing).toEqual(others.filter((file) => !file.endsWith('pickers.tsx')).sort());
});

it('store product type shows its picker, and its selection appears in the cart, which links back to it', async () => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  try {
    // Without scripts, the result does not depend on when they load.
    const shopper = await browser.newPage({ javaScriptEnabled: false, baseURL: store.url });
    await shopper.goto(page);
    await shopper.getByRole('spinbutton', { name: 'Days' }).fill('3');
    await shopper.getByRole('button', { name: 'Add to cart' }).first().click();
    await shopper.goto('/cart');
    const cart = await shopper.getByRole('main').innerText();
    expect(cart).toContain('Lifting Platform, Rented');
    expect(cart).toMatch(/Days:?\s*3/);
    expect(cart).toContain('$75.00');
    await shopper.getByRole('main').getByRole('link', { name: 'Lifting Platform, Rented' }).first().click();
    expect(await shopper.getByRole('spinbutton', { name: 'Days' }).inputValue()).toBe('3');
  } finally {
    await browser.close();
  }
});

it('store product type is sold only at the price for its days', async () => {
  const rented = (days: unknown, price: number) =>
    composeOrder(createGuest(store.url), productId, {}, 'ground', 0, { metadata: { choice: { days } }, price });
  const placed = await placeByCard(store.url, await rented(4, 100));
  expect([placed.status, placed.body]).toMatchObject([200, { status: 'published' }]);
  const cheaper = await placeByCard(store.url, await rented(4, 75));
  expect(cheaper.body).toMatchObject({ error: { type: 'wrong_product_price' } });
  await expect(rented(15, 375)).rejects.toThrow('Invalid choice of days');
});
