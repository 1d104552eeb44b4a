import { currentList, type ShoppingList } from '../list/list.ts';
import { requireEntries } from '../require-argument.ts';

/** Maximum length of a list's name, in characters. */
export const longestListName = 60;

/** Maximum number of wishlists per customer. */
export const maxWishlists = 20;

/** A customer's wishlists, the current one first. */
export interface Wishlists {
  readonly all: readonly ShoppingList[];
  /** The list that 'Add to wishlist' adds to, and into which a guest's wishlist is merged on log-in. */
  readonly current: ShoppingList | undefined;
  /** The requested list, otherwise the current one. */
  readonly shown: ShoppingList | undefined;
}

/**
 * The active wishlists among a customer's lists.
 * @param askedId id of the requested wishlist; an unknown id is ignored
 */
export const wishlistsOf = (lists: readonly ShoppingList[], askedId?: string): Wishlists => {
  requireEntries(lists, 'lists', { metadata: 'object' });
  const current = currentList(lists, 'wishlist');
  const others = lists.filter((list) => list.type === 'wishlist' && list.metadata.isActive && list !== current);
  const all = current ? [current, ...others] : others;
  return { all, current, shown: all.find(({ _id }) => _id === askedId) ?? current };
};
