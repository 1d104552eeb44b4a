import type { StoreId } from '../site/site.ts';
import { toBase64 } from './base64-text.ts';

/**
 * An order that waits for the shopper at the bank, stored on their device, so that a reloaded page, another tab or the
 * return from the bank can resume it (FAULTS 9). Contains no personal data, card or token.
 */
export interface PendingOrder {
  readonly orderId: string;
  readonly storeId: StoreId;
  readonly listId: string;
  /** The provider's payment reference; without one there is no challenge to show. */
  readonly transactionId?: string | undefined;
  /** A challenge is shown in a frame on the page; a redirect leaves the page and returns. */
  readonly kind: 'challenge' | 'redirect';
  /** Milliseconds since the epoch. */
  readonly savedAtMs: number;
}

/** The key in local storage. */
export const pendingStorageKey = 'r_co_pending';

/** Encodes the order for storage, like a draft: base64 of UTF-8 JSON. */
export const encodePending = (pending: PendingOrder): string => toBase64(JSON.stringify(pending));
