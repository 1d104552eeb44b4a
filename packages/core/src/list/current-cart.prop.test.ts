import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentCart, type ShoppingList } from './list.ts';

const arbitraryList = (): fc.Arbitrary<ShoppingList> =>
  fc.record({
    _id: fc.uuid(),
    type: fc.constantFrom('cart', 'buyNow', 'wishlist'),
    items: fc.constant([]),
    messages: fc.constant([]),
    metadata: fc.record({
      isActive: fc.boolean(),
      activeCartTs: fc.option(fc.integer({ min: 0, max: 9 }), { nil: undefined }),
    }),
  });

describe('currentCart', () => {
  it('is the active cart with the latest activeCartTs [S4-lists-01]', () => {
    fc.assert(
      fc.property(fc.array(arbitraryList(), { maxLength: 8 }), (lists) => {
        const active = lists.filter(({ type, metadata }) => type === 'cart' && metadata.isActive);
        const latest = Math.max(...active.map(({ metadata }) => metadata.activeCartTs ?? 0));
        expect(currentCart(lists)).toBe(active.find(({ metadata }) => (metadata.activeCartTs ?? 0) === latest));
      }),
    );
  });
});
