import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/prepare/chromium.mjs';
import { root } from '../../scripts/prepare/root.mjs';
import { crawl } from './crawl.ts';
import { layoutFaults } from './layout-faults.ts';

const dataDir = makeDataDir();
const brandDir = makeDataDir();
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"><title>Northgate</title></svg>';
const brand = {
  name: 'Northgate',
  wordmark: 'northgate.svg',
  icon: 'northgate.svg',
  searchHint: 'Search tents and stoves',
  newsletter: { title: 'News from the workshop' },
  social: [{ label: 'Photos', href: 'https://photos.example/northgate' }],
  legal: { company: 'Northgate Outfitters Ltd', address: ['4 Mill Lane', 'Kendal'], vatId: 'GB 123 4567 89' },
  support: { email: 'help@northgate.example' },
};

let store: OpenProduct;

beforeAll(async () => {
  mkdirSync(brandDir, { recursive: true });
  writeFileSync(join(brandDir, 'northgate.svg'), logo);
  writeFileSync(join(brandDir, 'brand.json'), JSON.stringify(brand));
  store = await openProduct({
    IRONCART_DATA_DIR: dataDir,
    IRONCART_DEMO: 'off',
    IRONCART_BRAND_FILE: join(brandDir, 'brand.json'),
  });
});

afterAll(async () => {
  await store.close();
  for (const folder of [dataDir, brandDir]) rmSync(folder, { recursive: true, force: true });
});

const text = async (path: string): Promise<string> => (await fetch(store.url + path)).text();

const alwaysThere = [
  ...['/', '/eu', '/login', '/cart', '/search?q=bar', '/compare/bars', '/deals', '/theindex', '/forgot-password'],
  ...['/no-such-page', '/site.webmanifest', '/robots.txt', '/sitemap.xml', '/favicon.ico', '/openapi.json'],
];

describe('store with its own brand', () => {
  it("contains the demo's brand in no page, file or browser script, and has no dead links", async () => {
    const found = await crawl({ origin: store.url, starts: alwaysThere, limit: 400, alsoFiles: true });
    expect(found.length).toBeGreaterThan(40);
    expect(found.some(({ path }) => path.endsWith('.js'))).toBe(true);
    const naming = found.filter(({ body }) => /halden/i.test(body)).map(({ path }) => path);
    expect(naming).toEqual([]);
    // An empty store lacks these and does not link to them: the crawl itself starts there.
    const isStart = (path: string) => alwaysThere.includes(path.replace(/\?cookies=choose$/, ''));
    const dead = found.filter(({ path, status }) => status >= 400 && !isStart(path));
    expect(dead.map(({ path, status, from }) => `${path} ${status} from ${from}`)).toEqual([]);
  });

  it('appears in titles, header, footer, structured data, manifest and share previews', async () => {
    const home = await text('/');
    expect(home).toMatch(/<title>[^<]*Northgate<\/title>/);
    expect(home).toContain('content="Northgate" property="og:site_name"'.split(' property')[0]);
    for (const shown of ['Northgate, home', 'Search tents and stoves', 'News from the workshop']) {
      expect(home).toContain(shown);
    }
    for (const shown of ['Northgate Outfitters Ltd, 4 Mill Lane, Kendal', 'GB 123 4567 89', 'help@northgate.example']) {
      expect(home).toContain(shown);
    }
    expect(home).toContain('https://photos.example/northgate');
    const manifest = JSON.parse(await text('/site.webmanifest'));
    expect(manifest.name).toBe('Northgate');
    expect(await text(manifest.icons[0].src)).toBe(logo);
    expect(await text('/favicon.ico')).toBe(logo);
  });
});

it('product lists without filters and with few products have the same layout as all others', async () => {
  const file = join(brandDir, 'first.csv');
  writeFileSync(file, 'Handle,Title,Type,Variant Price\nstorm-tent,Storm Tent,Tents,399.00\n');
  await promisify(execFile)(process.execPath, ['scripts/catalogue.mjs', 'import', file], {
    cwd: root,
    env: { ...process.env, IRONCART_DATA_DIR: dataDir, DATABASE_URL: '' },
  });
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  try {
    const page = await browser.newPage();
    expect(await layoutFaults(page, `${store.url}/tents`)).toEqual([]);
    expect(await page.getByRole('link', { name: 'Storm Tent' }).count()).toBeGreaterThan(0);
    expect(await layoutFaults(page, store.url)).toEqual([]);
  } finally {
    await browser.close();
  }
});
