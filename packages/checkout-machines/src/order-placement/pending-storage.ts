import { pendingStorageKey } from '@ironcart/core/checkout';
import { type LocalPorts, orElse } from '../local-storage.ts';

/** Whether a pending order is stored. Most shoppers have none and never load the code that reads it. */
export const hasStoredPending = (ports: LocalPorts): boolean =>
  orElse(ports, false, () => Boolean(ports.storage.get(pendingStorageKey)));
