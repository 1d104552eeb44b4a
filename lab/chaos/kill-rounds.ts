import { randomUUID } from 'node:crypto';
import { money } from '@ironcart/core/money';
import { fixtureEmails, fixtureIds } from '../../apps/backend/src/testing/store-fixture.ts';
import { type Buyer, makeBuyers, makeTemplate, type Personal, placeAt, type Template } from './buyers.ts';
import { type ChaosStore, challengeTimeoutMs, leaseMs } from './chaos-store.ts';
import { createChildPool } from './child-pool.ts';
import type { Task } from './placing-child.ts';

/** The work that is interrupted by killing processes. */
interface KillScenario {
  readonly name: string;
  readonly kind: Task['kind'];
  readonly template: Template;
  readonly personal?: Personal;
  readonly customerId?: string;
  /** Prepares what the buyers need besides their carts. */
  readonly prepare?: (buyers: readonly Buyer[]) => Promise<void>;
  readonly hasKey?: boolean;
  /**
   * A first process dies at this point, before the one that is killed at each point, so that reconciliation of its
   * state is interrupted.
   */
  readonly diesFirstAt?: number;
}

export interface KillFigures {
  /** Number of processes killed. */
  readonly kills: number;
  /** Number of points at which a process was killed, each counted once. */
  readonly points: number;
  readonly byScenario: Readonly<Record<string, number>>;
  /** Responses with status 5xx to the shoppers' retries. */
  readonly serverErrors: number;
}

export interface KillOptions {
  /** Path of the file that each child process runs. */
  readonly program: string;
  /** Interval between the points at which a process is killed: 1 for every point. */
  readonly every: number;
  /** Minimum number of processes to kill: the points are repeated until it is reached. */
  readonly leastKills: number;
  readonly atOnce: number;
  readonly report: (line: string) => void;
}

const strap = { productId: fixtureIds.strap, qty: 2 };
const twoLines = [{ productId: fixtureIds.bar, qty: 1 }, strap];

const balance = money(5_000);

/** The code of a buyer's own gift card. */
const cardOf = ({ listId }: Buyer['order']): string => `KILL-${listId.toUpperCase()}`;

const giveGiftCards = async ({ db }: ChaosStore, buyers: readonly Buyer[]): Promise<void> => {
  const held = { currency: 'USD' as const, initial_balance: '50.00', balance: '50.00' };
  await db
    .insertInto('gift_cards')
    .values(buyers.map(({ order }) => ({ code: cardOf(order), ...held })))
    .execute();
};

/** A customer with an earned discount that can be redeemed once per buyer. */
const earnOften = async ({ db, now }: ChaosStore): Promise<string> => {
  const { customer_id } = await db
    .selectFrom('customers')
    .select('customer_id')
    .where('email', '=', fixtureEmails.alice)
    .executeTakeFirstOrThrow();
  await db.deleteFrom('entitlements').where('customer_id', '=', customer_id).execute();
  await db
    .insertInto('entitlements')
    .values({
      entitlement_id: randomUUID(),
      customer_id,
      product_id: strap.productId,
      earned_by: 'the chaos run',
      percent: '10',
      amount: null,
      currency: null,
      initial_uses: 1_000_000,
      remaining_uses: 1_000_000,
      created_at: now(),
    })
    .execute();
  return customer_id;
};

const never = Number.MAX_SAFE_INTEGER;

