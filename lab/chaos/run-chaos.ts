import { assessDamage, type Damage } from '../../apps/backend/src/testing/damage.ts';
import { fixtureIds } from '../../apps/backend/src/testing/store-fixture.ts';
import type { ChaosStore } from './chaos-store.ts';
import { type ConcurrencyFigures, runConcurrentRounds } from './concurrent-rounds.ts';
import { type KillFigures, runKillRounds } from './kill-rounds.ts';

/** Extent of a chaos run. */
export interface ChaosOptions {
  /** Path of the file that each child process runs. */
  readonly program: string;
  /** Interval between the points at which a process is killed: 1 for every point. */
  readonly killEvery: number;
  /** Minimum number of processes to kill. */
  readonly leastKills: number;
  readonly childrenAtOnce: number;
  readonly rounds: number;
  /** Number of clients in a round. */
  readonly clientsOf: (round: number) => number;
  readonly report: (line: string) => void;
}

export interface ChaosFigures {
  readonly kills: KillFigures;
  readonly concurrency: ConcurrencyFigures;
  readonly damage: Damage;
  /** Whether every invariant held. */
  readonly isUnharmed: boolean;
}

/** Stock that cannot sell out in a run. */
const plenty = 1_000_000;

/** Kills processes and lets clients compete on one database, and counts violations of the invariants. */
export const runChaos = async (store: ChaosStore, options: ChaosOptions): Promise<ChaosFigures> => {
  const { db } = store;
  const supplied = new Map<number, number>();
  const supply = async (productId: number, quantity: number): Promise<void> => {
    await db
      .updateTable('inventory')
      .set((set) => ({ qoh: set('qoh', '+', quantity) }))
      .where('product_id', '=', productId)
      .execute();
    supplied.set(productId, (supplied.get(productId) ?? 0) + quantity);
  };
  const stocked = [fixtureIds.bar, fixtureIds.strap, fixtureIds.lastUnit, fixtureIds.otherLastUnit];
  for (const row of await db
    .selectFrom('inventory')
    .select(['product_id', 'qoh'])
    .where('product_id', 'in', stocked)
    .execute()) {
    supplied.set(row.product_id, row.qoh);
  }
  await supply(fixtureIds.bar, plenty);
  await supply(fixtureIds.strap, plenty);

  const kills = await runKillRounds(store, {
    program: options.program,
    every: options.killEvery,
    leastKills: options.leastKills,
    atOnce: options.childrenAtOnce,
    report: options.report,
  });
  const concurrency = await runConcurrentRounds(store, { ...options, supply });
  const damage = await assessDamage(db, supplied);
  const wrong = concurrency.wrongWinners + concurrency.serverErrors + kills.serverErrors;
  return { kills, concurrency, damage, isUnharmed: wrong === 0 && Object.values(damage).every((count) => count === 0) };
};
