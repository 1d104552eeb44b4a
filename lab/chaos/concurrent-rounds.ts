import { randomUUID } from 'node:crypto';
import { type Currency, money } from '@ironcart/core/money';
import { fixtureEmails, fixtureIds } from '../../apps/backend/src/testing/store-fixture.ts';
import { type Answer, type Buyer, makeBuyers, makeTemplate, placeAt } from './buyers.ts';
import type { ChaosStore } from './chaos-store.ts';

export interface ConcurrencyFigures {
  readonly rounds: number;
  /** Number of requests in all rounds. */
  readonly clients: number;
  /** Rounds in which the number of successful requests was wrong. */
  readonly wrongWinners: number;
  /** Responses with status 500 or above, for example for an unhandled deadlock. */
  readonly serverErrors: number;
}

/** A resource that many clients request at once, and how many of them may get it. */
interface Contest {
  readonly name: string;
  readonly winners: (clients: number) => number;
  /** Prepares the requests of one round. */
  readonly prepare: (clients: number, round: number) => Promise<readonly (() => Promise<Answer>)[]>;
}

const currency: Currency = 'USD';

/** Adds stock, and records the amount. */
export type Supply = (productId: number, quantity: number) => Promise<void>;

const contestsOf = async (store: ChaosStore, supply: Supply): Promise<readonly Contest[]> => {
  const { lastUnit, otherLastUnit, bar, strap } = fixtureIds;
  const both = [lastUnit, otherLastUnit].map((productId) => ({ productId, qty: 1 }));
  const lastOne = await makeTemplate(store, both.slice(0, 1));
  const forwards = await makeTemplate(store, both);
  const backwards = await makeTemplate(store, both.toReversed());
  const plain = await makeTemplate(store, [
    { productId: bar, qty: 1 },
    { productId: strap, qty: 1 },
  ]);
  const giftAmount = money(5_000);
  const gifted = await makeTemplate(store, [{ productId: bar, qty: 1 }], {
    giftcards: [{ code: 'GIFT-50-USD', balance: giftAmount, amount: giftAmount }],
  });
  const { customer_id: customerId } = await store.db
    .selectFrom('customers')
    .select('customer_id')
    .where('email', '=', fixtureEmails.bob)
    .executeTakeFirstOrThrow();
  const redeeming = await makeTemplate(store, [{ productId: strap, qty: 1, metadata: { redeem: true } }], {
    earned: new Map([[strap, { kind: 'percent', percent: '10', remainingUses: 1 }]]),
  });
  // Removes the stock that the templates' carts were composed with.
  await supply(lastUnit, -1);
  await supply(otherLastUnit, -1);
  const eachPlaces = (buyers: readonly Buyer[]) =>
    buyers.map((buyer, index) => () => placeAt(store, index % 2 === 0 ? 0 : 1, buyer));

  return [
    {
      name: 'the last unit',
      winners: () => 1,
      prepare: async (clients) => {
        await supply(lastUnit, 1);
        return eachPlaces(await makeBuyers(store, lastOne, clients));
      },
    },
    {
      name: 'the last two units, in both orders',
      winners: () => 1,
      prepare: async (clients) => {
        await supply(lastUnit, 1);
        await supply(otherLastUnit, 1);
        const half = Math.floor(clients / 2);
        const oneWay = await makeBuyers(store, forwards, half);
        const otherWay = await makeBuyers(store, backwards, clients - half);
        return eachPlaces(oneWay.flatMap((buyer, index) => [buyer, ...otherWay.slice(index, index + 1)]));
      },
    },
    {
      name: 'a gift card for one order',
      winners: () => 1,
      prepare: async (clients, round) => {
        const code = `CHAOS-${round}`;
        await store.db
          .insertInto('gift_cards')
          .values({ code, currency, initial_balance: '50.00', balance: '50.00' })
          .execute();
        const personal = (order: Buyer['order']) => ({
          ...order,
          giftcards: order.giftcards.map((card) => ({ ...card, code })),
        });
        return eachPlaces(await makeBuyers(store, gifted, clients, { personal }));
      },
    },
    {
      name: 'an earned discount with one use left',
      winners: () => 1,
      prepare: async (clients) => {
        await store.db.deleteFrom('entitlements').where('customer_id', '=', customerId).execute();
        await store.db
          .insertInto('entitlements')
          .values({
            entitlement_id: randomUUID(),
            customer_id: customerId,
            product_id: strap,
            earned_by: 'the chaos run',
            percent: '10',
            amount: null,
            currency: null,
            initial_uses: 1,
            remaining_uses: 1,
            created_at: store.now(),
          })
          .execute();
        return eachPlaces(await makeBuyers(store, redeeming, clients, { customerId }));
      },
    },
    {
      name: 'one list in many tabs',
      winners: () => 1,
      prepare: async (clients) => {
        const [buyer] = await makeBuyers(store, plain, 1);
        return eachPlaces(buyer ? new Array<Buyer>(clients).fill(buyer) : []);
      },
    },
    {
      name: 'retries under one key',
      winners: (clients) => clients,
      prepare: async (clients, round) => {
        const buyers = await makeBuyers(store, plain, Math.ceil(clients / 4));
        return Array.from({ length: clients }, (_, index) => () => {
          const buyer = buyers[index % buyers.length];
          if (!buyer) throw new Error('There is nobody to buy');
          return placeAt(store, index % 2 === 0 ? 0 : 1, buyer, `round-${round}-retry`);
        });
      },
    },
  ];
};

/** Lets 20 to 50 clients compete for the same resource in each round; the caller checks the invariants afterwards. */
export const runConcurrentRounds = async (
  store: ChaosStore,
  {
    rounds,
    clientsOf,
    supply,
    report,
  }: {
    readonly rounds: number;
    readonly clientsOf: (round: number) => number;
    readonly supply: Supply;
    readonly report: (line: string) => void;
  },
): Promise<ConcurrencyFigures> => {
  const contests = await contestsOf(store, supply);
  let clients = 0;
  let wrongWinners = 0;
  let serverErrors = 0;
  for (let round = 0; round < rounds; round += 1) {
    const contest = contests[round % contests.length];
    if (!contest) throw new Error('There is nothing to contest');
    const requests = await contest.prepare(clientsOf(round), round);
    const answers = await Promise.all(requests.map((send) => send()));
    clients += answers.length;
    serverErrors += answers.filter(({ status }) => status >= 500).length;
    if (answers.filter(({ status }) => status === 200).length !== contest.winners(answers.length)) {
      wrongWinners += 1;
      report(
        `${contest.name}: wrong winners in round ${round}: ${JSON.stringify(answers.map(({ status, type }) => type ?? status))}`,
      );
    }
    if ((round + 1) % 100 === 0) report(`${round + 1} rounds of ${rounds}`);
  }
  return { rounds, clients, wrongWinners, serverErrors };
};
