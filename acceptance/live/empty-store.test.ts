import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { runProgram } from '../operator/run-program.ts';
import { createGuest } from './guest.ts';

const dataDir = makeDataDir();
let store: OpenProduct;

beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: dataDir, IRONCART_DEMO: 'off' });
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const sites = ['', '/ca', '/au', '/eu', '/gb', '/apo'];

/** Built-in pages, with the status for a guest in a store without a catalogue. */
const pages: Readonly<Record<string, number>> = {
  '/': 200,
  '/cart': 200,
  '/search?q=bar': 200,
  '/deals': 200,
  '/login': 200,
  '/forgot-password': 200,
  '/theindex': 200,
  '/checkout': 302,
  '/account': 302,
  '/nothing-of-that-name': 404,
};

describe('store without products', () => {
  test.each(sites)('serves all its own pages on the site %s/', async (site) => {
    for (const [path, status] of Object.entries(pages)) {
      const response = await fetch(store.url + (path === '/' ? site || '/' : site + path), { redirect: 'manual' });
      expect([path, response.status]).toEqual([path, status]);
    }
    expect(store.output()).not.toMatch(/ must be /);
  });

  test('has countries, regions and taxes, and no demo data', async () => {
    const { call } = createGuest(store.url);
    const { body: regions } = await call('GET', '/svc_ssr/regions?countryCode=US');
    expect(JSON.stringify(regions)).toContain('Ohio');
    const { body: categories } = await call('GET', '/svc_content/catalog/categories');
    expect(JSON.stringify(categories)).not.toContain('barbell');
    expect((await call('GET', '/svc_content/catalog/products?ids=1011')).body).toEqual([]);
    expect(await call('GET', '/svc_paymentmethod/methods?country=US')).toMatchObject({
      status: 200,
      body: { paymentMethods: [], provider: { name: 'none' } },
    });
  });
});

test.each([[[]], [['--carrier', 'Freight']], [['--carrier', 'Sandbox', '--tracking', 'S-1']]] as const)(
  'live store accepts no hand-over to the demo carrier, and no made-up tracking number: %j',
  async (named) => {
    const ended = await runProgram(['order.mjs', 'ship', 'SXTC-C6K1-CXMN', ...named], { IRONCART_DATA_DIR: dataDir });
    expect(ended).toEqual({ code: 1, output: expect.stringContaining('--carrier NAME --tracking NUMBER') });
  },
);

test('live store suggests checking the order once carrier and tracking number are given', async () => {
  const named = ['--carrier', 'Freight', '--tracking', 'F-1'];
  const ended = await runProgram(['order.mjs', 'ship', 'SXTC-C6K1-CXMN', ...named], { IRONCART_DATA_DIR: dataDir });
  expect(ended).toEqual({ code: 2, output: expect.stringContaining('There is no order SXTC-C6K1-CXMN') });
});
