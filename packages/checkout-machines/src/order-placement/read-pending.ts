import { type PendingOrder, type PendingPlace, pendingStorageKey, restorePending } from '@ironcart/core';
import { type LocalPorts, orElse } from '../local-storage.ts';

/** The order that waits for the shopper at the bank, if one of this list or this order is stored: `CheckoutInput.pending`. */
export const readPending = (ports: LocalPorts, place: Omit<PendingPlace, 'now'>): PendingOrder | undefined =>
  orElse(ports, undefined, () => restorePending(ports.storage.get(pendingStorageKey), { ...place, now: ports.now() }));
