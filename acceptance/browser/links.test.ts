import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { isWhole, seededRandom } from '../sample.ts';
import { type Crawl, crawl } from './crawl.ts';
import { logIn } from './log-in.ts';
import { allSites, type SitePath } from './specified-routes.ts';

let store: OpenProduct;
let cookie: string;
const dataDir = makeDataDir();

beforeAll(async () => {
  store = process.env.IRONCART_ACCEPTANCE_URL
    ? { url: process.env.IRONCART_ACCEPTANCE_URL, output: () => '', close: async () => undefined }
    : await openProduct({ IRONCART_DATA_DIR: dataDir });
  cookie = await logIn(store.url, '/svc_customer/customer', {
    firstname: 'Link',
    lastname: 'Walker',
    email: `link.walker.${Date.now()}@example.com`,
    password: 'heavy-single-91',
  });
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const isWithin = (site: SitePath) => (path: string) =>
  site === ''
    ? !allSites.some((other) => other !== '' && new RegExp(`^${other}(?:[/?]|$)`).test(path))
    : new RegExp(`^${site}(?:[/?]|$)`).test(path);

/** Lists can be filtered and sorted in countless combinations: only links with one choice are followed. */
const isNoCombination = (path: string): boolean => [...new URL(path, 'http://x').searchParams].length <= 1;

const dead = (found: Awaited<ReturnType<typeof crawl>>) =>
  found.filter(({ status }) => status >= 400).map(({ path, status, from }) => ({ path, status, from }));

const pagesOfAccount = ['/account/dashboard', '/account/my-lists', '/account/payment-methods', '/account/settings'];

/** All pages of a site, or a sample of this size that the seed selects among all links found. */
const all = (count: number): Pick<Crawl, 'limit' | 'draw'> => (isWhole ? {} : { limit: count, draw: seededRandom() });

const app = 'isMobileApp=1; mobileAppVersion=3.3.0; mobileAppPlatform=ios';

/** The header, quick links, menus and footer of a page. */
const menusOf = (html: string): string =>
  (html.match(/<(header|footer|nav)\b[\s\S]*?<\/\1>/g) ?? []).join('\n').replace(/<svg[\s\S]*?<\/svg>/g, '');

const hrefsIn = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))),
];

/** A page's links to parts of itself that it does not have. */
const lostFragments = (found: Awaited<ReturnType<typeof crawl>>) =>
  found.flatMap(({ path, body }) =>
    hrefsIn(body)
      .filter((href) => href.startsWith('#') && !body.includes(`id="${href.slice(1)}"`))
      .map((href) => path + href),
  );

/** Links that lead to no page, with the status of their response after redirects. */
const brokenOf = async (paths: readonly string[], cookies: string): Promise<readonly string[]> => {
  const answers = await Promise.all(
    paths.map(async (path) => {
      const response = await fetch(store.url + path, { headers: { Cookie: cookies } });
      await response.arrayBuffer();
      return { path, status: response.status };
    }),
  );
  return answers.filter(({ status }) => status !== 200).map(({ path, status }) => `${path}: ${status}`);
};

/** Time limit for all pages of a site on a busy machine. */
const timeoutMs = isWhole ? 900_000 : 120_000;

describe.each(allSites.map((site) => [site || '/', site] as const))(
  'links of %s',
  { timeout: timeoutMs },
  (_name, site) => {
    it('lead a guest to existing pages', async () => {
      const follows = (path: string) => isWithin(site)(path) && isNoCombination(path);
      const starts = [site || '/', `${site}/theindex`, `${site}/deals`, `${site}/search?q=plate`];
      const found = await crawl({ origin: store.url, starts, follows, ...all(50) });
      expect(found.length).toBeGreaterThan(40);
      expect(dead(found)).toEqual([]);
      expect(lostFragments(found)).toEqual([]);
    });

    it('lead a customer to existing pages, including every entry of the account menu', async () => {
      const follows = (path: string) => isWithin(site)(path) && isNoCombination(path);
      const starts = pagesOfAccount.map((path) => site + path);
      const found = await crawl({ origin: store.url, starts, cookie, follows, ...all(40) });
      expect(found.filter(({ path }) => path.startsWith(`${site}/account`)).length).toBeGreaterThan(3);
      expect(dead(found)).toEqual([]);
      expect(lostFragments(found)).toEqual([]);
    });

    it.each([
      ['a guest', '/cart', () => ''],
      ['a customer', '/account/dashboard', () => cookie],
    ])('in the menus, the header and the footer lead %s to existing pages', async (_who, page, cookies) => {
      const response = await fetch(store.url + site + page, { headers: { Cookie: cookies() } });
      const html = await response.text();
      const paths = hrefsIn(menusOf(html)).filter((href) => href.startsWith('/'));
      expect(paths.length).toBeGreaterThan(40);
      expect(await brokenOf(paths, cookies())).toEqual([]);
    });

    it('lead the native app to existing pages', async () => {
      const follows = (path: string) => isWithin(site)(path) && isNoCombination(path);
      const starts = ['/app', '/app/featured', '/app/account/notifications'].map((path) => site + path);
      const found = await crawl({ origin: store.url, starts, cookie: `${cookie}; ${app}`, follows, ...all(30) });
      expect(found.length).toBeGreaterThan(20);
      expect(dead(found)).toEqual([]);
      expect(lostFragments(found)).toEqual([]);
    });

    it('to the same page on other sites resolve', async () => {
      const sources = [`${site}/barbells`, `${site}/halden-club-bar-20-kg`, `${site}/about`];
      const pages = await crawl({ origin: store.url, starts: sources, limit: sources.length, follows: () => false });
      const alternates = pages.flatMap(({ body }) =>
        [...body.matchAll(/<link [^>]*rel="alternate"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href),
      );
      expect(alternates.length).toBeGreaterThan(10);
      const answers = await Promise.all(alternates.map(async (href) => ({ href, status: (await fetch(href)).status })));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    });
  },
);
