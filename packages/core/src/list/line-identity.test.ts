import { describe, expect, it } from 'vitest';
import { plainLineItem } from '../testing/index.ts';
import { lineIdentity, withAddedItem } from './line-identity.ts';

const bar = plainLineItem({ listItemId: 'a', productId: 1, qty: 2, options: { 10: [3, 1], 11: 'x' } });

describe('withAddedItem', () => {
  it('adds to the line of the same product, options and children', () => {
    const added = { ...bar, listItemId: 'b', qty: 3, options: { 11: 'x', 10: [1, 3] } };
    expect(withAddedItem([bar], added)).toEqual([{ ...bar, qty: 5 }]);
  });

  it.each([
    ['another product', { productId: 2 }],
    ['another option', { options: { 10: [3, 2], 11: 'x' } }],
    ['another child', { children: [plainLineItem({ productId: 9 })] }],
    ['a gift card with another message', { metadata: { giftcard: { delivery: 'email', message: 'Hi' } } }],
    ['a redeemed piece', { metadata: { redeem: true } }],
  ] as const)('adds a separate line with %s', (_what, change) => {
    const added = { ...bar, listItemId: 'b', ...change };
    expect(withAddedItem([bar], added)).toEqual([bar, added]);
  });

  it('ignores the order of children, but not their number', () => {
    const first = plainLineItem({ productId: 7, metadata: { bundleOptionId: 1 } });
    const second = plainLineItem({ productId: 8, metadata: { bundleOptionId: 2 } });
    const bundle = plainLineItem({ productId: 5, children: [first, second] });
    expect(lineIdentity({ ...bundle, children: [second, first] })).toBe(lineIdentity(bundle));
    expect(lineIdentity({ ...bundle, children: [second, { ...first, qty: 2 }] })).not.toBe(lineIdentity(bundle));
  });

  it('ignores the source of a line', () => {
    expect(lineIdentity({ ...bar, metadata: { recipeId: 'r', groupedProductId: 4 } })).toBe(lineIdentity(bar));
  });
});
