import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { buildPackages } from './prepare/build.mjs';
import { chromiumArguments, ensureChromium } from './prepare/chromium.mjs';
import { inRoot, root } from './prepare/root.mjs';
import { run } from './prepare/step.mjs';
import { serveFiles } from './testing/serve-files.mjs';

/** What every example has to say of the cart in examples/cart.json, besides its trace. */
const expectedEnd = ['VAT AT 20% on €294.00: €58.80', 'VAT Food AT 10% on €128.85: €12.89', 'To pay: €494.54'];

const programs = ['node/price-cart.mjs', 'node/price-cart.cjs', 'worker/price-in-worker.mjs'];
const pages = ['browser', 'worker'];

/** What the service worker is told of the countries, and what its page shows of them. */
const countries = ['Germany', 'United States'].map((name) => ({
  alpha2: name === 'Germany' ? 'DE' : 'US',
  name,
  requireRegion: name !== 'Germany',
  postcodeRegex: null,
}));
const expectedCountries = 'Germany, United States';

/** @param entry a script below examples/ */
const bundle = async (entry) => {
  const folder = mkdtempSync(join(tmpdir(), 'ironcart-example-'));
  const outfile = join(folder, 'worker.js');
  try {
    await build({
      entryPoints: [inRoot(`examples/${entry}`)],
      bundle: true,
      format: 'iife',
      outfile,
      logLevel: 'error',
    });
    return readFileSync(outfile);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** What a page of the examples shows once it is done; an error on the page is thrown. */
const readPage = async (browser, url) => {
  const page = await browser.newPage();
  const failed = new Promise((_resolve, reject) => page.once('pageerror', reject));
  await page.goto(url);
  const output = page.locator('output:not(:empty)');
  return await Promise.race([output.textContent({ timeout: 20_000 }), failed]);
};

const textsOfPages = async () => {
  const made = new Map([
    ['/examples/worker/browser-worker.bundle.js', await bundle('worker/browser-worker.js')],
    ['/examples/service-worker/service-worker.bundle.js', await bundle('service-worker/service-worker.js')],
    ['/svc_ssr/countries', JSON.stringify(countries)],
  ]);
  const files = await serveFiles(made);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArguments,
  });
  try {
    const texts = [];
    for (const page of pages) texts.push([page, await readPage(browser, `${files.url}/examples/${page}/`)]);
    return { texts, told: await readPage(browser, `${files.url}/examples/service-worker/`) };
  } finally {
    await browser.close();
    files.close();
  }
};

try {
  await buildPackages();
  const texts = [];
  for (const program of programs) texts.push([program, await run('node', [`examples/${program}`], { cwd: root })]);
  const shown = await textsOfPages();
  texts.push(...shown.texts);
  const [, first] = texts[0];
  for (const [name, text] of texts) {
    const isComplete = text.includes('Sale price') && text.trim().endsWith(expectedEnd.join('\n'));
    if (!isComplete || text.trim() !== first.trim()) throw new Error(`examples/${name} says otherwise:\n${text}`);
    console.log(`examples/${name} prices, explains and taxes the cart`);
  }
  if (shown.told !== expectedCountries) throw new Error(`examples/service-worker says otherwise:\n${shown.told}`);
  console.log('examples/service-worker asks the store by the typed client');
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
