import { describe, expect, it } from 'vitest';
import { deadEnds, reachableStates } from '../../../checkout-machines/src/testing/reachable-states.ts';
import { expectRestorable } from '../../../checkout-machines/src/testing/restorable.ts';
import { startDraft } from '../draft/gym-draft.ts';
import { gymWith, samplePieces, standing } from '../testing/sample-pieces.ts';
import { gymEditorMachine } from './gym-editor.machine.ts';
import { selectKeeping } from './gym-editor.selectors.ts';

const ports = { keep: () => Promise.reject(new Error('nothing runs')) };
const draft = startDraft(gymWith([standing('p1', 'TREE', 3_000, 2_500)]));
const lines = ({ context }: { readonly context: { readonly draft: typeof draft } }) =>
  context.draft.history.past.length;

const states = reachableStates(
  gymEditorMachine,
  { ports, sold: samplePieces, draft },
  (snapshot) => [
    // Limits the depth, so that the search ends.
    ...(lines(snapshot) < 2
      ? [
          { type: 'gym.edit', edit: { type: 'turn', id: 'p1' } },
          { type: 'gym.edit', edit: { type: 'remove', id: 'p1' } },
        ]
      : []),
    { type: 'gym.edit', edit: { type: 'turn', id: 'p9' } },
    { type: 'gym.undo' },
    { type: 'gym.redo' },
    { type: 'piece.selected', id: 'p1' },
    { type: 'piece.selected', id: undefined },
    { type: 'draft.replaced', draft },
    { type: 'keeping.retried' },
    { type: 'xstate.after.keepDelay.gymEditor.changed' },
    { type: 'xstate.done.actor.keep' },
    { type: 'xstate.error.actor.keep', error: { code: 'no_response' } },
  ],
  ({ value, context: { draft: shown, selectedId, issue } }) => [value, shown, selectedId, issue],
);
const all = [...states.values()].map(({ snapshot }) => snapshot);

describe('all paths through the gym editor machine', () => {
  it('reach every state', () => {
    expect([...new Set(all.map(({ value }) => String(value)))].toSorted()).toEqual(
      Object.keys(gymEditorMachine.states).toSorted(),
    );
  });

  it('can return to a stored draft', () => {
    expect(deadEnds(states, (snapshot) => selectKeeping(snapshot) === 'kept')).toEqual([]);
  });

  it('never select a piece that does not exist', () => {
    for (const { context } of all) {
      const { selectedId } = context;
      if (selectedId === undefined) continue;
      expect(context.draft.history.present.pieces.map(({ id }) => id)).toContain(selectedId);
    }
  });

  it('store the draft after every change, and at no other time', () => {
    for (const { snapshot, next } of states.values()) {
      for (const { event, to } of next) {
        const after = states.get(to)?.snapshot;
        if (after === undefined || !event.startsWith('gym.')) continue;
        const hasChanged = after.context.draft.history !== snapshot.context.draft.history;
        if (hasChanged) expect(after.value).toBe('changed');
      }
    }
  });

  it('continue from a persisted snapshot in every state', () => {
    expectRestorable(states);
  });
});
