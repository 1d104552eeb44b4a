import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { atOnce } from '../inputs/at-once.ts';
import { sampleOf } from '../sample.ts';

let store: OpenProduct;
const dataDir = makeDataDir();

beforeAll(async () => {
  store = process.env.IRONCART_ACCEPTANCE_URL
    ? { url: process.env.IRONCART_ACCEPTANCE_URL, output: () => '', close: async () => undefined }
    : await openProduct({ IRONCART_DATA_DIR: dataDir });
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const read = async (path: string): Promise<string> => (await fetch(store.url + path)).text();

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, part = '']) => part);

/** Pages of every kind, which are looked at in each run. */
const kinds = [
  ...['/', '/eu', '/?cookies=choose', '/eu/barbells', '/barbells?page=2', '/search?q=plate', '/search?q=zzzz', '/cart'],
  ...['/halden-club-bar-20-kg', '/halden-ceramic-bar-20-kg', '/halden-r4-power-rack', '/grosvik-hooded-sweatshirt'],
  ...['/halden-competition-bumper-plates', '/apo/halden-gift-card-by-e-mail', '/halden-olympic-set-90-kg'],
  ...['/compare/bars', '/deals', '/brands', '/login', '/checkout', '/about', '/theindex', '/equipped-gyms'],
  ...[
    '/halden-axle',
    '/gym-builder',
    '/gym-builder/editor',
    '/gym-builder/templates',
    '/shippingtracker',
    '/contact',
    '/no-such-page',
  ],
];

const styles = new Map<string, Promise<string>>();
const styleAt = (path: string): Promise<string> => {
  const known = styles.get(path) ?? read(path);
  styles.set(path, known);
  return known;
};

/** The names of the page's classes that no stylesheet of its HTML has a rule for. */
const unstyledOn = async (path: string): Promise<readonly string[]> => {
  const html = await read(path);
  const linked = await Promise.all(all(html, /<link rel="stylesheet" href="([^"]+)"/g).map(styleAt));
  const used = all(html, /class="([^"]+)"/g)
    .flatMap((names) => names.split(' '))
    .filter((name) => /^_\w+_[\da-z]{5}_\d+$/.test(name));
  expect(used.length, path).toBeGreaterThan(10);
  return [...new Set(used)].filter((name) => !linked.some((style) => style.includes(`.${name}`)));
};

test('every page is styled by what its HTML links, before any script runs', async () => {
  const listed = all(await read('/sitemap.xml'), /<loc>[^<]*?(\/[^<:]*)<\/loc>/g).map(
    (address) => new URL(address, store.url).pathname,
  );
  expect(listed.length).toBeGreaterThan(200);
  const pages = [...new Set([...kinds, ...sampleOf(listed, 30)])];
  const faults = await atOnce(
    pages,
    async (path) => {
      const unstyled = await unstyledOn(path);
      return unstyled.length > 0 ? [{ path, unstyled }] : [];
    },
    4,
  );
  expect(faults).toEqual([]);
}, 600_000);
