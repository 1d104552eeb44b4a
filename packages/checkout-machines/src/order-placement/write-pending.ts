import { encodePending, type PendingOrder, pendingStorageKey } from '@ironcart/core/checkout';
import { type LocalPorts, orElse } from '../local-storage.ts';

/** Stores an order that waits for the shopper at the bank, with the current time. */
export const writePending = (ports: LocalPorts, pending: Omit<PendingOrder, 'savedAtMs'>): void =>
  orElse(ports, undefined, () =>
    ports.storage.set(pendingStorageKey, encodePending({ ...pending, savedAtMs: ports.now() })),
  );

export const removePending = (ports: LocalPorts): void =>
  orElse(ports, undefined, () => ports.storage.remove(pendingStorageKey));
