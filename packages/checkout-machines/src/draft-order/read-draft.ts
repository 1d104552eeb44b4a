import { type DraftOrder, draftStorageKey, restoreDraft } from '@ironcart/core';
import { type LocalPorts, orElse } from '../local-storage.ts';

/** The draft of this list, if one under 12 hours old is stored (S4-draft-04, S4-draft-05): what checkout begins with. */
export const readDraft = (ports: LocalPorts, listId: string): DraftOrder | undefined =>
  orElse(ports, undefined, () => restoreDraft(ports.storage.get(draftStorageKey), { listId, now: ports.now() }));
