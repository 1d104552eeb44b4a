import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import { pruneTask } from '../jobs/prune.ts';
import { composeOrder, fillCart } from '../testing/checkout-steps.ts';
import { fixtureIds } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';

const registry = new Registry();
const store = useTestStore({ metrics: registry, reconcileEveryMs: 50, placementLeaseMs: 50 });

const sampleOf = async (name: string, labels: Readonly<Record<string, string | number>> = {}): Promise<number> => {
  const lines = (await registry.metrics()).split('\n');
  const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
  const line = lines.find((one) => one.startsWith(name) && wanted.every((label) => one.includes(label)));
  expect(line, `${name} ${wanted.join()}`).toBeDefined();
  return Number(line?.split(' ').at(-1));
};

/** Until it joins the queue, the process does its work without jobs. */
const takesPartInTheQueue = async (): Promise<void> => {
  const { rows } = await sql`select 1 from graphile_worker.jobs where key = ${pruneTask}`.execute(store.db);
  expect(rows).toHaveLength(1);
};

describe('metrics', () => {
  it('contain request durations by route template, and never a path with ids', async () => {
    const shopper = store.shopper();
    const { _id } = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    await shopper.call(contract.list.getList, { params: { id: _id } });
    await store.shopper().refused(contract.list.getList, { params: { id: _id } });
    await shopper.request('/svc_nothing/at-all');
    const route = { route: '/svc_list/lists/:id' };
    expect(await sampleOf('ironcart_http_request_duration_seconds_count', { ...route, status: 200 })).toBe(1);
    expect(await sampleOf('ironcart_http_request_duration_seconds_count', { ...route, status: 404 })).toBe(1);
    expect(await sampleOf('ironcart_http_request_duration_seconds_count', { route: '(none)' })).toBe(1);
    const text = await registry.metrics();
    expect(text).not.toContain(_id);
    expect(text).not.toContain('at-all');
  });

  it('count orders by outcome', async () => {
    const shopper = store.shopper();
    const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    const order = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
    const wrongTax = { ...order, totals: { ...order.totals, tax: order.totals.tax + 0.01 } };
    const { type } = await shopper.refused(contract.checkout.placeOrder, { body: wrongTax });
    await shopper.call(contract.checkout.placeOrder, { body: order });
    expect(await sampleOf('ironcart_order_placements_total', { outcome: type })).toBe(1);
    expect(await sampleOf('ironcart_order_placements_total', { outcome: 'published' })).toBe(1);
  });

  it('contain connections, pending work, jobs and process memory', async () => {
    await vi.waitFor(takesPartInTheQueue, { timeout: 20_000, interval: 100 });
    const shopper = store.shopper();
    const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    const order = await composeOrder(shopper, list, { nowMs: store.now().getTime(), outcome: 'challenge' });
    await shopper.call(contract.checkout.placeOrder, { body: order });
    expect(await sampleOf('ironcart_waiting', { kind: 'orders_payment_pending' })).toBe(1);
    expect(await sampleOf('ironcart_database_up')).toBe(1);
    expect(await sampleOf('ironcart_database_connections', { state: 'idle' })).toBeGreaterThan(0);
    expect(await sampleOf('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    store.passTime(11 * 60_000);
    await vi.waitFor(
      async () => expect(await sampleOf('ironcart_job_duration_seconds_count', { outcome: 'done' })).toBeGreaterThan(0),
      { timeout: 20_000, interval: 100 },
    );
  });
});
