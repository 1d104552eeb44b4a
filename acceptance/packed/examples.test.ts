import { cpSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { openBrowser } from './browser.ts';
import { adopterProject, type Project } from './project.ts';
import { type StaticServer, serveFolder } from './static-server.ts';

/** The last lines of output of every example that prices examples/cart.json. */
const expectedEnd = ['VAT AT 20% on €294.00: €58.80', 'VAT Food AT 10% on €128.85: €12.89', 'To pay: €494.54'].join(
  '\n',
);

const countries = [
  { alpha2: 'DE', name: 'Germany', requireRegion: false, postcodeRegex: null },
  { alpha2: 'US', name: 'United States', requireRegion: true, postcodeRegex: null },
];

let project: Project;
let server: StaticServer;
let browser: Browser;

/** Bundles a worker with all its imports, as an adopter's build would. */
const bundle = (entry: string): Promise<unknown> =>
  build({
    entryPoints: [join(project.folder, 'examples', entry)],
    bundle: true,
    format: 'iife',
    outfile: join(project.folder, 'examples', entry.replace(/\.js$/, '.bundle.js')),
    logLevel: 'error',
  });

beforeAll(async () => {
  project = await adopterProject();
  cpSync(inRoot('examples'), join(project.folder, 'examples'), { recursive: true });
  await Promise.all(['worker/browser-worker.js', 'service-worker/service-worker.js'].map(bundle));
  server = await serveFolder(project.folder, { '/svc_ssr/countries': JSON.stringify(countries) });
  browser = await openBrowser();
});

afterAll(async () => {
  server?.close();
  await browser?.close();
});

const expectPriced = (text: string) => {
  expect(text).toContain('Sale price');
  expect(text.trim().endsWith(expectedEnd), text).toBe(true);
};

/** The text of an example page once it is done; rethrows an error on the page. */
const readPage = async (path: string): Promise<string> => {
  const page = await browser.newPage();
  const failed = new Promise<never>((_resolve, reject) => page.once('pageerror', reject));
  await page.goto(`${server.url}/examples/${path}/`);
  const text = await Promise.race([page.locator('output:not(:empty)').textContent({ timeout: 60_000 }), failed]);
  await page.close();
  return text ?? '';
};

describe('published packages in Node', () => {
  it.each(['node/price-cart.mjs', 'node/price-cart.cjs', 'worker/price-in-worker.mjs'])('run %s', async (program) => {
    expectPriced(await project.run('node', `examples/${program}`));
  });
});

describe('published packages in a browser', () => {
  it('price and tax a cart without a bundler, from one file per package', async () => {
    expectPriced(await readPage('browser'));
    const modules = server.served.filter((path) => path.startsWith('/node_modules/'));
    expect(modules.toSorted()).toEqual(
      ['core', 'pricing', 'tax'].map((name) => `/node_modules/@ironcart/${name}/dist/browser.js`),
    );
  });

  it('price and tax a cart in a worker', async () => {
    expectPriced(await readPage('worker'));
  });

  it('call the store in a service worker with the typed client', async () => {
    expect(await readPage('service-worker')).toBe('Germany, United States');
  });
});
