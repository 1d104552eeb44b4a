import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedDatabase } from '@ironcart/backend';
import { makeBuyers, makeTemplate } from '../../chaos/buyers.ts';
import { openChaosStore, prepareChaosDatabase } from '../../chaos/chaos-store.ts';
import type { Comparison } from '../figures/ratio-table.ts';
import { messageOf, startServer } from '../placement/processes.ts';
import type { PlacementNames, RecordedStatement } from '../placement/recorded-statement.ts';
import { measurePosting, type PostableOrder, postOrder } from '../placement/send-orders.ts';

const connections = 16;
const turns = 5;
const ordersPerTurn = 320;
const publicUrl = 'http://store.test';

/** Two products with plenty of stock in the small store of the tests and the chaos run. */
const twoLines = [
  { productId: 1001, qty: 1 },
  { productId: 1070, qty: 2 },
];

/** Places prepared orders through the API, in turns with a plain handler that sends the same statements. */
export const measurePlacement = async (): Promise<readonly Comparison[]> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'ironcart-placement-'));
  await chmod(dataDir, 0o755);
  const database = await startEmbeddedDatabase({ dataDir });
  const environment = {
    BENCH_DATABASE_URL: database.url,
    BENCH_PUBLIC_URL: publicUrl,
    BENCH_CONNECTIONS: String(connections),
  };
  const servers: ChildProcess[] = [];
  try {
    await prepareChaosDatabase(database.url);
    const store = await openChaosStore(database.url);
    await store.db.updateTable('inventory').set({ qoh: 1_000_000 }).execute();
    const template = await makeTemplate(store, twoLines);
    const makeOrders = async (count: number): Promise<readonly PostableOrder[]> =>
      (await makeBuyers(store, template, count)).map(({ cookie, sessionId, order }) => ({
        cookie,
        sessionId,
        body: JSON.stringify(order),
      }));

    const product = await startServer('./product-server.ts', environment);
    servers.push(product);
    const { port } = await messageOf<{ port: number }>(product);
    const ours = { port, publicUrl };
    await measurePosting(ours, await makeOrders(ordersPerTurn), connections);

    product.send('record');
    const [recordedOrder] = await makeOrders(1);
    if (!recordedOrder) throw new Error('There is no order to record');
    const agent = new Agent();
    const { orderId } = JSON.parse((await postOrder(agent, ours, recordedOrder)).body) as { orderId: string };
    const recorded = messageOf<{ statements: readonly RecordedStatement[] }>(product);
    product.send('stop');
    const { statements } = await recorded;
    const row = await store.db
      .selectFrom('orders')
      .select(['list_id', 'payment_key', 'payment_reference'])
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow();
    const names: PlacementNames = {
      sessionId: recordedOrder.sessionId,
      listId: row.list_id,
      itemIds: (JSON.parse(recordedOrder.body) as { items: { listItemId: string }[] }).items.map(
        ({ listItemId }) => listItemId,
      ),
      orderId,
      paymentKey: row.payment_key,
      paymentId: row.payment_reference ?? '',
    };
    const bare = await startServer('./bare-server.ts', environment);
    servers.push(bare);
    bare.send({ statements, names });
    const floor = { port: (await messageOf<{ port: number }>(bare)).port, publicUrl };
    await measurePosting(floor, await makeOrders(ordersPerTurn), connections);

    const speeds = { floor: [] as number[], ours: [] as number[] };
    for (let turn = 0; turn < turns; turn += 1) {
      speeds.floor.push(await measurePosting(floor, await makeOrders(ordersPerTurn), connections));
      speeds.ours.push(await measurePosting(ours, await makeOrders(ordersPerTurn), connections));
    }
    await store.close();
    const median = (values: readonly number[]) =>
      values.toSorted((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN;
    const measurements = [
      {
        name: `bare Node handler, the same ${statements.length} statements`,
        isOurs: false,
        perSecond: median(speeds.floor),
      },
      { name: 'POST /svc_checkout/order', isOurs: true, perSecond: median(speeds.ours) },
    ];
    return [{ title: `Two lines, ${connections} connections`, unit: 'orders', measurements }];
  } finally {
    for (const server of servers) server.kill();
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
