import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { query } from '../live/databases.ts';
import { type BrowserSession, createBrowserSession } from './browser-session.ts';
import {
  addressOn,
  type DatabaseServer,
  debianPrograms,
  runRecipe,
  startDebianServer,
  startDebianStandby,
} from './database-servers.ts';
import { askDoctor } from './doctor-report.ts';
import { type MeasuredStore, openMeasuredStore } from './measured-store.ts';
import { type SessionOperation, violationsIn } from './session-guarantees.ts';

const programs = debianPrograms();
if (programs === undefined) console.log('Replicas are not tested: apt-get install postgresql-15, and run as root');

const folder = makeDataDir();
const role = { name: 'shop', password: 'long-enough-for-a-test' };
/** How far a replica's answers may be behind (ADR 0035), in milliseconds. */
const boundMs = 5_000;
const productId = 1011;

describe.skipIf(programs === undefined)('store with two processes that reads from two replicas', () => {
  let primary: DatabaseServer;
  let near: DatabaseServer;
  let far: DatabaseServer;
  let environment: Readonly<Record<string, string>>;
  const stores: MeasuredStore[] = [];
  const history: SessionOperation[] = [];
  const faults: string[] = [];

  const shopOn = (server: DatabaseServer): string => addressOn(server.adminUrl, 'shop', role);
  const labelOf = (server: DatabaseServer): string => `localhost:${new URL(server.adminUrl).port}`;
  const readsOf = async (server: string): Promise<number> => {
    const counts = await Promise.all(stores.map((store) => store.metric(`ironcart_reads_total{server="${server}"}`)));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  const isInService = async (server: DatabaseServer): Promise<readonly number[]> =>
    Promise.all(stores.map((store) => store.metric(`ironcart_replica_in_service{replica="${labelOf(server)}"}`)));
  const settledAs = (server: DatabaseServer, inService: 0 | 1): Promise<void> =>
    vi.waitFor(async () => expect(await isInService(server)).toEqual([inService, inService]), {
      timeout: 20_000,
      interval: 100,
    });

  beforeAll(async () => {
    primary = await startDebianServer(programs ?? '', join(folder, 'debian'));
    await runRecipe(primary.adminUrl, 'role.sql', role.password);
    near = await startDebianStandby(programs ?? '', join(folder, 'debian'), join(folder, 'debian', 'near'), primary);
    const lag = "recovery_min_apply_delay = '1s'";
    far = await startDebianStandby(programs ?? '', join(folder, 'debian'), join(folder, 'debian', 'far'), primary, lag);
    environment = {
      DATABASE_URL: shopOn(primary),
      DATABASE_READ_URLS: `${shopOn(near)} ${shopOn(far)}`,
      IRONCART_DEMO: 'on',
      IRONCART_DATA_DIR: join(folder, 'pictures'),
      IRONCART_LOG_LEVEL: 'warn',
    };
    for (let process = 0; process < 2; process += 1) stores.push(await openMeasuredStore(environment));
    await settledAs(near, 1);
    await settledAs(far, 1);
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    for (const server of [far, near, primary]) server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A call to one of the processes, in turn; everything but 200 is a fault. */
  const createAsking = (session: BrowserSession) => {
    let turn = 0;
    return async <T>(method: string, path: string, body?: unknown): Promise<T | undefined> => {
      turn += 1;
      const { status, text } = await session.call(stores[turn % stores.length]?.url ?? '', method, path, body);
      if (status === 200) return JSON.parse(text) as T;
      faults.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
      return undefined;
    };
  };

  /** A customer who votes for each of the reviews and reads them meanwhile, until stopped. */
  const vote = async (
    session: string,
    reviews: readonly { readonly review_id: string; readonly product_id: number }[],
    isOver: () => boolean,
  ): Promise<void> => {
    const ask = createAsking(createBrowserSession());
    const email = `${session}@example.org`;
    await ask('POST', '/svc_customer/customer', {
      email,
      password: 'deadlift-slow-24',
      firstname: 'V',
      lastname: session,
    });
    const read = async (review: (typeof reviews)[number]): Promise<void> => {
      const path = `/svc_review/product/${review.product_id}`;
      const answer = await ask<{ reviews: { _id: string; helpful: number }[] }>('GET', path);
      for (const { _id, helpful } of answer?.reviews ?? []) {
        history.push({ session, kind: 'read', object: _id, version: helpful });
      }
    };
    for (let round = 0; !isOver(); round += 1) {
      const review = reviews[round % reviews.length];
      if (review === undefined) return;
      await read(review);
      const voted = round < reviews.length;
      const path = `/svc_review/review/${review.review_id}/helpful`;
      const answer = voted ? await ask<{ helpful: number }>('POST', path, {}) : undefined;
      if (answer) history.push({ session, kind: 'write', object: review.review_id, version: answer.helpful });
      // Long enough for the late replica to have the vote, so that the session's reads go to it again.
      for (let again = 0; again < 30; again += 1) {
        await read(review);
        await sleep(150 * Math.random());
      }
    }
  };

  test('keeps the guarantees of sessions while a replica lags, pauses, is suspended, dies and comes back', async () => {
    const reviews = await query<{ review_id: string; product_id: number }>(
      shopOn(primary),
      "select review_id, product_id from reviews where status = 'published' order by review_id limit 60",
    );
    expect(reviews.length).toBeGreaterThan(20);
    let isOver = false;
    const sessions = Array.from({ length: 8 }, (_, index) => vote(`voter${index}`, reviews, () => isOver));
    const guest = createAsking(createBrowserSession());
    const looking = (async () => {
      while (!isOver) {
        await guest('GET', `/svc_content/catalog/product/complete/${productId}`);
        await sleep(20);
      }
    })();

    await sleep(3_000);
    await query(addressOn(near.adminUrl, 'postgres'), 'select pg_wal_replay_pause()');
    await settledAs(near, 0);
    await query(addressOn(near.adminUrl, 'postgres'), 'select pg_wal_replay_resume()');
    await settledAs(near, 1);
    near.signal('SIGSTOP');
    await settledAs(near, 0);
    await sleep(2_000);
    near.signal('SIGCONT');
    await settledAs(near, 1);
    near.signal('SIGKILL');
    await settledAs(near, 0);
    await sleep(1_000);
    near.start();
    await settledAs(near, 1);
    await sleep(2_000);
    const [readsNear, readsFar] = [await readsOf(labelOf(near)), await readsOf(labelOf(far))];
    isOver = true;
    await Promise.all([...sessions, looking]);

    expect(faults).toEqual([]);
    expect(violationsIn(history)).toEqual([]);
    expect(readsNear).toBeGreaterThan(30);
    expect(readsFar).toBeGreaterThan(30);
    expect(history.filter(({ kind }) => kind === 'write').length).toBeGreaterThan(15);
    for (const store of stores) expect(store.output()).not.toMatch(/"level":(50|60)/);
    console.log(`${history.length} operations of 8 sessions, ${readsNear} and ${readsFar} reads of the replicas`);
  });

  test('shows prices from a replica that are outdated by at most the bound', async () => {
    const price = async (url: string): Promise<number> => {
      const response = await fetch(`${url}/svc_content/catalog/product/${productId}`);
      return ((await response.json()) as { price: number }).price;
    };
    for (const server of [near, far])
      await query(addressOn(server.adminUrl, 'postgres'), 'select pg_wal_replay_pause()');
    await query(shopOn(primary), "update product_prices set price = 77.77 where product_id = $1 and currency = 'USD'", [
      productId,
    ]);
    const changedAt = performance.now();
    const seen: { readonly at: number; readonly price: number }[] = [];
    while (performance.now() < changedAt + boundMs + 2_000) {
      for (const { url } of stores) {
        const at = performance.now() - changedAt;
        seen.push({ at, price: await price(url) });
      }
      await sleep(20);
    }
    for (const server of [near, far])
      await query(addressOn(server.adminUrl, 'postgres'), 'select pg_wal_replay_resume()');
    expect(seen.some((each) => each.price !== 77.77)).toBe(true);
    expect(seen.filter((each) => each.price !== 77.77 && each.at > boundMs)).toEqual([]);
    expect(seen.at(-1)?.price).toBe(77.77);
  });

  /**
   * Requests catalogue pages and calls from both processes in turn until the end, as a visitor and as a shopper with a
   * cart.
   */
  const readCatalogue = (shopper: BrowserSession, isOver: () => boolean) => {
    const paths = [
      ...['/', '/barbells', '/search?q=plate', '/deals', `/svc_content/catalog/product/complete/${productId}`],
      '/svc_list/lists',
    ];
    const read: { readonly path: string; readonly status: number; readonly ms: number; readonly text: string }[] = [];
    const readAs = async (session: () => BrowserSession): Promise<void> => {
      for (let turn = 0; !isOver(); turn += 1) {
        const path = paths[turn % paths.length] ?? '';
        const startedAt = performance.now();
        const answer = await session().call(stores[turn % stores.length]?.url ?? '', 'GET', path);
        read.push({ path, ...answer, ms: performance.now() - startedAt });
        await sleep(50);
      }
    };
    return { read, ended: Promise.all([readAs(createBrowserSession), readAs(() => shopper)]) };
  };

  test.each(['SIGSTOP', 'SIGKILL'] as const)(
    'serves catalogue pages while the primary is unavailable after %s, also to shoppers with a cart [ADR 0035]',
    async (signal) => {
      await settledAs(near, 1);
      await settledAs(far, 1);
      const shopper = createBrowserSession();
      const [first = '', second = ''] = stores.map(({ url }) => url);
      const { text } = await shopper.call(first, 'POST', '/svc_list/lists', { type: 'cart' });
      const { _id: listId } = JSON.parse(text) as { _id: string };
      const added = await shopper.call(second, 'POST', `/svc_list/lists/${listId}/items`, {
        items: [{ productId, qty: 3 }],
      });
      expect(added.status, added.text).toBe(200);
      // The late replica has it, too.
      await sleep(2_000);
      let isOver = false;
      const { read, ended } = readCatalogue(shopper, () => isOver);
      await sleep(2_000);
      primary.signal(signal);
      await sleep(15_000);
      const refused = await shopper.call(first, 'POST', '/svc_list/lists', { type: 'wishlist' });
      const ready = await Promise.all([first, second].map(async (url) => (await fetch(`${url}/readyz`)).text()));
      const cart = JSON.parse((await shopper.call(second, 'GET', '/svc_list/lists')).text) as {
        items: { qty: number }[];
      }[];
      const key = await fetch(`${first}/cache-key`);
      const { text: page } = await shopper.call(first, 'GET', '/barbells');
      if (signal === 'SIGSTOP') primary.signal('SIGCONT');
      else primary.start();
      await vi.waitFor(
        async () => expect((await fetch(`${first}/readyz`)).text()).resolves.toBe('{"status":"ready"}'),
        { timeout: 20_000, interval: 200 },
      );
      await settledAs(near, 1);
      await sleep(1_000);
      isOver = true;
      await ended;
      const longestMs = Math.max(...read.map(({ ms }) => ms));
      console.log(`${signal}: ${read.length} answers, the longest took ${longestMs.toFixed(0)} ms`);
      expect(read.filter(({ status }) => status !== 200)).toEqual([]);
      expect(read.length).toBeGreaterThan(20);
      expect(longestMs).toBeLessThan(10_000);
      expect(refused.status).toBe(503);
      expect(ready).toEqual(['{"status":"catalogue_only"}', '{"status":"catalogue_only"}']);
      expect(cart.flatMap(({ items }) => items.map(({ qty }) => qty))).toEqual([3]);
      expect(key.status).toBe(200);
      expect(page).toMatch(/Cart<[\s\S]{0,200}>3</);
    },
  );

  test('stops using a promoted replica, and never reads another database', async () => {
    await settledAs(near, 1);
    await query(addressOn(far.adminUrl, 'postgres'), 'select pg_promote()');
    await settledAs(far, 0);
    const { findings } = await askDoctor(environment);
    expect(findings).toContainEqual(
      expect.objectContaining({
        level: 'dangerous',
        message: `The replica ${labelOf(far)} answers no reads: no standby.`,
      }),
    );
    expect(findings).toContainEqual(
      expect.objectContaining({ level: 'ok', message: `The replica ${labelOf(near)} follows the database.` }),
    );
  });
});
