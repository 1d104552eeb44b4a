import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@ironcart/api/client';
import { siteByCode } from '@ironcart/core/site';
import { readLoadArguments } from '../../../scripts/arguments/load.mjs';
import { inRoot } from '../../../scripts/prepare/root.mjs';
import { buyableProducts } from './buyable-products.ts';
import { recordCategoryList } from './category-calls.ts';
import { freePort } from './free-port.ts';
import { createLatencies } from './latencies.ts';
import { loadReport } from './load-report.ts';
import { sampleMemory } from './memory-samples.ts';
import { withProduct } from './run-product.ts';
import { visitShop } from './shopper-visit.ts';

const { shoppers, seconds, thinkMs } = readLoadArguments();

/** A seeded random generator (mulberry32), so that runs with the same seed make the same visits. */
const createRandom = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const metricsPort = await freePort();
process.env.IRONCART_METRICS_PORT = String(metricsPort);
const run = await withProduct(async (origin) => {
  const { products: listed } = await recordCategoryList(origin);
  const products = await buyableProducts(createClient({ baseUrl: origin, site: siteByCode('USA') }), listed);
  const latencies = createLatencies();
  const memory = await sampleMemory(`http://127.0.0.1:${metricsPort}/metrics`);
  const endsAt = performance.now() + seconds * 1_000;
  const shop = async (_: unknown, index: number): Promise<void> => {
    const random = createRandom(index + 1);
    // Spreads the starts over one pause.
    await sleep(thinkMs * random());
    while (performance.now() < endsAt) {
      // A failure is counted: the shopper leaves, and the next one starts.
      await visitShop({ origin, products, latencies, thinkMs, random }).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shop));
  return { rows: latencies.rows(), memory: memory.stop() };
});

const busyLoad = loadavg()[0] ?? 0;
const busy = busyLoad > cpus().length + 2 ? ` that others kept busy (load ${busyLoad.toFixed(0)})` : '';
const day = new Date().toISOString().slice(0, 10);
const conditions = `Node ${process.versions.node} on ${cpus().length} cores${busy}, ${day}`;
const report = loadReport({ ...run, shoppers, seconds, thinkMs, conditions });
writeFileSync(inRoot('docs/load.md'), report);
console.log(`${report}\nWritten to docs/load.md.`);
process.exit(run.rows.some(({ failed }) => failed > 0) ? 1 : 0);
