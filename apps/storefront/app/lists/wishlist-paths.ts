import { wishlistPath } from '@ironcart/core/routing';

/** What a form asks of a wishlist, in its field `intent`. */
export type WishlistIntent = 'add' | 'remove' | 'toCart' | 'share' | 'unshare';

/** Where anybody sees a wishlist that is shared (S2-routes-18). */
export const sharedWishlistPath = (urlKey: string): string => `/wishlist/${encodeURIComponent(urlKey)}`;

/** A form that changes the customer's own wishlist. */
export const wishlistTarget = (intent: WishlistIntent) => ({ action: wishlistPath, fields: { intent } });
