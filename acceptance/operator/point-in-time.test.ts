import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { openProduct } from '../../e2e/fixtures/open-product.ts';
import { composeOrder } from '../live/composed-order.ts';
import { query } from '../live/databases.ts';
import { createGuest } from '../live/guest.ts';
import {
  addressOn,
  type DatabaseServer,
  debianPrograms,
  restoreDebianServer,
  runRecipe,
  startDebianServer,
} from './database-servers.ts';
import { recipe } from './recipe-tools.ts';

const programs = debianPrograms();
if (programs === undefined) console.log('Recovery to a point in time is not tested: there is no PostgreSQL of Debian');

const folder = makeDataDir();
const running = new Set<DatabaseServer>();
const stop = (server: DatabaseServer): void => {
  running.delete(server);
  server.stop();
};
afterAll(() => {
  for (const server of running) stop(server);
  rmSync(folder, { recursive: true, force: true });
});

const role = { name: 'shop', password: 'long-enough-for-a-test' };
const archive = join(folder, 'debian');
const configurationOf = (file: string) => recipe(`postgresql/${file}`).replaceAll('/srv/archive', archive);

const demoProduct = 1011;

/** Number of orders that the test placed. Those of the demo are left out: a store creates them while it already serves. */
const placedOrders = async (databaseUrl: string): Promise<number> => {
  const [row] = await query<{ orders: number }>(
    databaseUrl,
    `select count(*)::int as orders from orders where status = 'published' and document -> 'customer' ->> 'email' = 'gale@example.com'`,
  );
  return row?.orders ?? 0;
};

describe.skipIf(programs === undefined)('recipe for point-in-time recovery', () => {
  test('restores the orders of one second, without the changes of the next', async () => {
    const debian = programs ?? '';
    const server = await startDebianServer(debian, archive, configurationOf('archive.conf'));
    running.add(server);
    await runRecipe(server.adminUrl, 'role.sql', role.password);
    const databaseUrl = addressOn(server.adminUrl, 'shop', role);
    const environment = { IRONCART_DEMO: 'on', IRONCART_DATA_DIR: join(folder, 'pictures') };
    const place = async (url: string): Promise<void> => {
      const order = await composeOrder(createGuest(url), demoProduct);
      expect(await order.placeWithGiftCard('HALDEN-USD-5000')).toMatchObject({ status: 200 });
    };

    const store = await openProduct({ ...environment, DATABASE_URL: databaseUrl });
    const backup = join(archive, 'base');
    await place(store.url);
    server.backUp(backup);
    await place(store.url);
    await store.close();
    const before = await placedOrders(databaseUrl);
    expect(before).toBe(2);
    await sleep(1_500);
    const [moment] = await query<{ text: string }>(databaseUrl, 'select now()::text as text');
    await sleep(1_500);
    await query(databaseUrl, 'truncate orders cascade');
    await query(databaseUrl, 'drop table gift_cards cascade');
    expect(await placedOrders(databaseUrl)).toBe(0);
    await query(server.adminUrl, 'select pg_switch_wal()');
    stop(server);

    const target = configurationOf('recovery.conf').replace(/(?<=recovery_target_time = ').+(?=')/, moment?.text ?? '');
    const restored = await restoreDebianServer(debian, archive, backup, target);
    running.add(restored);
    const restoredUrl = addressOn(restored.adminUrl, 'shop', role);
    await expect
      .poll(() => query(restored.adminUrl, 'select pg_is_in_recovery() as now'), { timeout: 30_000 })
      .toEqual([{ now: false }]);
    expect(await placedOrders(restoredUrl)).toBe(before);
    const again = await openProduct({ ...environment, DATABASE_URL: restoredUrl });
    await place(again.url);
    await again.close();
    expect(await placedOrders(restoredUrl)).toBe(before + 1);
    stop(restored);
  });
});
