import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import { settle } from '../testing/deferred-calls.ts';
import { card, rateQuote, shopper } from '../testing/fixtures.ts';
import { ModelStoreError, openModelStore } from '../testing/model/model-store.ts';
import { selectIsPlacing, selectPlacedOrder, selectStep, selectTotals } from './checkout.selectors.ts';

const listId = 'list-1';

const openPlay = () => {
  const world = openCheckout();
  const store = openModelStore({ stock: 100 });
  store.editCart(listId, world.snapshot().context.cart.items[0]?.qty ?? 0);
  const answered = new Set<unknown>();
  /** The unanswered calls of a port. */
  const open = <Call>(calls: readonly Call[]): readonly Call[] => {
    const fresh = calls.filter((call) => !answered.has(call));
    for (const call of fresh) answered.add(call);
    return fresh;
  };
  return { ...world, store, open };
};
type Play = ReturnType<typeof openPlay>;

/** Id of a quote that identifies its order. */
const quoteId = (postcode: string, subtotal: number) => `${postcode}:${subtotal}`;

const placedBy = ({ store }: Play) =>
  store.orders().flatMap(({ order }) => (order.status === 'published' ? [order] : []));

/** The bank answers for the oldest order that waits for it, and the store is notified. */
const hearBank = ({ store }: Play, isApproved: boolean): void => {
  const waiting = store.provider.transactions.find(({ state }) => state === 'pending');
  if (waiting === undefined) return;
  store.provider.bankAnswers(waiting.id, isApproved);
  store.hearNotification();
};

const moves: Readonly<Record<string, (play: Play) => unknown>> = {
  'types an address': ({ actor }) => actor.send({ type: 'shippingAddress.changed', address: shopper }),
  'types another postal code': ({ actor }) =>
    actor.send({ type: 'shippingAddress.changed', address: { ...shopper, postcode: '10001' } }),
  'chooses air': ({ actor }) => actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' }),
  'adds a piece in another tab': ({ actor, snapshot, store }) => {
    store.editCart(listId, (snapshot().context.cart.items[0]?.qty ?? 0) + 1);
    actor.send({ type: 'cart.changed', ...store.contents(listId) });
  },
  'gives a card': ({ actor }) => actor.send({ type: 'payment.tokenReceived', card }),
  'gives a card that the bank asks about': ({ actor }) =>
    actor.send({ type: 'payment.tokenReceived', card: { ...card, token: 'challenge-1' } }),
  continues: ({ actor }) => actor.send({ type: 'step.continue' }),
  'goes back': ({ actor }) => actor.send({ type: 'step.back' }),
  places: ({ actor }) => actor.send({ type: 'order.place' }),
  'waits 20 ms': ({ advance }) => advance(20),
  'waits 500 ms': ({ advance }) => advance(500),
  'waits ten minutes': ({ advance }) => advance(600_000),
  'gets rates and tax': async ({ rates, tax, open, store }) => {
    for (const { request, answer } of open(rates.calls)) {
      await answer(rateQuote(quoteId(request.shippingAddress?.postcode ?? '', request.subtotal)));
    }
    for (const { request, answer } of open(tax.calls)) {
      store.prices.tax = request.shippingAmount;
      await answer(store.tax(request));
    }
  },
  'gets the cart': async ({ reloadCart, open, store }) => {
    for (const { answer } of open(reloadCart.calls)) await answer(store.contents(listId));
  },
  'gets an order': async ({ place, open, store }) => {
    for (const { request, answer } of open(place.calls)) await answer(store.place(request));
  },
  'loses the answer': async ({ place, open, store }) => {
    for (const { request, fail } of open(place.calls)) {
      store.place(request);
      await fail('no_response');
    }
  },
  'approves at the bank': (play) => hearBank(play, true),
  'declines at the bank': (play) => hearBank(play, false),
  'closes the challenge': ({ actor }) => actor.send({ type: 'challenge.closed' }),
  'gets the order’s status': async ({ order, open, store }) => {
    for (const { request, answer, fail } of open(order.calls)) {
      try {
        await answer(store.order(request));
      } catch (error) {
        if (!(error instanceof ModelStoreError)) throw error;
        await fail(error.code);
      }
    }
  },
};

