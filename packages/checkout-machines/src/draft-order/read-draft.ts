import { type DraftOrder, draftStorageKey, restoreDraft } from '@ironcart/core';
import { type DraftPorts, orElse } from './draft-ports.ts';

/** The draft of this list, if one under 12 hours old is stored (S4-draft-04, S4-draft-05): what checkout begins with. */
export const readDraft = (ports: DraftPorts, listId: string): DraftOrder | undefined =>
  orElse(ports, undefined, () => restoreDraft(ports.storage.get(draftStorageKey), { listId, now: ports.now() }));
