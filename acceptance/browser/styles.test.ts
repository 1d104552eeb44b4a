import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import type { OpenProduct } from '../../e2e/fixtures/open-product.ts';
import { atOnce } from '../inputs/at-once.ts';
import { sampleOf } from '../sample.ts';
import { openWholeStore } from './open-whole-store.ts';

let store: OpenProduct;
const dataDir = makeDataDir();

beforeAll(async () => {
  store = await openWholeStore(dataDir);
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A 404 page contains nothing of the page to be checked. */
const missing = '/no-such-page';

const read = async (path: string): Promise<string> => {
  const response = await fetch(store.url + path);
  expect(response.status, path).toBe(path === missing ? 404 : 200);
  return response.text();
};

const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, part = '']) => part);

/** Pages of every kind, which are looked at in each run. */
const kinds = [
  ...['/', '/eu', '/?cookies=choose', '/eu/barbells', '/barbells?page=2', '/search?q=plate', '/search?q=zzzz', '/cart'],
  ...['/halden-club-bar-20-kg', '/halden-ceramic-bar-20-kg', '/halden-r4-power-rack', '/grosvik-hooded-sweatshirt'],
  ...['/halden-competition-bumper-plates', '/apo/halden-gift-card-by-e-mail', '/halden-olympic-set-90-kg'],
  ...['/compare/bars', '/deals', '/brands', '/login', '/checkout', '/about', '/theindex', '/rogue-equipped-gyms'],
  ...['/halden-axle', '/zeus-builder', '/zeus-builder/templates', '/zeus-builder/project/edit'],
  ...['/shippingtracker', '/contact'],
  missing,
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
    .filter((name) => /^[A-Za-z][\w-]*-[a-zA-Z]\w*$/.test(name));
  expect(used.length, path).toBeGreaterThan(10);
  return [...new Set(used)].filter((name) => !linked.some((style) => style.includes(`.${name}`)));
};

test('every page is fully styled by the styles linked in its HTML, before any script runs', async () => {
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
