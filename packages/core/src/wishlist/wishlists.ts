import { currentList, type ShoppingList } from '../list/list.ts';

/** As many characters as a list's name has. */
export const longestListName = 60;

/** Wishlists that a customer may have at once. */
export const mostWishlists = 20;

/** A customer's wishlists, that which new wishes go to first. */
export interface Wishlists {
  readonly all: readonly ShoppingList[];
  /** Where 'Add to wishlist' puts things, and where a guest's wishes go on log-in. */
  readonly current: ShoppingList | undefined;
  /** The one that is asked for, or else the current one. */
  readonly shown: ShoppingList | undefined;
}

/**
 * The active wishlists among a customer's lists.
 * @param askedId the id of the wishlist that is asked for; what is none of the customer's counts as not asked for
 */
export const wishlistsOf = (lists: readonly ShoppingList[], askedId?: string): Wishlists => {
  const current = currentList(lists, 'wishlist');
  const others = lists.filter((list) => list.type === 'wishlist' && list.metadata.isActive && list !== current);
  const all = current ? [current, ...others] : others;
  return { all, current, shown: all.find(({ _id }) => _id === askedId) ?? current };
};
