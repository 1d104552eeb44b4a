import { type PendingOrder, type PendingPlace, pendingStorageKey, restorePending } from '@ironcart/core/checkout';
import { type LocalPorts, orElse } from '../local-storage.ts';

/** Reads the stored order that waits at the bank, of this list or with this id, for `CheckoutInput.pending`. */
export const readPending = (ports: LocalPorts, place: Omit<PendingPlace, 'now'>): PendingOrder | undefined =>
  orElse(ports, undefined, () => restorePending(ports.storage.get(pendingStorageKey), { ...place, now: ports.now() }));
