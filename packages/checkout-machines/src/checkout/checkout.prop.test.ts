import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import { settle } from '../testing/deferred-calls.ts';
import { card, lineItem, listOf, product, rateQuote, shopper, taxQuote } from '../testing/fixtures.ts';
import { openModelStore } from '../testing/model-store.ts';
import { selectIsPlacing, selectPlacedOrder, selectStep, selectTotals } from './checkout.selectors.ts';

const openPlay = () => {
  const world = openCheckout();
  const answered = new Set<unknown>();
  /** The calls of a port that nobody has answered yet. */
  const open = <Call>(calls: readonly Call[]): readonly Call[] => {
    const fresh = calls.filter((call) => !answered.has(call));
    for (const call of fresh) answered.add(call);
    return fresh;
  };
  return { ...world, store: openModelStore(), open };
};
type Play = ReturnType<typeof openPlay>;

/** A quote that says what order it is for. */
const quoteId = (postcode: string, subtotal: number) => `${postcode}:${subtotal}`;

const answerOrders = async (play: Play, isChallenged: boolean): Promise<void> => {
  for (const call of play.open(play.place.calls)) await call.answer(play.store.accept(call.request, isChallenged));
};

const moves: Readonly<Record<string, (play: Play) => unknown>> = {
  'types an address': ({ actor }) => actor.send({ type: 'shippingAddress.changed', address: shopper }),
  'types another postal code': ({ actor }) =>
    actor.send({ type: 'shippingAddress.changed', address: { ...shopper, postcode: '10001' } }),
  'chooses air': ({ actor }) => actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: 'air' }),
  'adds a piece in another tab': ({ actor, snapshot }) =>
    actor.send({
      type: 'cart.changed',
      list: listOf(lineItem(1, (snapshot().context.cart.items[0]?.qty ?? 0) + 1)),
      products: [product(1)],
    }),
  'gives a card': ({ actor }) => actor.send({ type: 'payment.tokenReceived', card }),
  continues: ({ actor }) => actor.send({ type: 'step.continue' }),
  'goes back': ({ actor }) => actor.send({ type: 'step.back' }),
  places: ({ actor }) => actor.send({ type: 'order.place' }),
  'waits 20 ms': ({ advance }) => advance(20),
  'waits 500 ms': ({ advance }) => advance(500),
  'waits ten minutes': ({ advance }) => advance(600_000),
  'gets rates and tax': async ({ rates, tax, open }) => {
    for (const { request, answer } of open(rates.calls)) {
      await answer(rateQuote(quoteId(request.shippingAddress?.postcode ?? '', request.subtotal)));
    }
    for (const { request, answer } of open(tax.calls)) await answer(taxQuote(request.shippingAmount));
  },
  'gets an order': (play) => answerOrders(play, false),
  'gets a challenge': (play) => answerOrders(play, true),
  'loses the answer': async ({ place, open, store }) => {
    for (const call of open(place.calls)) {
      store.accept(call.request, false);
      await call.fail('no_response');
    }
  },
  'approves at the bank': ({ store }) => store.bankAnswers(true),
  'declines at the bank': ({ store }) => store.bankAnswers(false),
  'closes the challenge': ({ actor }) => actor.send({ type: 'challenge.closed' }),
  'gets the order’s status': async ({ order, open, store }) => {
    for (const { request, answer, fail } of open(order.calls)) {
      const found = store.find(request);
      await (found === undefined ? fail('not_found') : answer(found));
    }
  },
};

/** All that an untroubled shopper does to come to the review. */
const wayToReview = [
  'types an address',
  'waits 500 ms',
  'gets rates and tax',
  'gets rates and tax',
  'continues',
  'gives a card',
  'continues',
];

const usefulMoves = ['places', 'gets an order', 'gets a challenge', 'waits 500 ms', 'gets the order’s status'];

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

describe('checkout under any sequence of moves and answers', () => {
  it('places at most one order per list, and shows as placed only what the store has placed', async () => {
    let successes = 0;
    await fc.assert(
      fc.asyncProperty(scenario, async (names) => {
        const { store, snapshot } = await play(names, (game) => {
          expect(game.store.placed().length).toBeLessThanOrEqual(1);
        });
        if (selectStep(snapshot()) !== 'success') return;
        successes += 1;
        const placed = selectPlacedOrder(snapshot());
        const [own] = store.placed();
        expect(placed?.orderId).toBe(own?.orderId);
        expect(placed?.totals.grandTotalIncludingTax).toBe(own?.totals.grandTotalIncludingTax);
      }),
      { numRuns: 300 },
    );
    expect(successes).toBeGreaterThan(10);
  });

  it('posts only orders whose rates and tax belong to them', async () => {
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
            transactionToken: card.token,
            amount: totals.grandTotalIncludingTax,
          });
        }
      }),
      { numRuns: 300 },
    );
    expect(posts).toBeGreaterThan(30);
  });

  it('loads for 500 ms at least, posts once per Place, and never changes what is being placed', async () => {
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
