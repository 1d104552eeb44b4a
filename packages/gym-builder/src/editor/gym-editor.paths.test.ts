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
    // Few steps deep, so that the search ends.
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

describe('every path through the editor', () => {
  it('reaches each of its states', () => {
    expect([...new Set(all.map(({ value }) => String(value)))].toSorted()).toEqual(
      Object.keys(gymEditorMachine.states).toSorted(),
    );
  });

  it('leads back to a draft that is kept', () => {
    expect(deadEnds(states, (snapshot) => selectKeeping(snapshot) === 'kept')).toEqual([]);
  });

  it('chooses no piece that is not there', () => {
    for (const { context } of all) {
      const { selectedId } = context;
      if (selectedId === undefined) continue;
      expect(context.draft.history.present.pieces.map(({ id }) => id)).toContain(selectedId);
    }
  });

  it('keeps after every change, and after nothing else', () => {
    for (const { snapshot, next } of states.values()) {
      for (const { event, to } of next) {
        const after = states.get(to)?.snapshot;
        if (after === undefined || !event.startsWith('gym.')) continue;
        const hasChanged = after.context.draft.history !== snapshot.context.draft.history;
        if (hasChanged) expect(after.value).toBe('changed');
      }
    }
  });

  it('goes on in every state from a persisted snapshot', () => {
    expectRestorable(states);
  });
});
