import type { ListType, ShoppingList } from './list.ts';

/** The current list of a type: the active one with the latest `activeCartTs`, or the first of equals. */
export const currentList = (lists: readonly ShoppingList[], type: ListType): ShoppingList | undefined => {
  let current: ShoppingList | undefined;
  for (const list of lists) {
    if (list.type !== type || !list.metadata.isActive) continue;
    const isLater = !current || (list.metadata.activeCartTs ?? 0) > (current.metadata.activeCartTs ?? 0);
    if (isLater) current = list;
  }
  return current;
};

/** The current cart: the active one with the latest `activeCartTs` (S4-lists-01). */
export const currentCart = (lists: readonly ShoppingList[]): ShoppingList | undefined => currentList(lists, 'cart');
