import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { openShoppingAgent } from '../../scripts/channels-demo/shopping-agent.mjs';
import { composeOrder } from '../live/composed-order.ts';
import { query } from '../live/databases.ts';
import {
  addressOn,
  type DatabaseServer,
  debianPrograms,
  runRecipe,
  startDebianServer,
} from '../operator/database-servers.ts';
import { freePort, host, proxyNames, runProxy, whyNot } from '../operator/reverse-proxies.ts';
import { isWhole } from '../sample.ts';
import { type BegunCheckout, beginAsAgent, beginOnPage } from './begun-checkouts.ts';
import { previousCommit, releaseAfter, releaseOf } from './releases.ts';
import { createShopper, type Shopper } from './shopper.ts';

const programs = debianPrograms();
const commit = previousCommit();
const missing = [
  ...(programs === undefined ? ["Debian's PostgreSQL"] : []),
  ...(commit === undefined ? ["Git's history"] : []),
  ...proxyNames.map(whyNot).filter((reason) => reason !== undefined),
];
if (isWhole && missing.length > 0) console.log(`The rolling update is not tested: ${missing.join(', ')}`);

const chalk = 7811;

/** Two processes of one release behind each proxy; both are replaced by the next release, one after the other. */
describe.skipIf(!isWhole || missing.length > 0)('rolling update from the previous release', () => {
  const folder = makeDataDir();
  const role = { name: 'shop', password: 'long-enough-for-a-test' };
  const proxies = new Map<string, { readonly tlsPort: number; readonly ca: string; close(): Promise<void> }>();
  const processes = new Map<number, OpenProduct>();
  let database: DatabaseServer;
  let databaseUrl: string;
  let releases: { readonly previous: string; readonly next: string };
  let ports: readonly [number, number];
  let agent: Awaited<ReturnType<typeof openShoppingAgent>>;
  let begun: ReadonlyMap<'the page without scripts' | 'an agent', BegunCheckout>;

  const start = async (release: string, port: number): Promise<void> => {
    const environment = {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      IRONCART_DATA_DIR: join(folder, 'pictures'),
      IRONCART_DEMO: 'on',
      IRONCART_AGENT_LOOPBACK: 'on',
      IRONCART_PUBLIC_URL: `https://${host}`,
      IRONCART_TRUSTED_PROXIES: '127.0.0.1/32',
      IRONCART_DRAIN_MS: '3000',
    };
    processes.set(port, await openProduct(environment, release, ['store.mjs']));
  };
  const replace = async (port: number): Promise<void> => {
    await processes.get(port)?.close();
    await start(releases.next, port);
    // Both proxies with health checks have seen it.
    await sleep(3_000);
  };
  const shopperAt = (name: string, last: number): Shopper => {
    const { tlsPort, ca } = proxies.get(name) ?? { tlsPort: 0, ca: '' };
    return createShopper(tlsPort, ca, `127.0.${20 + proxyNames.indexOf(name)}.${last}`);
  };

  beforeAll(async () => {
    mkdirSync(folder, { recursive: true });
    const previous = releaseOf(commit ?? '', folder);
    releases = { previous, next: releaseAfter(previous, folder) };
    database = await startDebianServer(programs ?? '', join(folder, 'debian'));
    await runRecipe(database.adminUrl, 'role.sql', role.password);
    databaseUrl = addressOn(database.adminUrl, 'shop', role);
    ports = [await freePort(), await freePort()];
    for (const port of ports) await start(previous, port);
    for (const name of proxyNames) {
      const place = { plainPort: await freePort(), tlsPort: await freePort(), storePorts: ports };
      const { ca, close } = await runProxy(name, { folder: join(folder, name), ...place });
      proxies.set(name, { tlsPort: place.tlsPort, ca, close });
    }
    agent = await openShoppingAgent(`http://127.0.0.1:${ports[0]}`);
    begun = new Map([
      ['the page without scripts', await beginOnPage(shopperAt('nginx', 4), chalk)],
      ['an agent', await beginAsAgent(agent.ask, shopperAt('nginx', 5), chalk)],
    ]);
  }, 900_000);

  afterAll(async () => {
    for (const { close } of proxies.values()) await close();
    for (const { close } of processes.values()) await close();
    await agent?.close();
    database?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('fails no request, loses no order, and no page links to a missing file', {
    timeout: 600_000,
  }, async () => {
    const outcomes = new Map<string, number>();
    const numbers: string[] = [];
    let isOver = false;
    const note = (outcome: string) => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    const shop = async (name: string, last: number): Promise<void> => {
      while (!isOver) {
        const shopper = shopperAt(name, last);
        try {
          for (const path of ['/', '/halden-club-bar-20-kg']) {
            for (const [what, status] of await shopper.opensPage(path)) note(`${name}: ${what} ${status}`);
          }
          const order = await composeOrder(shopper, chalk);
          const { status, body } = await order.placeWithGiftCard('HALDEN-USD-5000');
          note(`${name}: order ${status}`);
          if (status === 200) numbers.push((body as { orderId: string }).orderId);
        } catch (error) {
          note(`${name}: ${String(error)}`);
        }
        shopper.close();
        await sleep(100);
      }
    };
    const shoppers = proxyNames.flatMap((name) => [shop(name, 2), shop(name, 3)]);
    await sleep(3_000);
    await replace(ports[1]);
    await sleep(3_000);
    await replace(ports[0]);
    isOver = true;
    await Promise.all(shoppers);

    const expected = proxyNames.flatMap((name) => ['page', 'file', 'order'].map((what) => `${name}: ${what} 200`));
    expect([...outcomes.keys()].sort()).toEqual(expected.sort());
    const kept = await query<{ order_id: string }>(
      databaseUrl,
      `select order_id from orders where status = 'published' and document->'customer'->>'email' = 'gale@example.com'`,
    );
    expect(numbers.length).toBeGreaterThan(10);
    expect(kept.map(({ order_id }) => order_id).sort()).toEqual(numbers.sort());
  });

  test.each(['the page without scripts', 'an agent'] as const)(
    'continues a checkout begun by %s on the previous release, with all entered data',
    async (channel) => {
      const checkout = begun.get(channel);
      expect(await checkout?.finish()).toEqual(checkout?.entered);
    },
  );

  test('prevents the previous release from starting on the migrated database', async ({ skip }) => {
    const [before, after] = [releases.previous, releases.next].map((release) =>
      readdirSync(join(release, 'program/migrations')).sort().at(-1),
    );
    // Releases until November 2026 look at the latest number alone.
    skip(before === after, 'No migration with a later number was added since the previous release');
    const [port] = ports;
    await processes.get(port)?.close();
    processes.delete(port);
    await expect(start(releases.previous, port)).rejects.toThrow('The database is newer than this program');
  });
});
