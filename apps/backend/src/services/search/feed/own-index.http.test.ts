import { beforeEach, expect, it } from 'vitest';
import type { SearchDocument, SearchIndex } from '../../../providers/search/search-index.ts';
import { searchProducts } from '../../../testing/search-products.ts';
import { fixtureIds } from '../../../testing/store-fixture.ts';
import { useTestStore } from '../../../testing/test-store.ts';

/** An engine of the store's own, in memory: it finds whole words of names, in the order of ids. */
const createMemoryIndex = () => {
  const indexes = new Map<string, Map<number, SearchDocument>>();
  const state = { isAway: false, searches: 0 };
  const open = (generation: string): Map<number, SearchDocument> => {
    const documents = state.isAway ? undefined : indexes.get(generation);
    if (!documents) throw new Error('The index in memory does not answer');
    return documents;
  };
  const index: SearchIndex = {
    name: 'memory',
    format: 1,
    find: async (generation, { phrase, pricePlace, limit, offset }) => {
      const documents = [...open(generation).values()];
      const ids = documents
        .filter(({ prices }) => prices[pricePlace - 1] !== null)
        .filter(({ normalName }) => phrase === undefined || normalName.split(' ').includes(phrase.normal))
        .map(({ productId }) => productId);
      state.searches += 1;
      return { ids: ids.slice(offset, offset + limit), total: ids.length, facets: [] };
    },
    has: async (generation) => {
      if (state.isAway) throw new Error('The index in memory does not answer');
      return indexes.has(generation);
    },
    create: async (generation) => {
      indexes.set(generation, new Map());
    },
    write: async (generation, { documents, removed }) => {
      const held = open(generation);
      for (const document of documents) held.set(document.productId, document);
      for (const id of removed) held.delete(id);
    },
    removeOthers: async (beginning, kept) => {
      for (const name of indexes.keys()) if (name.startsWith(beginning) && !kept.includes(name)) indexes.delete(name);
    },
  };
  return { index, state, indexes };
};

const memory = createMemoryIndex();
const store = useTestStore({ searchIndex: memory.index, searchEngineUrl: undefined });
const namesOf = async (text: string) => (await searchProducts(store.shopper(), text)).map(({ name }) => name);
const change = (productId: number, facts: { readonly name?: string; readonly visibility?: number }) =>
  store.db.updateTable('products').set(facts).where('product_id', '=', productId).execute();

beforeEach(async () => {
  memory.state.isAway = false;
  await store.backend.reconcile();
});

it("store's own search engine answers searches, and follows committed changes", async () => {
  const { searches } = memory.state;
  await change(fixtureIds.rack, { name: 'Quokka frame' });
  await store.backend.reconcile();
  expect(await namesOf('quokka')).toEqual(['Quokka frame']);
  expect(memory.state.searches).toBe(searches + 1);
});

it("store's own search engine: hidden products that it still returns are not shown", async () => {
  await change(fixtureIds.strap, { name: 'Wombat strap' });
  await store.backend.reconcile();
  await change(fixtureIds.strap, { visibility: 1 });
  const { searches } = memory.state;
  expect(await namesOf('wombat')).toEqual([]);
  expect(memory.state.searches).toBe(searches + 1);
  await store.backend.reconcile();
  const [[, documents] = []] = [...memory.indexes];
  expect(documents?.has(fixtureIds.strap)).toBe(false);
});

it("store's own search engine: PostgreSQL answers while it is unavailable", async () => {
  memory.state.isAway = true;
  await change(fixtureIds.rack, { name: 'Numbat frame' });
  expect(await namesOf('numbat')).toEqual(['Numbat frame']);
});

it("store's own search engine gets a new index if it has lost its own", async () => {
  memory.indexes.clear();
  await store.backend.reconcile();
  expect(memory.indexes.size).toBe(1);
  const { searches } = memory.state;
  expect((await namesOf('barbell'))[0]).toBe('Test barbell');
  expect(memory.state.searches).toBe(searches + 1);
});
