import type { RegistryDetails } from '../registry/index.ts';
import { requireEntries } from '../require-argument.ts';
import type { LineItem } from './line-item.ts';

/** The list types of the specification (S3-list). `sfl` is saved-for-later, `buyNow` the express cart. */
export type ListType = 'cart' | 'quote' | 'sfl' | 'buyNow' | 'wishlist' | 'registry' | 'registryPurchase';

/** List types that their owner can share. */
export const sharedListTypes: readonly ListType[] = ['wishlist', 'registry'];

/** List types for later: stock and quantity limits do not apply. */
export const keptListTypes: readonly ListType[] = ['wishlist', 'sfl', 'registry'];

/** A list's data besides its items. */
export interface ListMetadata {
  readonly isActive: boolean;
  /** Milliseconds since the epoch; of several active carts the latest is current (S4-lists-01). */
  readonly activeCartTs?: number | undefined;
  readonly email?: string | undefined;
  /** Whether anyone with its URL can see the list (S2-routes-18): a wishlist or a registry. */
  readonly isShared?: boolean | undefined;
  /** The anonymous shopper who created the list, as identified by the client. */
  readonly rsAnonId?: string | undefined;
  /** Name given by the owner, who may have several lists of this type. */
  readonly name?: string | undefined;
  /** Details of a registry; undefined for other lists. */
  readonly registry?: RegistryDetails | undefined;
}

/** A cart, a saved-for-later list, a wish list or an express cart, with its items. */
export interface ShoppingList {
  readonly _id: string;
  readonly type: ListType;
  readonly items: readonly LineItem[];
  readonly messages: readonly string[];
  readonly metadata: ListMetadata;
}

/** Lines for which a customer requested a custom price, and the store's offer, in which each line has its price. */
export interface CustomQuote {
  readonly _id: string;
  readonly note: string;
  readonly items: readonly LineItem[];
  /** ISO 8601, like the other times. */
  readonly requestedAt: string;
  /** End of the validity of its prices; undefined until it is priced. */
  readonly validUntil?: string | undefined;
  /** When its lines were added to the cart, which is possible once. */
  readonly acceptedAt?: string | undefined;
}

/** The current list of a type: the active one with the latest `activeCartTs`, or the first of equals. */
export const currentList = (lists: readonly ShoppingList[], type: ListType): ShoppingList | undefined => {
  requireEntries(lists, 'lists', { metadata: 'object' });
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
