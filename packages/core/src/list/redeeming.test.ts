import { describe, expect, it } from 'vitest';
import type { EarnedTicket } from '../customer/earned-ticket.ts';
import { plainLineItem } from '../testing/arbitrary-line-item.ts';
import { hasUses, redeemableTicket, redeems, redeemsAnything, withRedeeming } from './redeeming.ts';

const plain = plainLineItem({ productId: 1 });
const redeeming = plainLineItem({ productId: 2, metadata: { redeem: true } });
const bundle = plainLineItem({ productId: 3, children: [plain, redeeming] });

describe('lines that redeem an earned discount', () => {
  it.each([
    ['include a line with the redeem flag', redeeming, true],
    ['include a bundle with a part with the redeem flag', bundle, true],
    ['exclude a line without the flag', plain, false],
    ['exclude a line with the flag set to false', plainLineItem({ productId: 1, metadata: { redeem: false } }), false],
    ['exclude a bundle without a part with the flag', plainLineItem({ productId: 3, children: [plain] }), false],
  ])('%s [S6-tickets]', (_title, line, expected) => {
    expect(redeems(line)).toBe(expected);
    expect(redeemsAnything([line])).toBe(expected);
    expect(redeemsAnything([plain, line])).toBe(expected);
  });

  it('are none in an empty cart', () => {
    expect(redeemsAnything([])).toBe(false);
  });
});

const ticketOf = (productId: number): EarnedTicket => ({
  kind: 'percent',
  percent: '10',
  productId,
  orderId: `order-${productId}`,
  remainingUses: 2,
  hasFreeShipping: false,
});
const [own, ofChild] = [ticketOf(10), ticketOf(11)];

describe('redeemable product of a cart line', () => {
  it.each([
    ['simple', undefined, [ofChild, own], own],
    ['simple', 11, [ofChild], undefined],
    ['bundle', 11, [ofChild], undefined],
    ['bundle', 11, [ofChild, own], own],
    ['configurable', 11, [ofChild], ofChild],
    ['configurable', 11, [ofChild, own], own],
    ['configurable', undefined, [ofChild], undefined],
    ['configurable', 12, [ofChild], undefined],
    ['giftcard', undefined, [own], undefined],
    ['grouped', 11, [own, ofChild], undefined],
    ['virtual', undefined, [own], own],
    ['simple', undefined, [], undefined],
  ] as const)('is %s with the child %s [S6-tickets]', (type, childId, earned, expected) => {
    expect(redeemableTicket({ productId: 10, type }, childId, earned)).toBe(expected);
  });

  it.each([
    [undefined, true],
    [3, true],
    [1, true],
    [0, false],
  ])('can be redeemed for %s more pieces: %s', (remainingUses, expected) => {
    expect(hasUses({ remainingUses })).toBe(expected);
  });
});

describe('metadata of a line that starts or stops redeeming', () => {
  const line = plainLineItem({ productId: 1, qty: 3, metadata: { recipeId: 'home' }, children: [bundle] });

  it('records the redemption beside other metadata, and removes it again', () => {
    const begun = withRedeeming(line, 'simple', true);
    expect(begun).toEqual({ ...line, metadata: { recipeId: 'home', redeem: true } });
    expect(withRedeeming(begun, 'simple', false)).toEqual(line);
  });

  it('leaves the parts of a bundle unchanged', () => {
    expect(withRedeeming(line, 'bundle', true).children).toBe(line.children);
  });

  it("records the redemption for a configurable's selected child, but not for that child's own parts", () => {
    const begun = withRedeeming(line, 'configurable', true);
    expect(begun.children).toEqual([{ ...bundle, metadata: { redeem: true } }]);
    expect(withRedeeming(begun, 'configurable', false)).toEqual(line);
  });
});
