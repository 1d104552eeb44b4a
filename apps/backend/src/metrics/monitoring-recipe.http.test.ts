import { readFileSync } from 'node:fs';
import { contract } from '@ironcart/api/contract';
import { Registry } from 'prom-client';
import { expect, it } from 'vitest';
import { composeOrder, fillCart } from '../testing/checkout-steps.ts';
import { fixtureIds } from '../testing/store-fixture.ts';
import { useTestStore } from '../testing/test-store.ts';
import { watchReplicaAges } from './watch-replica-ages.ts';
import { watchSearchFeed } from './watch-search-feed.ts';

const registry = new Registry();
// Their metrics are registered below, whatever engine and replica this run has.
const store = useTestStore({ metrics: registry, searchEngineUrl: undefined, replicaUrls: undefined });

const recipe = (name: string): string =>
  readFileSync(new URL(`../../../../docs/recipes/monitoring/${name}`, import.meta.url), 'utf8');

/** Metrics that the rules or the dashboard select, with the values of the labels that have fixed ones. */
const selected = [
  ...`${recipe('alerts.yml')}${recipe('dashboard.json').replaceAll('\\"', '"')}`.matchAll(
    /\b((?:ironcart|nodejs|process)_[a-z0-9_]+)(?:\{(?:[^}]*?\b(kind|state)="(\w+)")?)?/g,
  ),
].map(([, name = '', label, value]) => ({ name, label, value }));

it('alert rules and dashboard use metrics that a backend exports', async () => {
  const shopper = store.shopper();
  const list = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  await shopper.call(contract.checkout.placeOrder, {
    body: await composeOrder(shopper, list, { nowMs: store.now().getTime() }),
  });
  // A backend with read replicas has theirs as well.
  watchReplicaAges(registry, { all: [], ageOf: () => 0 });
  // And one with a search engine.
  watchSearchFeed(registry, store.db, { state: { kind: 'left', why: 'no answer' } });
  const lines = (await registry.metrics()).split('\n');
  const described = new Set(lines.filter((line) => line.startsWith('# TYPE')).map((line) => line.split(' ')[2]));
  const missing = selected.filter(({ name, label, value }) =>
    value === undefined
      ? !described.has(name.replace(/_(?:bucket|count|sum)$/, ''))
      : !lines.some((line) => line.startsWith(`${name}{`) && line.includes(`${label}="${value}"`)),
  );
  expect(selected.length).toBeGreaterThan(30);
  expect(selected.filter(({ value }) => value !== undefined).length).toBeGreaterThan(6);
  expect(missing).toEqual([]);
});
