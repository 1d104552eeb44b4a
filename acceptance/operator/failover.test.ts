import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { type ClusterPlace, loopbackPlace, type NodeName, nodeNames } from '../../scripts/cluster/cluster-place.ts';
import { whyNoCluster } from '../../scripts/cluster/cluster-programs.ts';
import { findTakenPort } from '../../scripts/cluster/free-ports.ts';
import { type Cluster, startCluster } from '../../scripts/cluster/start-cluster.ts';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { query } from '../live/databases.ts';
import { startBuyers } from './buyers.ts';
import { countOrderDamage, noOrderDamage, readSupply } from './order-damage.ts';
import { runProgram } from './run-program.ts';

const reason = whyNoCluster();
if (reason !== undefined) console.log(`The failover is not tested: ${reason}`);

const productId = 1011;

/** A cluster on unused ports. */
const freePlace = async (folder: string, firstPort = 5710): Promise<ClusterPlace> => {
  const place = loopbackPlace(folder, firstPort);
  return (await findTakenPort(place)) === undefined ? place : freePlace(folder, firstPort + 10);
};

/** Follows the stream of flags, over the failover. */
const followFlags = async (url: string) => {
  const stop = new AbortController();
  const versions: number[] = [];
  const { body } = await fetch(`${url}/svc_flag/stream?site=EUR`, { signal: stop.signal });
  const read = async (): Promise<void> => {
    for await (const chunk of body ?? []) {
      for (const [, version] of Buffer.from(chunk)
        .toString()
        .matchAll(/"version":(\d+)/g))
        versions.push(Number(version));
    }
  };
  read().catch(() => undefined);
  await vi.waitFor(() => expect(versions).not.toEqual([]));
  return { versions, leave: () => stop.abort() };
};

describe.skipIf(reason !== undefined)('database failover recipe', () => {
  const folder = makeDataDir();
  let cluster: Cluster;
  const stores: OpenProduct[] = [];

  beforeAll(async () => {
    const place = join(folder, 'cluster');
    mkdirSync(place);
    cluster = await startCluster(await freePlace(place));
    const environment = {
      DATABASE_URL: cluster.databaseUrl,
      IRONCART_DEMO: 'on',
      IRONCART_DATA_DIR: join(folder, 'pictures'),
    };
    for (let process = 0; process < 2; process += 1) stores.push(await openProduct(environment));
    await query(cluster.databaseUrl, `update inventory set qoh = 100000 where product_id = ${productId}`);
  });
  afterAll(async () => {
    for (const store of stores) await store.close();
    await cluster?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('loses no acknowledged order, duplicates none and leaves no capture unsettled when the primary is killed', async () => {
    const supply = await readSupply(cluster.databaseUrl, productId);
    const buyers = startBuyers(
      stores.map(({ url }) => url),
      productId,
      6,
    );
    await vi.waitFor(() => expect(buyers.acknowledged.length).toBeGreaterThan(5), { timeout: 60_000 });
    const primary = await primaryOf(cluster);
    const flags = await followFlags(stores[0]?.url ?? '');
    const killedAt = performance.now();
    cluster.nodes[primary].signal('SIGKILL');
    await vi.waitFor(
      () => expect(buyers.acknowledged.filter(({ atMs }) => atMs > killedAt + 2_000).length).toBeGreaterThan(10),
      { timeout: 90_000, interval: 100 },
    );
    expect(await primaryOf(cluster)).not.toBe(primary);
    cluster.nodes[primary].start();
    await cluster.untilComplete();
    await buyers.stop();
    expect(buyers.gap.faults).toEqual([]);
    const told = buyers.acknowledged.map(({ orderId }) => orderId);
    await vi.waitFor(
      async () => expect(await countOrderDamage(cluster.databaseUrl, told, supply)).toEqual(noOrderDamage),
      { timeout: 60_000, interval: 1_000 },
    );
    console.log(
      `${told.length} orders, ${buyers.gap.unavailable} answers with 503, refused ${JSON.stringify(buyers.refused)}, ${Math.round(buyers.gap.longestMs)} ms at most`,
    );
    for (const store of stores) expect(store.output()).not.toMatch(/A request failed|"stack"/);

    // The job queue and the listeners are running again.
    const [job] = await query<{ id: string }>(
      cluster.databaseUrl,
      "select id::text from graphile_worker.add_job('prune', '{}'::json)",
    );
    const [before, environment] = [flags.versions.at(-1), { DATABASE_URL: cluster.databaseUrl }];
    expect((await runProgram(['flags.mjs', 'set', 'adyen_edit', 'on', 'EUR'], environment)).code).toBe(0);
    await vi.waitFor(
      async () => {
        expect(await query(cluster.databaseUrl, 'select from graphile_worker.jobs where id = $1', [job?.id])).toEqual(
          [],
        );
        expect(flags.versions.at(-1)).toBeGreaterThan(before ?? 0);
      },
      { timeout: 20_000, interval: 500 },
    );
    flags.leave();
  });
});

const primaryOf = async (cluster: Cluster): Promise<NodeName> => {
  const leader = (await cluster.members()).find(({ role, state }) => role === 'leader' && state === 'running');
  const name = nodeNames.find((node) => node === leader?.name);
  if (name === undefined) throw new Error('The cluster has no primary');
  return name;
};

describe.skipIf(reason !== undefined)('npm run cluster', () => {
  test('stops together with everything that it started', async () => {
    const { ports } = await freePlace('', 5810);
    const words = [inRoot('scripts/cluster.mjs'), '--port', String(ports.primary)];
    const command = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] });
    let output = '';
    command.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    // The last line that it prints before it waits.
    await vi.waitFor(() => expect(output.match(/kill -9 \d+ \d+\n/g)).toHaveLength(3), { timeout: 120_000 });
    const [, url = ''] = /DATABASE_URL='([^']+)'/.exec(output) ?? [];
    expect(await query(url, 'select current_user')).toEqual([{ current_user: 'shop' }]);
    const ids = [...output.matchAll(/kill -9 (\d+) (\d+)/g)].flatMap(([, ...pair]) => pair.map(Number));
    expect(ids).toHaveLength(6);
    command.kill('SIGTERM');
    expect(await once(command, 'exit')).toEqual([0, null]);
    for (const id of ids) expect(() => process.kill(id, 0)).toThrow('ESRCH');
  });

  test('reports in one sentence that its ports are in use', async () => {
    const { ports } = await freePlace('', 5910);
    const other = createServer().listen(ports.patroni, '127.0.0.12');
    await once(other, 'listening');
    expect(await runProgram(['cluster.mjs', '--port', String(ports.primary)], {})).toEqual({
      code: 1,
      output: `Port ${ports.patroni} is in use by another program: stop it, or choose six other ports with --port ${ports.primary + 10}.\n`,
    });
    other.close();
  });

  test('reports in one sentence that its port is invalid', async () => {
    expect(await runProgram(['cluster.mjs', '--port', '80'], {})).toEqual({
      code: 1,
      output:
        '--port is a number from 1024 to 65529, the first of six: 80 is not.\nUsage: npm run cluster -- [--port 5500]\n',
    });
  });
});
