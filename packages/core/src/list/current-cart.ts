import type { ListType, ShoppingList } from './list.ts';

/** The list of a type that is in use: of several active ones the latest by `activeCartTs`, the first of equals. */
export const currentList = (lists: readonly ShoppingList[], type: ListType): ShoppingList | undefined => {
  let current: ShoppingList | undefined;
  for (const list of lists) {
    if (list.type !== type || !list.metadata.isActive) continue;
    const isLater = !current || (list.metadata.activeCartTs ?? 0) > (current.metadata.activeCartTs ?? 0);
    if (isLater) current = list;
  }
  return current;
};

/** The cart that the shopper fills: of several active carts the one with the latest `activeCartTs` (S4-lists-01). */
export const currentCart = (lists: readonly ShoppingList[]): ShoppingList | undefined => currentList(lists, 'cart');
