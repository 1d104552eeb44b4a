import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { copyDatabase } from '../../apps/backend/src/testing/copied-database.ts';
import { bundleChild } from './bundle-child.ts';
import { type ChaosStore, openChaosStore } from './chaos-store.ts';
import { runChaos } from './run-chaos.ts';

let database: { readonly url: string };
let store: ChaosStore;
let child: Awaited<ReturnType<typeof bundleChild>>;
beforeAll(async () => {
  database = await copyDatabase(inject('templateUrl'));
  store = await openChaosStore(database.url);
  child = await bundleChild();
});
afterAll(async () => {
  await child.remove();
  await store.close();
});

describe('short chaos run', () => {
  it('loses and duplicates nothing when processes are killed and clients compete [FAULTS-12] [FAULTS-19] [FAULTS-20] [FAULTS-I1] [FAULTS-I2] [FAULTS-I3] [FAULTS-I4] [FAULTS-I5] [FAULTS-I6]', {
    timeout: 300_000,
  }, async () => {
    const figures = await runChaos(store, {
      program: child.file,
      killEvery: 60,
      leastKills: 0,
      childrenAtOnce: 2,
      rounds: 3,
      clientsOf: () => 20,
      report: () => undefined,
    });
    expect(figures.kills.kills).toBeGreaterThanOrEqual(4);
    expect(figures.concurrency.rounds).toBe(3);
    expect(figures.isUnharmed, JSON.stringify(figures)).toBe(true);
  });
});
