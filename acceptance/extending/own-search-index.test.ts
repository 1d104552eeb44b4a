import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { createGuest } from '../live/guest.ts';
import { type MeasuredStore, openMeasuredStore } from '../operator/measured-store.ts';

interface SearchResult {
  readonly content: { readonly product: { readonly value: readonly { readonly id: string }[] } };
  readonly total_item: number;
  readonly facet?: readonly unknown[];
}

type Terms = Readonly<Record<string, unknown>>;

const named = (name: string, order: 'asc' | 'desc') => ({ sort: { value: [{ name, order }] } });
const phrase = (text: string) => ({ query: { keyphrase: { value: [text] } } });
const filter = (values: Readonly<Record<string, readonly string[]>>) => ({
  filter: Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value }])),
});

/** Searches as shoppers make them: words, SKUs and their beginnings, measures, categories, facets and orders. */
const searches: Readonly<Record<string, Terms>> = {
  'all products by name': named('name', 'asc'),
  'by price, highest first': named('price', 'desc'),
  'by rating, best first': named('rating', 'desc'),
  'by rating, lowest first': named('rating', 'asc'),
  newest: named('newest', 'desc'),
  'a word': { ...phrase('barbell'), ...named('name', 'asc') },
  'several words': { ...phrase('rubber change plate'), ...named('name', 'asc') },
  'the beginning of a word': { ...phrase('kettl'), ...named('name', 'asc') },
  'a measure': { ...phrase('20 kg bar'), ...named('name', 'asc') },
  'words that no product has together': { ...phrase('kettlebell hoodie'), ...named('name', 'asc') },
  'the beginning of a SKU': { ...phrase('HLD-'), ...named('name', 'asc') },
  'a price range': { ...filter({ price: ['50..200'] }), ...named('price', 'asc') },
  'two facets': { ...filter({ brand: ['Halden'], is_salable: ['true'] }), ...named('name', 'asc') },
  'a rating': { ...filter({ rating_summary: ['4'] }), ...named('name', 'asc') },
  'a promotion': { ...filter({ promotion: ['closeout_and_sale'] }), ...named('name', 'asc') },
  'a phrase with a facet': { ...phrase('plate'), ...filter({ color: ['Black'] }), ...named('price', 'asc') },
};

describe("search engine of the recipe, in the store's own module", () => {
  const folder = makeDataDir();
  const ownFolder = mkdtempSync(join(tmpdir(), 'ironcart-own-'));
  let own: MeasuredStore;
  let usual: MeasuredStore;

  beforeAll(async () => {
    cpSync(inRoot('docs/extending/search-index'), ownFolder, { recursive: true });
    const environment = { IRONCART_DEMO: 'on', IRONCART_LOG_LEVEL: 'info' };
    const extensions = { IRONCART_EXTENSIONS: join(ownFolder, 'extensions.mjs') };
    [usual, own] = await Promise.all([
      openMeasuredStore({ ...environment, IRONCART_DATA_DIR: join(folder, 'usual') }),
      openMeasuredStore({ ...environment, ...extensions, IRONCART_DATA_DIR: join(folder, 'own') }),
    ]);
    const isInService = () => own.metric('ironcart_search_engine_in_service');
    await vi.waitFor(async () => expect(await isInService()).toBe(1), { timeout: 60_000, interval: 200 });
  });
  afterAll(async () => {
    await Promise.all([own?.close(), usual?.close()]);
    for (const each of [folder, ownFolder]) rmSync(each, { recursive: true, force: true });
  });

  const search = async ({ url }: MeasuredStore, site: string, terms: Terms): Promise<SearchResult> => {
    const token = await createGuest(url).call('GET', `/svc_ssr/site/${site}/rfktkn`);
    const response = await fetch(`${url}/svc_search/query`, {
      method: 'POST',
      headers: {
        Origin: url,
        'Content-Type': 'application/json',
        Authorization: `Bearer ${(token.body as { readonly token: string }).token}`,
      },
      body: JSON.stringify({
        data: {
          n_item: 100,
          page_number: 1,
          content: { product: {} },
          widget: { rfkid: 'rfkid_10' },
          facet: { all: true, max: 1_000 },
          ...terms,
        },
      }),
    });
    expect(response.status, JSON.stringify(terms)).toBe(200);
    return (await response.json()) as SearchResult;
  };

  it.each(Object.entries(searches))('finds, orders and counts like PostgreSQL: %s', async (_name, terms) => {
    const byEngine = () => own.metric('ironcart_searches_total{answered_by="engine"}');
    for (const site of ['USA', 'EUR']) {
      const before = await byEngine();
      const [expected, found] = await Promise.all([search(usual, site, terms), search(own, site, terms)]);
      expect(await byEngine()).toBeGreaterThan(before);
      expect(expected.total_item, site).toBeGreaterThan(0);
      expect(found, site).toEqual(expected);
    }
  });
});
