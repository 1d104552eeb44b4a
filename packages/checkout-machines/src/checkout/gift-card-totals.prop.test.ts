import { money, sum } from '@ironcart/core/money';
import { normalisedGiftCardCode } from '@ironcart/core/order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openCheckout } from '../testing/checkout-world.ts';
import { card, lineItem, listOf, product, rateQuote, taxQuote } from '../testing/fixtures.ts';
import { selectStep, selectTotals } from './checkout.selectors.ts';
import { selectAmountToPay, selectGiftCards } from './payment.selectors.ts';

type World = ReturnType<typeof openCheckout>;

const code = fc.constantFrom('A', 'b', ' B ', 'C', 'c');

const move = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), code, balance: fc.integer({ min: 0, max: 40_000 }) }),
  fc.record({ kind: fc.constant('remove' as const), code }),
  fc.record({ kind: fc.constant('ship' as const), shippingCode: fc.constantFrom('ground', 'air') }),
  fc.record({ kind: fc.constant('order' as const), qty: fc.integer({ min: 1, max: 4 }) }),
);
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

const answerQuotes = async (world: World): Promise<void> => {
  await world.advance(500);
  await world.rates.last().answer(rateQuote());
  await world.tax.last().answer(taxQuote());
};

const make = async (world: World, made: Move): Promise<void> => {
  switch (made.kind) {
    case 'add': {
      const asked = world.giftCard.calls.length;
      world.actor.send({ type: 'giftCard.added', code: made.code });
      if (world.giftCard.calls.length > asked) {
        await world.giftCard.last().answer({ code: normalisedGiftCardCode(made.code), balance: money(made.balance) });
      }
      return;
    }
    case 'remove':
      world.actor.send({ type: 'giftCard.removed', code: made.code });
      return;
    case 'ship':
      world.actor.send({ type: 'shippingRate.chosen', packageNumber: 1, shippingCode: made.shippingCode });
      break;
    case 'order':
      world.actor.send({ type: 'cart.changed', list: listOf(lineItem(1, made.qty)), products: [product(1)] });
  }
  await answerQuotes(world);
};

describe('gift cards with any sequence of actions', () => {
  it('never pay more than their balance or the amount due, each once, and pay the total together with the card [S5-giftcard-01]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(move, { maxLength: 12 }), async (moves) => {
        const world = openCheckout();
        await world.reachReview();
        for (const made of moves) {
          await make(world, made);
          const cards = selectGiftCards(world.snapshot());
          expect(new Set(cards.map((each) => each.code)).size).toBe(cards.length);
          for (const { amount, balance } of cards) expect(amount).toBeLessThanOrEqual(balance);
          const { grandTotalIncludingTax, giftcards } = selectTotals(world.snapshot());
          const toPay = selectAmountToPay(world.snapshot());
          if (grandTotalIncludingTax === undefined || toPay === undefined) throw new Error('The totals are not known');
          expect(sum(cards.map(({ amount }) => amount))).toBe(giftcards);
          expect(toPay + (giftcards ?? 0)).toBe(grandTotalIncludingTax);
          const left = sum(cards.map(({ balance }) => balance)) - (giftcards ?? 0);
          if (toPay > 0) expect(left).toBe(0);
        }
        expect(selectStep(world.snapshot())).toBe('review');
        await world.placeOrder();
        const { payment, giftcards, totals } = world.place.last().request;
        expect(payment.amount + sum(giftcards.map(({ amount }) => amount))).toBe(totals.grandTotalIncludingTax);
        expect(payment.transactionToken).toBe(payment.amount > 0 ? card.token : undefined);
      }),
      { numRuns: 60 },
    );
  });
});
