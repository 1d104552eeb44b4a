import { rmSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { sampleOf } from '../sample.ts';
import { atOnce } from './at-once.ts';
import { type NamedProduct, type SearchPhrase, searchPhrasesOf } from './search-phrases.ts';

const longestPhrase = 200;

/** All 10,000 take minutes, a sample takes seconds. */
const wholeRunMs = 3_600_000;

let store: OpenProduct;
let token: string;
let products: readonly NamedProduct[];
let phrases: readonly SearchPhrase[];
const dataDir = makeDataDir();

interface Hits {
  readonly status: number;
  readonly names: readonly string[];
  readonly skus: readonly string[];
  readonly pages: number;
}

const readToken = async (): Promise<string> => {
  const response = await fetch(`${store.url}/svc_ssr/site/USA/rfktkn`);
  return ((await response.json()) as { readonly token: string }).token;
};

const search = async (phrase: string | undefined, page = 1, count = 12): Promise<Hits> => {
  const query = phrase === undefined ? {} : { query: { keyphrase: { value: [phrase] } } };
  const response = await fetch(`${store.url}/svc_search/query`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      data: {
        n_item: count,
        page_number: page,
        content: { product: {} },
        widget: { rfkid: 'rfkid_10' },
        suggestion: { keyphrase: { max: 5 }, category: { max: 5 } },
        ...query,
      },
    }),
  });
  const answer = (await response.json()) as {
    content?: { product: { value: { name: string; sku: string }[] } };
    total_page?: number;
  };
  const hits = answer.content?.product.value ?? [];
  return {
    status: response.status,
    names: hits.map(({ name }) => name),
    skus: hits.map(({ sku }) => sku),
    pages: answer.total_page ?? 0,
  };
};

const readProducts = async (): Promise<readonly NamedProduct[]> => {
  const found: NamedProduct[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const hits = await search(undefined, page, 100);
    pages = hits.pages;
    found.push(...hits.names.map((name, at) => ({ name, sku: hits.skus[at] ?? '' })));
  }
  return found;
};

beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: dataDir });
  token = await readToken();
  products = await readProducts();
  phrases = searchPhrasesOf(products, 10_000);
});

// A token expires, and all phrases take longer than that on a busy machine.
beforeEach(async () => {
  token = await readToken();
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A URL cannot contain half of a surrogate pair. */
const parameter = (text: string): string => encodeURIComponent(text.replaceAll(/\p{Cs}/gu, '\ufffd'));

const isHalfCharacter = (text: string): boolean => /\p{Cs}/u.test(text);

describe('search phrases of shoppers', () => {
  it('are 10,000 phrases of this catalogue', () => {
    expect(products.length).toBeGreaterThan(100);
    expect(phrases).toHaveLength(10_000);
  });

  it(
    'find the named product first',
    async () => {
      const wrong = await atOnce(sampleOf(phrases, 400), async ({ text, names }) => {
        const { status, names: found } = await search(text);
        // Half a surrogate pair and a zero byte are no text, and longer phrases are refused.
        const mayRefuse = text.length > longestPhrase || text.includes('\u0000') || isHalfCharacter(text);
        if (status !== 200 && !(mayRefuse && status === 400)) return [{ text, status }];
        if (names === undefined || found[0] === names) return [];
        return [{ text, names, first: found.slice(0, 3) }];
      });
      expect(wrong).toEqual([]);
    },
    wholeRunMs,
  );

  it(
    'never break the results page or the suggestions',
    async () => {
      const wrong = await atOnce(sampleOf(phrases, 200), async ({ text }) => {
        const page = await fetch(`${store.url}/search?q=${parameter(text)}`, { redirect: 'manual' });
        await page.text();
        const dropdown = await fetch(`${store.url}/search/preview?q=${parameter(text)}&_data=search-preview`, {
          headers: { 'X-Ironcart-Data': 'search-preview' },
          redirect: 'manual',
        });
        await dropdown.text();
        const most = text.includes('\u0000') ? 400 : 399;
        return page.status <= most && dropdown.status <= most
          ? []
          : [{ text, page: page.status, dropdown: dropdown.status }];
      });
      expect(wrong).toEqual([]);
    },
    wholeRunMs,
  );

  it.each(['4111111111111111', '4111 1111 1111 1111', '5105-1051-0510-5100'])(
    'are not searched for if they may contain a card number, and the results page says so: %j',
    async (text) => {
      const page = await fetch(`${store.url}/search?q=${parameter(text)}`);
      expect(page.status).toBe(200);
      const shown = await page.text();
      expect(shown).toContain('These words were not searched for');
      expect(shown).not.toContain('The fault is on our side');
      const dropdown = await fetch(`${store.url}/search/preview?q=${parameter(text)}&_data=search-preview`, {
        headers: { 'X-Ironcart-Data': 'search-preview' },
      });
      expect(dropdown.status).toBe(200);
    },
  );

  it.each([
    ['45', /\bPlates?\b/],
    ['45 lb', /\bPlates?\b/],
    ['45lb', /\bPlates?\b/],
    ['45#', /\bPlates?\b/],
    ['45 pounds', /\bPlates?\b/],
    ['20kg bar', /\bBar 20 kg/],
    ['20 kilo bar', /\bBar 20 kg/],
    ['2.5', /\b2\.5 kg/],
    ['2,5 kg', /\b2\.5 kg/],
    ['2 1/2 kg', /\b2\.5 kg/],
    ['2½', /\b2\.5 kg/],
    ['1/2', /\b0\.5 kg/],
    ['½ kg', /\b0\.5 kg/],
    ['.5kg', /\b0\.5 kg/],
    ['53 lb kettlebell', /\bKettlebell 24 kg/],
    ['45 mm', /\b45 mm/],
    ['٢٠ kg', /\b20 kg/],
  ])('find the intended products for %j', async (text, name) => {
    const { names } = await search(text);
    expect(names[0]).toMatch(name);
  });

  it('find plates of 45 lb before everything else with the number 45', async () => {
    const { names } = await search('45');
    expect(names.slice(0, 2).toSorted()).toEqual([
      'Halden Deep Dish Plates, pounds',
      'Halden Training Bumper Plates, pounds',
    ]);
  });
});
