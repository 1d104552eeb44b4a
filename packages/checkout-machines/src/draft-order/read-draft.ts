import { type DraftOrder, draftStorageKey, restoreDraft } from '@ironcart/core/checkout';
import { type LocalPorts, orElse } from '../local-storage.ts';

/** Reads the stored draft of this list, if it is less than 12 hours old (S4-draft-04, S4-draft-05). */
export const readDraft = (ports: LocalPorts, listId: string): DraftOrder | undefined =>
  orElse(ports, undefined, () => restoreDraft(ports.storage.get(draftStorageKey), { listId, now: ports.now() }));
