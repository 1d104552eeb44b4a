import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { isWhole, seededRandom } from '../sample.ts';
import { type Crawl, crawl } from './crawl.ts';

const sites = ['', '/ca', '/au', '/eu', '/gb', '/apo'];

let store: OpenProduct;
let cookie: string;
const dataDir = makeDataDir();

/** Registers a customer over HTTP and returns the session's cookies. */
const logInNewCustomer = async (): Promise<string> => {
  const jar = new Map<string, string>();
  const call = async (path: string, body: object): Promise<void> => {
    const response = await fetch(store.url + path, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Origin: store.url,
        Cookie: [...jar].map((pair) => pair.join('=')).join('; '),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
  };
  const person = {
    firstname: 'Link',
    lastname: 'Walker',
    email: 'link.walker@example.com',
    password: 'heavy-single-91',
  };
  await call('/svc_customer/customer', person);
  return [...jar].map((pair) => pair.join('=')).join('; ');
};

beforeAll(async () => {
  store = process.env.IRONCART_ACCEPTANCE_URL
    ? { url: process.env.IRONCART_ACCEPTANCE_URL, output: () => '', close: async () => undefined }
    : await openProduct({ IRONCART_DATA_DIR: dataDir });
  cookie = await logInNewCustomer();
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const isWithin = (site: string) => (path: string) =>
  site === ''
    ? !sites.some((other) => other !== '' && new RegExp(`^${other}(?:[/?]|$)`).test(path))
    : new RegExp(`^${site}(?:[/?]|$)`).test(path);

/** Lists can be filtered and sorted in countless combinations: only links with one choice are followed. */
const isNoCombination = (path: string): boolean => [...new URL(path, 'http://x').searchParams].length <= 1;

const dead = (found: Awaited<ReturnType<typeof crawl>>) =>
  found.filter(({ status }) => status >= 400).map(({ path, status, from }) => ({ path, status, from }));

const pagesOfAccount = ['/account/dashboard', '/account/my-lists', '/account/payment-methods', '/account/settings'];

/** All pages of a site, or a sample of this size that the seed selects among all links found. */
const all = (count: number): Pick<Crawl, 'limit' | 'draw'> => (isWhole ? {} : { limit: count, draw: seededRandom() });

/** Time limit for all pages of a site on a busy machine. */
const timeoutMs = isWhole ? 900_000 : 120_000;

describe.each(sites.map((site) => [site || '/', site] as const))(
  'the links of %s',
  { timeout: timeoutMs },
  (_name, site) => {
    it('lead a guest to existing pages', async () => {
      const follows = (path: string) => isWithin(site)(path) && isNoCombination(path);
      const starts = [site || '/', `${site}/theindex`, `${site}/deals`, `${site}/search?q=plate`];
      const found = await crawl({ origin: store.url, starts, follows, ...all(50) });
      expect(found.length).toBeGreaterThan(40);
      expect(dead(found)).toEqual([]);
    });

    it('lead a customer to existing pages, including every entry of the account menu', async () => {
      const follows = (path: string) => isWithin(site)(path) && isNoCombination(path);
      const starts = pagesOfAccount.map((path) => site + path);
      const found = await crawl({ origin: store.url, starts, cookie, follows, ...all(40) });
      expect(found.filter(({ path }) => path.startsWith(`${site}/account`)).length).toBeGreaterThan(3);
      expect(dead(found)).toEqual([]);
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
