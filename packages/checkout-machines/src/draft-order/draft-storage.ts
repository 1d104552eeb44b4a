import { type DraftOrder, draftStorageKey, encodeDraft, restoreDraft } from '@ironcart/core';
import { failureCodeOf } from '../failure-code.ts';
import type { CheckoutPorts } from '../ports.ts';
import type { DraftAnswers } from './draft-order.types.ts';

type DraftPorts = Pick<CheckoutPorts, 'storage' | 'now' | 'log'>;

/** Runs a call of the storage; one that is full or denied costs the draft, never the checkout. */
const orElse = <T>({ log }: DraftPorts, whenItFails: T, call: () => T): T => {
  try {
    return call();
  } catch (error) {
    log?.('The draft order could not be stored or read', { code: failureCodeOf(error) });
    return whenItFails;
  }
};

/** The draft of this list, if one under 12 hours old is stored (S4-draft-04, S4-draft-05). */
export const readDraft = (ports: DraftPorts, listId: string): DraftOrder | undefined =>
  orElse(ports, undefined, () => restoreDraft(ports.storage.get(draftStorageKey), { listId, now: ports.now() }));

export const writeDraft = (ports: DraftPorts, answers: DraftAnswers): void =>
  orElse(ports, undefined, () =>
    ports.storage.set(draftStorageKey, encodeDraft({ ...answers, savedAtMs: ports.now() })),
  );

export const removeDraft = (ports: DraftPorts): void =>
  orElse(ports, undefined, () => ports.storage.remove(draftStorageKey));