/** All events that lead to the review page. */
const wayToReview = [
  'types an address',
  'waits 500 ms',
  'gets rates and tax',
  'gets rates and tax',
  'continues',
  'gives a card',
  'continues',
];

const usefulMoves = ['places', 'gets an order', 'approves at the bank', 'waits 500 ms', 'gets the order’s status'];

const walk = fc.oneof(
  { weight: 1, arbitrary: fc.constant(wayToReview) },
  { weight: 4, arbitrary: fc.constantFrom(...usefulMoves).map((name) => [name]) },
  { weight: 4, arbitrary: fc.constantFrom(...Object.keys(moves)).map((name) => [name]) },
);
const scenario = fc.array(walk, { minLength: 5, maxLength: 30, size: 'max' }).map((walks) => walks.flat());

const play = async (names: readonly string[], check: (play: Play, name: string) => void): Promise<Play> => {
  const game = openPlay();
  for (const name of names) {
    if (game.snapshot().status === 'done') break;
    await moves[name]?.(game);
    await settle();
    check(game, name);
  }
  return game;
};

describe('checkout with any sequence of actions and responses', () => {
  it('places at most one order per list, and shows as placed only orders placed in the store', async () => {
    let successes = 0;
    await fc.assert(
      fc.asyncProperty(scenario, async (names) => {
        const game = await play(names, (each) => {
          expect(placedBy(each).length).toBeLessThanOrEqual(1);
        });
        if (selectStep(game.snapshot()) !== 'success') return;
        successes += 1;
        const placed = selectPlacedOrder(game.snapshot());
        const [own] = placedBy(game);
        expect(placed?.orderId).toBe(own?.orderId);
        expect(placed?.totals.grandTotalIncludingTax).toBe(own?.totals.grandTotalIncludingTax);
      }),
      { numRuns: 300 },
    );
    expect(successes).toBeGreaterThan(10);
  });

  it('posts only orders with matching rates and tax', async () => {
    let posts = 0;
    await fc.assert(
      fc.asyncProperty(scenario, async (names) => {
        const { place } = await play(names, () => undefined);
        for (const { request } of place.calls) {
          posts += 1;
          const { totals, shippingAddress, shipping } = request;
          expect(shipping.map(({ transactionId }) => transactionId)).toEqual([
            quoteId(shippingAddress?.postcode ?? '', totals.subtotal),
          ]);
          expect(totals.itemTax).toBe(totals.shipping);
          expect(totals.grandTotalIncludingTax).toBe(totals.subtotal + totals.shipping + totals.tax);
          expect(request.payment).toMatchObject({
            transactionToken: expect.stringMatching(/^(tok-1|challenge-1)$/),
            amount: totals.grandTotalIncludingTax,
          });
        }
      }),
      { numRuns: 300 },
    );
    expect(posts).toBeGreaterThan(30);
  });

  it('loads for at least 500 ms, posts once per Place, and never changes an order being placed', async () => {
    await fc.assert(
      fc.asyncProperty(scenario, async (names) => {
        let startedAt: number | undefined;
        let posts = 0;
        let totals: unknown;
        await play(names, ({ snapshot, now, place }, name) => {
          expect(place.calls.length - posts).toBeLessThanOrEqual(1);
          posts = place.calls.length;
          const isPlacing = selectIsPlacing(snapshot());
          if (isPlacing && startedAt !== undefined) expect(selectTotals(snapshot())).toEqual(totals);
          if (isPlacing && startedAt === undefined) startedAt = now();
          totals = selectTotals(snapshot());
          if (isPlacing || startedAt === undefined) return;
          expect(now() - startedAt, `ended when the shopper ${name}`).toBeGreaterThanOrEqual(500);
          startedAt = undefined;
        });
      }),
      { numRuns: 300 },
    );
  });
});
