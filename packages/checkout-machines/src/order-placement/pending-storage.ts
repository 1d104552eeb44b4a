import { pendingStorageKey } from '@ironcart/core';
import { type LocalPorts, orElse } from '../local-storage.ts';

/** Whether anything is stored that `readPending` has to look at: most shoppers never load the code that reads it. */
export const hasStoredPending = (ports: LocalPorts): boolean =>
  orElse(ports, false, () => Boolean(ports.storage.get(pendingStorageKey)));
