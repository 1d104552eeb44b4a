import { wishlistPath } from '@ironcart/core/routing';

/** Action of a wishlist form, its field `intent`. */
export type WishlistIntent =
  | 'add'
  | 'remove'
  | 'toCart'
  | 'share'
  | 'unshare'
  | 'create'
  | 'rename'
  | 'delete'
  | 'use'
  | 'move';

/** Where anybody sees a wishlist that is shared (S2-routes-18). */
export const sharedWishlistPath = (urlKey: string): string => `/wishlist/${encodeURIComponent(urlKey)}`;

/** The page of one of the customer's wishlists. */
export const ownWishlistPath = (listId: string): string => `${wishlistPath}?list=${encodeURIComponent(listId)}`;

/** A form that changes one of the customer's own wishlists; without an id, the one that new wishes go to. */
export const wishlistTarget = (intent: WishlistIntent, listId?: string) => ({
  // The page stays with the list that it shows.
  action: listId === undefined ? wishlistPath : ownWishlistPath(listId),
  fields: { intent, ...(listId === undefined ? {} : { listId }) },
});
