import { randomUUID } from 'node:crypto';
import { defaultSites } from '@ironcart/core/site';
import { sql } from 'kysely';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { prune } from '../../../jobs/prune.ts';
import { openSearchIndex } from '../../../providers/search/open-search-index.ts';
import { type GroongaServer, hasGroonga, startGroonga } from '../../../testing/groonga-server.ts';
import { searchProducts } from '../../../testing/search-products.ts';
import { fixtureIds } from '../../../testing/store-fixture.ts';
import { useTestStore } from '../../../testing/test-store.ts';
import { openCurrencyPlaces } from '../currency-places.ts';
import { feedIndex, requestRebuild } from './feed.transactor.ts';
import { readFeedDelay, readFeedRow } from './feed-row.ts';
import { feedContextOf } from './open-search.ts';

if (!hasGroonga()) console.log('Feeding a search engine is not tested: apt-get install groonga-bin');

describe.skipIf(!hasGroonga())('search engine beside the database', () => {
  let server: GroongaServer;
  beforeAll(async () => {
    server = await startGroonga();
  });
  afterAll(() => server?.stop());
  const registry = new Registry();
  const lines: { readonly level: number; readonly msg: string }[] = [];
  const store = useTestStore({
    metrics: registry,
    logger: pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) }),
    get searchEngineUrl() {
      return server.url;
    },
  });
  const answeredBy = async (): Promise<Readonly<Record<string, number>>> => {
    const values = (await registry.getSingleMetric('ironcart_searches_total')?.get())?.values ?? [];
    return Object.fromEntries(values.map(({ labels, value }) => [String(labels.answered_by), value]));
  };
  const find = (text: string) => searchProducts(store.shopper(), text);
  const namesOf = async (text: string) => (await find(text)).map(({ name }) => name);
  const rename = (productId: number, name: string) =>
    store.db.updateTable('products').set({ name }).where('product_id', '=', productId).execute();
  const linesOf = (message: RegExp) => lines.filter(({ msg }) => message.test(msg));
  beforeEach(() => store.backend.reconcile());

  it('answers searches once its index is built, and follows committed changes', async () => {
    const before = await answeredBy();
    expect((await namesOf('barbell'))[0]).toBe('Test barbell');
    await rename(fixtureIds.rack, 'Quokka frame');
    await store.backend.reconcile();
    expect(await namesOf('quokka')).toEqual(['Quokka frame']);
    const after = await answeredBy();
    expect(after.engine).toBe((before.engine ?? 0) + 2);
    expect(after.database).toBe(before.database);
    expect(await readFeedDelay(store.db)).toBe(0);
  });

  it('finds a product immediately after indexing, although an earlier search for it was empty', async () => {
    for (const word of ['emu', 'galah', 'lorikeet', 'kookaburra', 'cassowary', 'brolga']) {
      await rename(fixtureIds.rack, `Frame ${word}`);
      expect(await namesOf(word)).toEqual([]);
      await store.backend.reconcile();
      expect(await namesOf(word)).toEqual([`Frame ${word}`]);
    }
  });

  it('never shows an outdated price or a hidden product, while its index is behind', async () => {
    await rename(fixtureIds.strap, 'Wombat strap');
    await store.backend.reconcile();
    const [shown] = await find('wombat');
    const set = (price: number) =>
      store.db
        .updateTable('product_prices')
        .set({ price: price.toFixed(2) })
        .where('product_id', '=', fixtureIds.strap)
        .where('currency', '=', 'USD')
        .execute();
    const former = shown?.price ?? 0;
    await set(former + 1);
    expect(await find('wombat')).toMatchObject([{ price: former + 1 }]);
    const show = (visibility: number) =>
      store.db.updateTable('products').set({ visibility }).where('product_id', '=', fixtureIds.strap).execute();
    await show(1);
    expect(await readFeedDelay(store.db)).toBeGreaterThan(0);
    expect(await find('wombat')).toEqual([]);
    await show(4);
    await set(former);
  });

  it('is replaced by PostgreSQL if it does not respond, with one log line, until it is back with all changes', async () => {
    await server.kill();
    const before = linesOf(/is no longer used/).length;
    await rename(fixtureIds.rack, 'Numbat frame');
    expect(await namesOf('numbat')).toEqual(['Numbat frame']);
    expect(await namesOf('numbat frame')).toEqual(['Numbat frame']);
    await store.backend.reconcile();
    expect(linesOf(/is no longer used/)).toHaveLength(before + 1);
    expect(await registry.metrics()).toContain('ironcart_search_engine_in_service 0');
    await rename(fixtureIds.rack, 'Dingo frame');
    await server.start();
    await store.backend.reconcile();
    expect(await registry.metrics()).toContain('ironcart_search_engine_in_service 1');
    const { engine = 0 } = await answeredBy();
    expect(await namesOf('dingo')).toEqual(['Dingo frame']);
    expect((await answeredBy()).engine).toBe(engine + 1);
  });

  it('is rebuilt after losing all data', async () => {
    await server.kill();
    await server.start(true);
    await store.backend.reconcile();
    const { engine = 0 } = await answeredBy();
    expect((await namesOf('barbell set'))[0]).toBeDefined();
    expect((await answeredBy()).engine).toBe(engine + 1);
  });

  it('uses its current index until a new one is complete, and updates both', async () => {
    const { db } = store;
    const index = openSearchIndex(server.url);
    const currencyPlaces = await openCurrencyPlaces(db, defaultSites);
    const context = await feedContextOf(db, index, { currencyPlaces, randomId: randomUUID });
    const present = (await readFeedRow(db))?.generation ?? '';
    await requestRebuild(context);
    await rename(fixtureIds.rack, 'Bilby frame');
    await feedIndex(context);
    const { generation, building } = (await readFeedRow(db)) ?? {};
    expect(generation).toBe(present);
    expect(building).not.toBe(present);
    expect(await namesOf('bilby')).toEqual(['Bilby frame']);
    while (await feedIndex(context));
    expect(await readFeedRow(db)).toMatchObject({ generation: building, building: null });
    // This process has not seen the switch: changes written only to the new index are still found.
    await rename(fixtureIds.rack, 'Bandicoot frame');
    await feedIndex(context);
    expect(await namesOf('bandicoot')).toEqual(['Bandicoot frame']);
    await rename(fixtureIds.rack, 'Bilby frame');
    await store.backend.reconcile();
    expect(await namesOf('bilby frame')).toEqual(['Bilby frame']);
    expect(await index.has(present)).toBe(true);
    await requestRebuild(context);
    while (await feedIndex(context));
    expect(await index.has(present)).toBe(false);
  });

  it('is abandoned when no process has reached it for a day, so that changes do not accumulate, and rebuilt when it is back', async () => {
    await rename(fixtureIds.rack, 'Koala frame');
    await sql`update search_feed set seen_at = ${new Date(store.now().getTime() - 25 * 60 * 60_000)}`.execute(store.db);
    await prune(store.db, store.now());
    expect(await readFeedRow(store.db)).toBeUndefined();
    expect(await readFeedDelay(store.db)).toBe(0);
    await store.backend.reconcile();
    expect((await readFeedRow(store.db))?.generation).toEqual(expect.stringMatching(/^s[0-9a-f]{8}_f1p\d+_/));
    expect(await namesOf('koala')).toEqual(['Koala frame']);
  });

  it('is left to a newer release with a different index layout', async () => {
    const { generation = null } = (await readFeedRow(store.db)) ?? {};
    const newer = generation?.replace(/_f\d+p/, '_f99p') ?? '';
    await sql`update search_feed set generation = ${newer}`.execute(store.db);
    await rename(fixtureIds.rack, 'Possum frame');
    await store.backend.reconcile();
    expect(await readFeedRow(store.db)).toMatchObject({ generation: newer, building: null });
    expect(await namesOf('possum')).toEqual(['Possum frame']);
    expect(await readFeedDelay(store.db)).toBeGreaterThan(0);
    await sql`update search_feed set generation = ${generation}`.execute(store.db);
  });
});
