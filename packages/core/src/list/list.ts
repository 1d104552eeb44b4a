import type { LineItem } from './line-item.ts';

/** The list types of the specification (S3-list). `sfl` is saved-for-later, `buyNow` the express cart. */
export type ListType = 'cart' | 'quote' | 'sfl' | 'buyNow' | 'wishlist' | 'registry' | 'registryPurchase';

/** Lists that their owner can show to others. */
export const sharedListTypes: readonly ListType[] = ['wishlist', 'registry'];

/** Lists that hold what is wanted one day: stock and limits say nothing about them. */
export const keptListTypes: readonly ListType[] = ['wishlist', 'sfl', 'registry'];

/** What is known of a list beside its items. */
export interface ListMetadata {
  readonly isActive: boolean;
  /** Milliseconds since the epoch; of several active carts the latest is current (S4-lists-01). */
  readonly activeCartTs?: number | undefined;
  readonly email?: string | undefined;
  /** Whether whoever has its address sees the list (S2-routes-18): a wishlist or a registry. */
  readonly isShared?: boolean | undefined;
}

/** A cart, a saved-for-later list, a wish list or an express cart, with its items. */
export interface ShoppingList {
  readonly _id: string;
  readonly type: ListType;
  readonly items: readonly LineItem[];
  readonly messages: readonly string[];
  readonly metadata: ListMetadata;
}
