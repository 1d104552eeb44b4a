import { encodePending, type PendingOrder, pendingStorageKey } from '@ironcart/core';
import { type LocalPorts, orElse } from '../local-storage.ts';

/** Whether anything is stored that `readPending` has to look at: most shoppers never load the code that reads it. */
export const hasStoredPending = (ports: LocalPorts): boolean =>
  orElse(ports, false, () => Boolean(ports.storage.get(pendingStorageKey)));

export const writePending = (ports: LocalPorts, pending: Omit<PendingOrder, 'savedAtMs'>): void =>
  orElse(ports, undefined, () =>
    ports.storage.set(pendingStorageKey, encodePending({ ...pending, savedAtMs: ports.now() })),
  );

export const removePending = (ports: LocalPorts): void =>
  orElse(ports, undefined, () => ports.storage.remove(pendingStorageKey));
