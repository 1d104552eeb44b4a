import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { embeddedDatabaseUrl, query } from '../live/databases.ts';
import { askDoctor } from './doctor-report.ts';
import { prepareGroonga, type SearchEngineServer, whyNoGroonga } from './groonga.ts';
import { type MeasuredStore, openMeasuredStore } from './measured-store.ts';
import { runProgram } from './run-program.ts';

const reason = whyNoGroonga();
if (reason !== undefined) console.log(`The recipe of the search engine is not tested: ${reason}`);

const waiting = { timeout: 20_000, interval: 100 };

describe.skipIf(reason !== undefined)('search engine recipe, beside a store with two processes', () => {
  const folder = makeDataDir();
  const dataDir = join(folder, 'data');
  let engine: SearchEngineServer;
  let environment: Readonly<Record<string, string>>;
  const stores: MeasuredStore[] = [];

  beforeAll(async () => {
    engine = await prepareGroonga(join(folder, 'engine'));
    await engine.start();
    environment = {
      IRONCART_DEMO: 'on',
      IRONCART_DATA_DIR: dataDir,
      IRONCART_LOG_LEVEL: 'info',
      SEARCH_ENGINE_URL: engine.url,
    };
    stores.push(await openMeasuredStore(environment));
    environment = { ...environment, DATABASE_URL: embeddedDatabaseUrl(dataDir) };
    stores.push(await openMeasuredStore({ ...environment, IRONCART_DATA_DIR: join(folder, 'other') }));
    await isInService(1);
  });
  afterAll(async () => {
    for (const store of stores.toReversed()) await store.close();
    await engine?.kill();
    rmSync(folder, { recursive: true, force: true });
  });

  const each = (name: string) => Promise.all(stores.map((store) => store.metric(name)));
  const isInService = (inService: 0 | 1): Promise<void> =>
    vi.waitFor(
      async () => expect(await each('ironcart_search_engine_in_service')).toEqual([inService, inService]),
      waiting,
    );
  const rename = (name: string) =>
    query(environment.DATABASE_URL ?? '', 'update products set name = $1 where product_id = 1001', [name]);
  /** The result page of one of the processes. */
  const search = async (store: MeasuredStore, phrase: string): Promise<string> => {
    const answer = await fetch(`${store.url}/search?q=${encodeURIComponent(phrase)}`);
    expect(answer.status).toBe(200);
    return answer.text();
  };
  const searchBoth = (phrase: string) => Promise.all(stores.map((store) => search(store, phrase)));
  const isFoundBy = (phrase: string, name: string): Promise<void> =>
    vi.waitFor(async () => {
      for (const page of await searchBoth(phrase)) expect(page).toContain(name);
    }, waiting);

  test('serves searches in both processes, and includes changes within seconds', async () => {
    const before = await each('ironcart_searches_total{answered_by="engine"}');
    await rename('Quokka Bar 20 kg');
    const committedAt = performance.now();
    await isFoundBy('quokka', 'Quokka Bar 20 kg');
    const seconds = (performance.now() - committedAt) / 1_000;
    const after = await each('ironcart_searches_total{answered_by="engine"}');
    for (const [at, count] of after.entries()) expect(count).toBeGreaterThan(before[at] ?? 0);
    expect(seconds).toBeLessThan(5);
    console.log(`A change was found by both processes after ${seconds.toFixed(1)} s`);
  });

  test('is checked by the doctor, and the search command reports the state of its index', async () => {
    const { findings } = await askDoctor(environment);
    const { host } = new URL(engine.url);
    expect(findings).toContainEqual(
      expect.objectContaining({ level: 'ok', message: `The search engine ${host} answers.` }),
    );
    const status = await runProgram(['search.mjs', 'status'], environment);
    expect([status.code, status.output]).toEqual([
      0,
      expect.stringMatching(/has a complete index, which is up to date/),
    ]);
  });

  test('fails no search while the engine is killed and restarted, with one log line per process', async () => {
    let isOver = false;
    const faults: string[] = [];
    let searches = 0;
    const shop = async (store: MeasuredStore) => {
      while (!isOver) {
        searches += 1;
        await search(store, `bar ${searches % 40}`).catch((error: unknown) => faults.push(String(error)));
      }
    };
    const shopping = stores.map(shop);
    await sleep(500);
    await engine.kill();
    await isInService(0);
    await rename('Numbat Bar 20 kg');
    await isFoundBy('numbat', 'Numbat Bar 20 kg');
    await sleep(1_500);
    await engine.start();
    await isInService(1);
    isOver = true;
    await Promise.all(shopping);
    expect(faults).toEqual([]);
    await vi.waitFor(async () => expect(await each('ironcart_search_feed_delay_seconds')).toEqual([0, 0]), waiting);
    await isFoundBy('numbat bar', 'Numbat Bar 20 kg');
    for (const store of stores) expect(store.output().match(/The search engine is no longer used/g)).toHaveLength(1);
    console.log(`${searches} searches around the loss of the engine, none failed`);
  });

  test('refills an engine that has lost its disk automatically', async () => {
    await engine.kill(true);
    await isInService(0);
    await engine.start();
    await isInService(1);
    const before = await each('ironcart_searches_total{answered_by="engine"}');
    for (const page of await searchBoth('kettlebell 24')) expect(page).toContain('Kettlebell 24 kg');
    const after = await each('ironcart_searches_total{answered_by="engine"}');
    for (const [at, count] of after.entries()) expect(count).toBeGreaterThan(before[at] ?? 0);
  });

  test('rebuilds the index by command while the processes run', async () => {
    const { code, output } = await runProgram(['search.mjs', 'reindex'], environment);
    expect([code, output]).toEqual([0, expect.stringMatching(/is built anew: \d{3,} products/)]);
    await isInService(1);
    await rename('Bilby Bar 20 kg');
    await isFoundBy('bilby', 'Bilby Bar 20 kg');
  });
});
