import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentList, type ShoppingList } from '../list/list.ts';
import { wishlistsOf } from './wishlists.ts';

const anyLists: fc.Arbitrary<readonly ShoppingList[]> = fc
  .array(
    fc.record({
      type: fc.constantFrom('wishlist' as const, 'wishlist' as const, 'cart' as const),
      metadata: fc.record({ isActive: fc.boolean(), activeCartTs: fc.option(fc.nat(3), { nil: undefined }) }),
    }),
    { maxLength: 6 },
  )
  .map((lists) => lists.map((list, at) => ({ ...list, _id: `list-${at}`, items: [], messages: [] })));

describe('wishlists of a customer', () => {
  it('include the active ones once each, with the current wishlist first', () => {
    fc.assert(
      fc.property(anyLists, (lists) => {
        const { all, current } = wishlistsOf(lists);
        expect(current).toBe(currentList(lists, 'wishlist'));
        expect(all[0]).toBe(current);
        const active = lists.filter(({ type, metadata }) => type === 'wishlist' && metadata.isActive);
        expect(new Set(all)).toEqual(new Set(active));
        expect(all).toHaveLength(active.length);
      }),
    );
  });

  it('are opened by id, and an unknown id opens the current one', () => {
    fc.assert(
      fc.property(anyLists, fc.nat(8), (lists, at) => {
        const { all, current, shown } = wishlistsOf(lists, `list-${at}`);
        expect(shown).toBe(all.find(({ _id }) => _id === `list-${at}`) ?? current);
      }),
    );
  });
});
