import { rmSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { openBrowser } from './browser.ts';
import { adopterProject, type Project } from './project.ts';
import { asksStore, readmeExamples } from './readme-examples.ts';

/** The store's address in the example, as `npm start` opens it. */
const origin = 'http://localhost:3000';

let project: Project;
let store: OpenProduct;
let browser: Browser;
const dataDir = makeDataDir();

beforeAll(async () => {
  project = await adopterProject();
  [store, browser] = await Promise.all([openProduct({ IRONCART_DATA_DIR: dataDir }), openBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await store?.close();
  rmSync(dataDir, { recursive: true, force: true });
});

it('unchanged example in the client README adds a product to a cart in a browser', async () => {
  const [example] = readmeExamples(project.folder, '@ironcart/api').filter(asksStore);
  const entryPoint = project.write('readmes/client.ts', example?.code ?? '');
  const { outputFiles } = await build({ entryPoints: [entryPoint], bundle: true, format: 'esm', write: false });
  const context = await browser.newContext();
  await context.route(`${origin}/**`, async (route) => {
    const url = route.request().url().replace(origin, store.url);
    // The store refuses changes from another origin, so requests carry the origin that it opened at.
    const headers = { ...route.request().headers(), origin: new URL(store.url).origin };
    await route.fulfill({ response: await route.fetch({ url, headers }) });
  });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  await page.goto(`${origin}/robots.txt`);
  await page.addScriptTag({ type: 'module', content: outputFiles[0]?.text ?? '' });
  await expect
    .poll(() => said, { timeout: 60_000 })
    .toContainEqual(expect.stringMatching(/^1 line in the cart, at [1-9]\d* cents list price$/));
});
