import * as v from 'valibot';
import type { StoreId } from '../site/site.ts';
import type { PendingOrder } from './pending-order.ts';
import { decodeStored } from './stored-text.ts';

/** A pending order of this age is no longer taken up: its payment has ended long since, and the store knows how. */
export const pendingLifetimeMs = 12 * 60 * 60 * 1000;

/** These become parts of addresses: a dot or a slash would make another address of them. */
const reference = v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/));

const pendingSchema = v.object({
  orderId: reference,
  storeId: v.pipe(v.number(), v.safeInteger()),
  listId: v.pipe(v.string(), v.maxLength(320)),
  transactionId: v.optional(reference),
  kind: v.picklist(['challenge', 'redirect']),
  savedAtMs: v.pipe(v.number(), v.safeInteger()),
});

/** Where the shopper is: in a store, and in the checkout of a list or at an order that the address names. */
export interface PendingPlace {
  readonly storeId: StoreId;
  /** Either one is enough: back from the bank the list may be another one already. */
  readonly listId?: string | undefined;
  readonly orderId?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** The stored order where it may be taken up: of this store and this list or order, under 12 hours old, not from the future. */
export const restorePending = (
  encoded: string | null | undefined,
  { storeId, listId, orderId, now }: PendingPlace,
): PendingOrder | undefined => {
  const pending = encoded ? decodeStored(encoded, pendingSchema) : undefined;
  if (pending?.storeId !== storeId) return undefined;
  if (pending.listId !== listId && pending.orderId !== orderId) return undefined;
  const ageMs = now - pending.savedAtMs;
  return ageMs >= 0 && ageMs < pendingLifetimeMs ? { ...pending, storeId } : undefined;
};
