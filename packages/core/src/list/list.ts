import type { LineItem } from './line-item.ts';

/** The list types of the specification (S3-list). `sfl` is saved-for-later, `buyNow` the express cart. */
export type ListType = 'cart' | 'quote' | 'sfl' | 'buyNow' | 'wishlist' | 'registry' | 'registryPurchase';

export interface ListMetadata {
  readonly isActive: boolean;
  /** Milliseconds since the epoch; of several active carts the latest is current (S4-lists-01). */
  readonly activeCartTs?: number | undefined;
  readonly email?: string | undefined;
}

export interface ShoppingList {
  readonly _id: string;
  readonly type: ListType;
  readonly items: readonly LineItem[];
  readonly messages: readonly string[];
  readonly metadata: ListMetadata;
}
