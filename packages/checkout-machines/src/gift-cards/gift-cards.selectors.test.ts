import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { type GiftCardFacts, giftCardCodesOf, hasSameCodes } from './gift-cards.selectors.ts';

const facts = (known: readonly string[], pending: readonly string[] = []): GiftCardFacts => ({
  cards: known.map((code) => ({ code, balance: money(100) })),
  pending,
  issue: undefined,
});

describe('gift cards of an order', () => {
  it('are listed in the order in which they pay, followed by those being looked up', () => {
    expect(giftCardCodesOf(facts(['B', 'A'], ['C']))).toEqual(['B', 'A', 'C']);
  });

  it.each([
    ['both are equal', facts(['A', 'B']), facts(['A', 'B']), true],
    ['a look-up has completed', facts(['A'], ['B']), facts(['A', 'B']), true],
    ['both are empty', facts([]), facts([]), true],
    ['one was added', facts(['A']), facts(['A'], ['B']), false],
    ['one was removed', facts(['A', 'B']), facts(['B']), false],
    ['they pay in another order', facts(['A', 'B']), facts(['B', 'A']), false],
    ['two codes concatenate to one', facts(['A', 'B']), facts(['AB']), false],
  ])('are compared by code: %s', (_title, left, right, isSame) => {
    expect(hasSameCodes(left, right)).toBe(isSame);
  });
});
