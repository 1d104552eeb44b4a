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

/** The public page of a shared wishlist (S2-routes-18). */
export const sharedWishlistPath = (urlKey: string): string => `/wishlist/${encodeURIComponent(urlKey)}`;

/** The page of one of the customer's wishlists. */
export const ownWishlistPath = (listId: string): string => `${wishlistPath}?list=${encodeURIComponent(listId)}`;

/** The target of a form that changes one of the customer's own wishlists; without an id, the current one. */
export const wishlistTarget = (intent: WishlistIntent, listId?: string) => ({
  // After the change, the page shows the same list again.
  action: listId === undefined ? wishlistPath : ownWishlistPath(listId),
  fields: { intent, ...(listId === undefined ? {} : { listId }) },
});
