import * as v from 'valibot';
import { requireObject } from '../require-argument.ts';
import type { StoreId } from '../site/site.ts';
import { isKept } from './is-kept.ts';
import type { PendingOrder } from './pending-order.ts';
import { decodeStored } from './stored-text.ts';

/**
 * Maximum age of a pending order, in milliseconds; after that its payment has ended, and the store knows its result.
 */
export const pendingLifetimeMs = 12 * 60 * 60 * 1000;

/** Used in URLs: a dot or a slash would change the path. */
const reference = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));

const pendingSchema = v.object({
  orderId: reference,
  storeId: v.pipe(v.number(), v.safeInteger()),
  listId: v.pipe(v.string(), v.maxLength(320)),
  transactionId: v.optional(reference),
  kind: v.picklist(['challenge', 'redirect']),
  savedAtMs: v.pipe(v.number(), v.safeInteger()),
});

/** The page's store, and its list or the order in its address. */
export interface PendingPlace {
  readonly storeId: StoreId;
  /** List or order suffices: after the return from the bank there may be another list. */
  readonly listId?: string | undefined;
  readonly orderId?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * The stored order if it can be resumed: of this store and this list or order, and less than 12 hours old.
 */
export const restorePending = (encoded: string | null | undefined, place: PendingPlace): PendingOrder | undefined => {
  requireObject(place, 'place');
  const { storeId, listId, orderId, now } = place;
  const pending = encoded ? decodeStored(encoded, pendingSchema) : undefined;
  if (pending === undefined || pending.storeId !== storeId) return undefined;
  if (pending.listId !== listId && pending.orderId !== orderId) return undefined;
  return isKept(pending.savedAtMs, now, pendingLifetimeMs) ? { ...pending, storeId } : undefined;
};
