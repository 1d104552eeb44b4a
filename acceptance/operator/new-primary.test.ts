import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { query } from '../live/databases.ts';
import { createBrowserSession } from './browser-session.ts';
import {
  addressOn,
  type DatabaseServer,
  debianPrograms,
  runRecipe,
  startDebianServer,
  startDebianStandby,
} from './database-servers.ts';
import { type MeasuredStore, openMeasuredStore } from './measured-store.ts';
import { freePort } from './reverse-proxies.ts';
import { type SessionOperation, violationsIn } from './session-guarantees.ts';

const programs = debianPrograms();
if (programs === undefined) console.log('A new primary is not tested: apt-get install postgresql-15, and run as root');

const folder = makeDataDir();
const role = { name: 'shop', password: 'long-enough-for-a-test' };
const productId = 1011;

/** The one address of the primary, as HAProxy provides it: it forwards to the server that it was last pointed at. */
const openPrimaryAddress = async (first: number) => {
  let target: number | undefined = first;
  const open = new Set<Socket>();
  const server = createServer((client) => {
    if (target === undefined) {
      client.destroy();
      return;
    }
    const upstream = connect(target, 'localhost');
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(one);
      one
        .on('error', () => undefined)
        .on('close', () => {
          open.delete(one);
          other.destroy();
        });
      one.pipe(other);
    }
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    port,
    /** Points it at another server; undefined: it refuses connections. */
    pointAt: (next: number | undefined) => {
      target = next;
      for (const socket of open) socket.destroy();
    },
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
};

describe.skipIf(programs === undefined)('replica that becomes the primary without a commit', () => {
  let primary: DatabaseServer;
  let next: DatabaseServer;
  let other: DatabaseServer;
  let address: Awaited<ReturnType<typeof openPrimaryAddress>>;
  const stores: MeasuredStore[] = [];

  const portOf = (server: DatabaseServer): number => Number(new URL(server.adminUrl).port);
  const shopOn = (server: DatabaseServer, port = portOf(server)): string => {
    const url = new URL(addressOn(server.adminUrl, 'shop', role));
    url.port = String(port);
    return url.href;
  };
  const onNext = (statement: string) => query(addressOn(next.adminUrl, 'postgres'), statement);
  const readiness = (): Promise<readonly string[]> =>
    Promise.all(stores.map(async ({ url }) => (await fetch(`${url}/readyz`)).text()));

  beforeAll(async () => {
    const base = join(folder, 'debian');
    const synchronous = "synchronous_standby_names = 'next'";
    primary = await startDebianServer(programs ?? '', base, "cluster_name = 'first'");
    await runRecipe(primary.adminUrl, 'role.sql', role.password);
    // Once promoted, its commits wait for a replica that does not exist yet, as after a failover by Patroni.
    const waits = "cluster_name = 'next'\nsynchronous_standby_names = 'late'";
    next = await startDebianStandby(programs ?? '', base, join(base, 'next'), primary, waits);
    other = await startDebianStandby(programs ?? '', base, join(base, 'other'), primary, "cluster_name = 'other'");
    await query(addressOn(primary.adminUrl, 'postgres'), `alter system set ${synchronous}`);
    await query(addressOn(primary.adminUrl, 'postgres'), 'select pg_reload_conf()');
    address = await openPrimaryAddress(portOf(primary));
    for (let process = 0; process < 2; process += 1) {
      stores.push(
        await openMeasuredStore({
          DATABASE_URL: shopOn(primary, address.port),
          DATABASE_READ_URLS: `${shopOn(next)} ${shopOn(other)}`,
          IRONCART_DEMO: 'on',
          IRONCART_DATA_DIR: join(folder, 'pictures'),
          IRONCART_LOG_LEVEL: 'warn',
        }),
      );
    }
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    address?.close();
    for (const server of [other, next]) server?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('continues to serve catalogue pages, and sessions keep their guarantees throughout [ADR 0035]', async () => {
    let isOver = false;
    const refused: unknown[] = [];
    const waits: number[] = [];
    const paths = ['/', '/barbells', '/search?q=plate', '/deals', `/svc_content/catalog/product/${productId}`];
    const reading = (async () => {
      for (let turn = 0; !isOver; turn += 1) {
        const startedAt = performance.now();
        const url = stores[turn % stores.length]?.url ?? '';
        const answer = await createBrowserSession().call(url, 'GET', paths[turn % paths.length] ?? '');
        waits.push(performance.now() - startedAt);
        if (answer.status !== 200) refused.push({ path: paths[turn % paths.length], ...answer });
        await sleep(50);
      }
    })();

    const history: SessionOperation[] = [];
    const reviews = await query<{ review_id: string; product_id: number }>(
      shopOn(primary),
      "select review_id, product_id from reviews where status = 'published' order by review_id limit 200",
    );
    const voting = Array.from({ length: 6 }, async (_, number) => {
      const session = `voter${number}`;
      const browser = createBrowserSession();
      let turn = number;
      const ask = async (method: string, path: string, body?: unknown) => {
        turn += 1;
        const { status, text } = await browser.call(stores[turn % stores.length]?.url ?? '', method, path, body);
        return status === 200 ? JSON.parse(text) : undefined;
      };
      const account = { email: `${session}@example.org`, password: 'deadlift-slow-24', firstname: 'V', lastname: 'V' };
      await ask('POST', '/svc_customer/customer', account);
      for (let round = 0; !isOver && round < reviews.length; round += 1) {
        const review = reviews[round];
        const voted = await ask('POST', `/svc_review/review/${review?.review_id}/helpful`, {});
        if (voted) {
          history.push({ session, kind: 'write', object: review?.review_id ?? '', version: voted.helpful });
        }
        for (let again = 0; again < 4; again += 1) {
          const answer = await ask('GET', `/svc_review/product/${review?.product_id}`);
          for (const { _id, helpful } of answer?.reviews ?? []) {
            history.push({ session, kind: 'read', object: _id, version: helpful });
          }
          await sleep(100 * Math.random());
        }
      }
    });

    const votes = (): number => history.filter(({ kind }) => kind === 'write').length;
    await vi.waitFor(() => expect(votes()).toBeGreaterThan(20), { timeout: 60_000 });
    primary.signal('SIGKILL');
    await sleep(3_000);
    await onNext('select pg_promote()');
    address.pointAt(portOf(next));
    await sleep(6_000);
    // The proxy loses it for a moment.
    address.pointAt(undefined);
    await sleep(2_000);
    address.pointAt(portOf(next));
    await sleep(4_000);
    const whileWaiting = await readiness();
    await onNext("alter system set synchronous_standby_names = ''");
    await onNext('select pg_reload_conf()');
    await vi.waitFor(async () => expect(await readiness()).toEqual(['{"status":"ready"}', '{"status":"ready"}']), {
      timeout: 40_000,
      interval: 200,
    });
    const ready = votes();
    await vi.waitFor(() => expect(votes()).toBeGreaterThan(ready + 10), { timeout: 60_000 });
    isOver = true;
    await Promise.all([reading, ...voting]);
    console.log(
      `${waits.length} pages, the longest took ${Math.max(...waits).toFixed(0)} ms; ${history.length} operations`,
    );
    expect(refused).toEqual([]);
    expect(violationsIn(history)).toEqual([]);
    expect(whileWaiting).toEqual(['{"status":"catalogue_only"}', '{"status":"catalogue_only"}']);
    expect(Math.max(...waits)).toBeLessThan(10_000);
  });
});
