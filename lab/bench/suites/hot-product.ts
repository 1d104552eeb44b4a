import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@ironcart/backend';
import pg from 'pg';
import { makeBuyers, makeTemplate, type Template } from '../../chaos/buyers.ts';
import { type ChaosStore, openChaosStore, prepareChaosDatabase } from '../../chaos/chaos-store.ts';
import type { Figures } from '../chapter.ts';
import { goalTable } from '../figures/goal-table.ts';
import { ratioChart } from '../figures/ratio-chart.ts';
import { ratioTable } from '../figures/ratio-table.ts';
import { copyProduct } from '../placement/alike-products.ts';
import { countingLockWaits } from '../placement/lock-waits.ts';
import { messageOf, startServer } from '../placement/processes.ts';
import { measurePosting, type PostableOrder } from '../placement/send-orders.ts';

const connections = 32;
const turns = 5;
const ordersPerTurn = 320;
const publicUrl = 'http://store.test';
/**
 * Simulates a replica in another zone that has to confirm each commit; concurrent commits share the wait, as with a
 * replica.
 */
const commitMs = 10;
const hotProduct = 1001;

const median = (values: readonly number[]): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;

const makeCommitsWait = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`alter system set commit_delay = ${commitMs * 1_000}`);
  await client.query('alter system set commit_siblings = 0');
  await client.query('select pg_reload_conf()');
  await client.end();
};

/** Limits a product's promotion to a quantity that is never used up. */
const limitPromotion = `update products set attributes = attributes || '{"rogue_promo_enabled": true, "rogue_promo_price": 1,
  "rogue_promo_qty_enable": "1", "rogue_promo_qty": 1000000}' where product_id = $1`;

/** The same as `take_promotions`, but from the product's row alone, as before the introduction of shares. */
const takeFromOneRow = `
  create or replace function take_promotions(demanded int[], quantities int[])
  returns table (product_id int, qty int) language sql as $$
    update products
    set attributes = jsonb_set(attributes, '{rogue_promo_qty}', to_jsonb(search_amount(attributes ->> 'rogue_promo_qty') - pieces))
    from unnest(demanded, quantities) as wanted (id, pieces)
    where products.product_id = wanted.id and search_amount(attributes ->> 'rogue_promo_qty') >= pieces
    returning products.product_id, pieces
  $$`;

/** Creates orders from the templates in rotation. */
const makeOrders = async (store: ChaosStore, templates: readonly Template[]): Promise<readonly PostableOrder[]> => {
  const each: (readonly PostableOrder[])[] = [];
  for (const template of templates) {
    const buyers = await makeBuyers(store, template, ordersPerTurn / templates.length);
    each.push(buyers.map(({ cookie, sessionId, order }) => ({ cookie, sessionId, body: JSON.stringify(order) })));
  }
  return Array.from({ length: ordersPerTurn }, (_, at) => each.map((orders) => orders[at]))
    .flat()
    .filter((order) => order !== undefined);
};

interface Measured {
  readonly perSecond: number[];
  readonly waiting: number[];
}

/** Places orders of one product, in turns with orders of as many products as there are connections. */
export const measureHotProduct = async (): Promise<Figures> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ironcart-hot-product-'));
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir });
  const servers: ChildProcess[] = [];
  try {
    await prepareChaosDatabase(database.url);
    await makeCommitsWait(database.url);
    const store = await openChaosStore(database.url);
    await store.db.updateTable('inventory').set({ qoh: 1_000_000 }).execute();
    const [promoted = hotProduct, ...others] = await copyProduct(database.url, hotProduct, connections + 1);
    const administrator = new pg.Client({ connectionString: database.url });
    await administrator.connect();
    await administrator.query(limitPromotion, [promoted]);
    const { rows: functions } = await administrator.query<{ definition: string }>(
      "select pg_get_functiondef('take_promotions'::regproc) as definition",
    );
    const takeFromShares = functions[0]?.definition ?? '';
    const templateOf = (productId: number) => makeTemplate(store, [{ productId, qty: 1 }]);
    const hot = [await templateOf(hotProduct)];
    const limited = [await templateOf(promoted)];
    const distinct: Template[] = [];
    for (const productId of others) distinct.push(await templateOf(productId));

    const server = await startServer('./product-server.ts', {
      BENCH_DATABASE_URL: database.url,
      BENCH_PUBLIC_URL: publicUrl,
      BENCH_CONNECTIONS: String(connections),
    });
    servers.push(server);
    const { port } = await messageOf<{ port: number }>(server);
    const target = { port, publicUrl };
    await measurePosting(target, await makeOrders(store, distinct), connections);

    const measured: Record<'distinct' | 'hot' | 'promotion' | 'oneRow', Measured> = {
      distinct: { perSecond: [], waiting: [] },
      hot: { perSecond: [], waiting: [] },
      promotion: { perSecond: [], waiting: [] },
      oneRow: { perSecond: [], waiting: [] },
    };
    const measure = async ({ perSecond, waiting }: Measured, templates: readonly Template[]): Promise<void> => {
      const orders = await makeOrders(store, templates);
      const counted = await countingLockWaits(database.url, () => measurePosting(target, orders, connections));
      perSecond.push(counted.result);
      waiting.push(counted.waiting);
    };
    for (let turn = 0; turn < turns; turn += 1) {
      await measure(measured.distinct, distinct);
      await measure(measured.hot, hot);
      await measure(measured.promotion, limited);
      await administrator.query(takeFromOneRow);
      await measure(measured.oneRow, limited);
      await administrator.query(takeFromShares);
    }
    await administrator.end();
    await store.close();
    const { distinct: many, hot: one, promotion, oneRow } = measured;
    const comparison = {
      title: `${connections} connections, a commit takes ${commitMs} ms`,
      unit: 'orders',
      measurements: [
        { name: `orders of ${connections} products`, isOurs: false, perSecond: median(many.perSecond) },
        { name: 'orders of one product', isOurs: true, perSecond: median(one.perSecond) },
        { name: 'orders of one limited promotion', isOurs: true, perSecond: median(promotion.perSecond) },
        {
          name: 'orders of one limited promotion, kept in one row',
          isOurs: false,
          perSecond: median(oneRow.perSecond),
        },
      ],
    };
    const goals = goalTable([
      {
        name: 'orders of one product compared with orders of distinct ones',
        least: 0.9,
        reached: median(one.perSecond) / median(many.perSecond),
        unit: '×',
      },
      {
        name: 'orders of one product that wait for a lock, on average',
        most: 1,
        reached: median(one.waiting),
        unit: '',
      },
      {
        name: 'orders of one limited promotion compared with orders of distinct products',
        least: 0.9,
        reached: median(promotion.perSecond) / median(many.perSecond),
        unit: '×',
      },
      {
        name: 'orders of one limited promotion compared with the same kept in one row',
        least: 1.5,
        reached: median(promotion.perSecond) / median(oneRow.perSecond),
        unit: '×',
      },
      {
        name: 'orders of one limited promotion that wait for a lock, on average',
        most: 1,
        reached: median(promotion.waiting),
        unit: '',
      },
    ]);
    return {
      tables: `${goals}\n\n${ratioTable(comparison)}`,
      chart: ratioChart('Orders of one product at once', [comparison]),
    };
  } finally {
    for (const server of servers) server.kill();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
