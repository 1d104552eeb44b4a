import type { StoreId } from '../site/site.ts';
import { toBase64 } from './base64-text.ts';

/**
 * An order that waits for the shopper at the bank, kept on their device: a page that is loaded again, another tab and
 * the way back from the bank take it up (FAULTS 9). It names no person, no card and no token.
 */
export interface PendingOrder {
  readonly orderId: string;
  readonly storeId: StoreId;
  readonly listId: string;
  /** The provider's reference of the payment; without one there is nothing to show. */
  readonly transactionId?: string | undefined;
  /** A challenge is shown in a frame of ours; a redirect leads the whole page away and back. */
  readonly kind: 'challenge' | 'redirect';
  /** Milliseconds since the epoch. */
  readonly savedAtMs: number;
}

/** The key in local storage, beside the draft's. */
export const pendingStorageKey = 'r_co_pending';

/** The order as text for storage: base64 of UTF-8 JSON, as a draft's. */
export const encodePending = (pending: PendingOrder): string => toBase64(JSON.stringify(pending));
