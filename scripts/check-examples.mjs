import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { buildPackages } from './prepare/build.mjs';
import { ensureChromium } from './prepare/chromium.mjs';
import { inRoot, root } from './prepare/root.mjs';
import { run } from './prepare/step.mjs';
import { serveFiles } from './testing/serve-files.mjs';

/** What every example has to say of the cart in examples/cart.json, besides its trace. */
const expectedEnd = ['VAT AT 20% on €294.00: €58.80', 'VAT Food AT 10% on €128.85: €12.89', 'To pay: €494.54'];

const programs = ['node/price-cart.mjs', 'node/price-cart.cjs', 'worker/price-in-worker.mjs'];
const pages = ['browser', 'worker'];

const bundleWorker = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ironcart-example-'));
  const outfile = join(folder, 'worker.js');
  try {
    await build({
      entryPoints: [inRoot('examples/worker/browser-worker.js')],
      bundle: true,
      format: 'esm',
      outfile,
      logLevel: 'error',
    });
    return readFileSync(outfile);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** What a page of the examples shows once it has priced the cart; an error on the page is thrown. */
const readPage = async (browser, url) => {
  const page = await browser.newPage();
  const failed = new Promise((_resolve, reject) => page.once('pageerror', reject));
  await page.goto(url);
  const output = page.locator('output:not(:empty)');
  return await Promise.race([output.textContent({ timeout: 20_000 }), failed]);
};

const textsOfPages = async () => {
  const bundle = new Map([['/examples/worker/browser-worker.bundle.js', await bundleWorker()]]);
  const files = await serveFiles(bundle);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-dev-shm-usage'],
  });
  try {
    const texts = [];
    for (const page of pages) texts.push([page, await readPage(browser, `${files.url}/examples/${page}/`)]);
    return texts;
  } finally {
    await browser.close();
    files.close();
  }
};

try {
  await buildPackages();
  const texts = [];
  for (const program of programs) texts.push([program, await run('node', [`examples/${program}`], { cwd: root })]);
  texts.push(...(await textsOfPages()));
  const [, first] = texts[0];
  for (const [name, text] of texts) {
    const isComplete = text.includes('Sale price') && text.trim().endsWith(expectedEnd.join('\n'));
    if (!isComplete || text.trim() !== first.trim()) throw new Error(`examples/${name} says otherwise:\n${text}`);
    console.log(`examples/${name} prices, explains and taxes the cart`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
