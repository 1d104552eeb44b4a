import { draftStorageKey, encodeDraft } from '@ironcart/core/checkout';
import { type LocalPorts, orElse } from '../local-storage.ts';
import type { DraftAnswers } from './draft-order.types.ts';

/** Whether there is a stored draft to read. Most shoppers have none and never load the code that reads it. */
export const hasStoredDraft = (ports: LocalPorts): boolean =>
  orElse(ports, false, () => Boolean(ports.storage.get(draftStorageKey)));

export const writeDraft = (ports: LocalPorts, answers: DraftAnswers): void =>
  orElse(ports, undefined, () =>
    ports.storage.set(draftStorageKey, encodeDraft({ ...answers, savedAtMs: ports.now() })),
  );

export const removeDraft = (ports: LocalPorts): void =>
  orElse(ports, undefined, () => ports.storage.remove(draftStorageKey));