const scenariosOf = async (store: ChaosStore): Promise<readonly KillScenario[]> => {
  const card = await makeTemplate(store, twoLines);
  const challenge = await makeTemplate(store, twoLines, { outcome: 'challenge' });
  const code = 'CHAOS-KILLS';
  await store.db
    .insertInto('gift_cards')
    .values({ code, currency: 'USD', initial_balance: '1000000.00', balance: '1000000.00' })
    .execute();
  const held = money(100_000_000);
  const free = await makeTemplate(store, twoLines, { giftcards: [{ code, balance: held, amount: held }] });
  return [
    { name: 'a card', kind: 'place', template: card },
    { name: 'a card, with a key', kind: 'place', template: card, hasKey: true },
    { name: 'a refused card', kind: 'place', template: await makeTemplate(store, twoLines, { outcome: 'refused' }) },
    { name: 'a challenge approved', kind: 'placeAndApprove', template: challenge },
    { name: 'a challenge declined', kind: 'placeAndDecline', template: challenge },
    { name: 'a challenge that nobody answers', kind: 'place', template: challenge },
    {
      name: 'a gift card and a card',
      kind: 'place',
      template: await makeTemplate(store, twoLines, { giftcards: [{ code: 'GIFT-50-USD', balance, amount: balance }] }),
      personal: (order) => ({ ...order, giftcards: order.giftcards.map((card) => ({ ...card, code: cardOf(order) })) }),
      prepare: (buyers) => giveGiftCards(store, buyers),
    },
    { name: 'a gift card that pays all', kind: 'place', template: free },
    {
      name: 'an earned discount',
      kind: 'place',
      template: await makeTemplate(store, [{ ...strap, metadata: { redeem: true } }], {
        earned: new Map([[strap.productId, { kind: 'percent', percent: '10' }]]),
      }),
      customerId: await earnOften(store),
    },
    { name: 'reconciling', kind: 'reconcile', template: card, diesFirstAt: 30 },
  ];
};

/**
 * Kills a process at successive points of a placement, runs the start-up work, lets the shopper retry, and continues.
 * The caller checks the invariants afterwards.
 */
export const runKillRounds = async (store: ChaosStore, options: KillOptions): Promise<KillFigures> => {
  const { program, every, atOnce, report } = options;
  const pool = createChildPool(program, store.databaseUrl, atOnce);
  const byScenario: Record<string, number> = {};
  let kills = 0;
  let serverErrors = 0;

  const settle = async (): Promise<void> => {
    for (const waitMs of [leaseMs + 1_000, challengeTimeoutMs + 1_000]) {
      store.passTime(waitMs);
      await store.backends[0].reconcile();
    }
  };

  const killAt = async (scenario: KillScenario, buyer: Buyer, dieAt: number, key: string | undefined) => {
    const task = { ...buyer, key, aheadMs: store.aheadMs() };
    if (scenario.diesFirstAt === undefined) return pool.run({ ...task, kind: scenario.kind, dieAt });
    await pool.run({ ...task, kind: 'place', dieAt: scenario.diesFirstAt });
    return pool.run({ ...task, kind: scenario.kind, aheadMs: store.aheadMs() + leaseMs + 1_000, dieAt });
  };

  const runScenario = async (scenario: KillScenario, pass: number): Promise<void> => {
    const killsBefore = kills;
    const keyOf = (dieAt: number) => (scenario.hasKey ? `kill-${pass}-${dieAt}` : undefined);
    const buyersOf = async (count: number): Promise<readonly Buyer[]> => {
      const buyers = await makeBuyers(store, scenario.template, count, scenario);
      await scenario.prepare?.(buyers);
      return buyers;
    };
    const [first] = await buyersOf(1);
    if (!first) throw new Error('There is nobody to buy');
    const end = await killAt(scenario, first, never, keyOf(never));
    if (end.hasDied) throw new Error(`A process died of itself: ${scenario.name}`);
    await settle();
    const points = Array.from({ length: Math.ceil(end.points / every) }, (_, index) => 1 + index * every);
    for (let start = 0; start < points.length; start += atOnce) {
      const dying = points.slice(start, start + atOnce);
      const buyers = await buyersOf(dying.length);
      const deaths = buyers.map((buyer, index) => {
        const dieAt = dying[index] ?? never;
        return killAt(scenario, buyer, dieAt, keyOf(dieAt));
      });
      kills += (await Promise.all(deaths)).filter(({ hasDied }) => hasDied).length;
      await settle();
      for (const [index, buyer] of buyers.entries()) {
        const { status } = await placeAt(store, 1, buyer, keyOf(dying[index] ?? never));
        if (status >= 500) serverErrors += 1;
      }
      await settle();
    }
    byScenario[scenario.name] = Math.max(byScenario[scenario.name] ?? 0, kills - killsBefore);
    report(`${scenario.name}: killed at ${kills - killsBefore} points`);
  };

  try {
    const scenarios = await scenariosOf(store);
    for (let pass = 1; pass === 1 || kills < options.leastKills; pass += 1) {
      for (const scenario of scenarios) await runScenario(scenario, pass);
    }
  } finally {
    pool.close();
  }
  const points = Object.values(byScenario).reduce((sum, count) => sum + count, 0);
  return { kills, points, byScenario, serverErrors };
};
