import { money } from '@ironcart/core/money';
import { describe, expect, it } from 'vitest';
import { type GiftCardFacts, giftCardCodesOf, hasSameCodes } from './gift-cards.selectors.ts';

const facts = (known: readonly string[], pending: readonly string[] = []): GiftCardFacts => ({
  cards: known.map((code) => ({ code, balance: money(100) })),
  pending,
  issue: undefined,
});

describe('gift cards of an order', () => {
  it('are listed in the order in which they pay, with those being looked up last', () => {
    expect(giftCardCodesOf(facts(['B', 'A'], ['C']))).toEqual(['B', 'A', 'C']);
  });

  it.each([
    ['both are the same', facts(['A', 'B']), facts(['A', 'B']), true],
    ['one has become known', facts(['A'], ['B']), facts(['A', 'B']), true],
    ['there are none', facts([]), facts([]), true],
    ['one came', facts(['A']), facts(['A'], ['B']), false],
    ['one went', facts(['A', 'B']), facts(['B']), false],
    ['they pay in another order', facts(['A', 'B']), facts(['B', 'A']), false],
    ['two codes read like one', facts(['A', 'B']), facts(['AB']), false],
  ])('have equal codes or not if %s', (_title, left, right, isSame) => {
    expect(hasSameCodes(left, right)).toBe(isSame);
  });
});
