import { draftStorageKey, encodeDraft } from '@ironcart/core';
import type { DraftAnswers } from './draft-order.types.ts';
import { type DraftPorts, orElse } from './draft-ports.ts';

/** Whether anything is stored that `readDraft` has to look at: most shoppers never load the code that reads it. */
export const hasStoredDraft = (ports: DraftPorts): boolean =>
  orElse(ports, false, () => Boolean(ports.storage.get(draftStorageKey)));

export const writeDraft = (ports: DraftPorts, answers: DraftAnswers): void =>
  orElse(ports, undefined, () =>
    ports.storage.set(draftStorageKey, encodeDraft({ ...answers, savedAtMs: ports.now() })),
  );

export const removeDraft = (ports: DraftPorts): void =>
  orElse(ports, undefined, () => ports.storage.remove(draftStorageKey));
