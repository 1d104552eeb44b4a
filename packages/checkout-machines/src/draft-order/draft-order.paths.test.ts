import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../testing/memory-storage.ts';
import { deadEnds, reachableStates } from '../testing/reachable-states.ts';
import { expectRestorable } from '../testing/restorable.ts';
import { expectWholeMachine } from '../testing/whole-machine.ts';
import { draftOrderMachine } from './draft-order.machine.ts';
import type { DraftAnswers } from './draft-order.types.ts';

const answers = (comments: string): DraftAnswers => ({
  listId: 'list-1',
  email: '',
  isBillingSameAsShipping: true,
  shippingMode: 'fastest',
  requestedShippingCodes: {},
  giftCardCodes: [],
  comments,
});

const vertices = reachableStates(draftOrderMachine, { ports: { storage: memoryStorage(), now: () => 0 } }, [
  { type: 'draft.changed', answers: answers('first') },
  { type: 'draft.changed', answers: answers('second') },
  { type: 'draft.due' },
  { type: 'draft.cleared' },
  { type: 'xstate.after.saveDelay.draftOrder.changed' },
  { type: 'actor.restored' },
]);

describe('every path through the draft order machine', () => {
  it('can reach a saved draft from every state', () => {
    expect(vertices.size).toBeGreaterThan(4);
    expect(deadEnds(vertices, (snapshot) => snapshot.matches('saved'))).toEqual([]);
  });

  it('waits to save exactly when there are unsaved values', () => {
    for (const { snapshot, next } of vertices.values()) {
      const saved = next.find(({ event }) => event.startsWith('xstate.after.'));
      const isWaiting = vertices.get(saved?.to ?? '')?.snapshot.value !== snapshot.value;
      expect(isWaiting).toBe(snapshot.matches('changed'));
    }
  });

  it('has nothing left to save once the draft is cleared', () => {
    for (const { snapshot } of vertices.values()) {
      if (snapshot.matches('cleared')) expect(snapshot.context.answers).toBeUndefined();
    }
  });

  it('covers every state and transition', () => {
    expectWholeMachine(vertices);
  });

  it('continues in every state from a persisted snapshot', () => {
    expectRestorable(vertices);
  });
});
