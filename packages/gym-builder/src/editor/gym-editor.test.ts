import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type GymDraft, startDraft } from '../draft/gym-draft.ts';
import { gymWith, samplePieces, standing } from '../testing/sample-pieces.ts';
import { gymEditorMachine, KEEP_AFTER_MS } from './gym-editor.machine.ts';
import { selectChosenPiece, selectDraft, selectEditIssue, selectKeeping } from './gym-editor.selectors.ts';

const settle = () => new Promise((resolve) => setTimeout(resolve));

const open = () => {
  const kept: GymDraft[] = [];
  let fails = false;
  const clock = new SimulatedClock();
  const draft = startDraft(gymWith([standing('p1', 'TREE', 3_000, 2_500)]));
  const ports = {
    keep: async (given: GymDraft) => {
      if (fails) throw new Error('down');
      kept.push(given);
    },
  };
  const actor = createActor(gymEditorMachine, { input: { ports, sold: samplePieces, draft }, clock });
  let told = 0;
  actor.on('draft.kept', () => {
    told += 1;
  });
  actor.start();
  return {
    actor,
    kept,
    told: () => told,
    fail: (next: boolean) => {
      fails = next;
    },
    wait: async () => {
      clock.increment(KEEP_AFTER_MS);
      await settle();
    },
  };
};

describe('gym editor', () => {
  it('displays an edit immediately and stores edits in quick succession once', async () => {
    const { actor, kept, told, wait } = open();
    for (let turns = 0; turns < 3; turns += 1) actor.send({ type: 'gym.edit', edit: { type: 'turn', id: 'p1' } });
    expect(selectDraft(actor.getSnapshot()).history.present.pieces).toMatchObject([{ at: { quarterTurns: 3 } }]);
    expect([selectKeeping(actor.getSnapshot()), kept.length]).toEqual(['pending', 0]);
    await wait();
    expect([selectKeeping(actor.getSnapshot()), kept.length, told()]).toEqual(['kept', 1, 1]);
    expect(kept[0]?.history.present).toEqual(selectDraft(actor.getSnapshot()).history.present);
  });

  it('supports undo and redo, and reports whether each is possible', async () => {
    const { actor, wait } = open();
    const can = () => {
      const { past, future } = selectDraft(actor.getSnapshot()).history;
      return [past.length > 0, future.length > 0];
    };
    expect(can()).toEqual([false, false]);
    actor.send({ type: 'gym.undo' });
    expect(selectKeeping(actor.getSnapshot())).toBe('kept');
    actor.send({ type: 'gym.edit', edit: { type: 'add', sku: 'RACK' } });
    expect(selectChosenPiece(actor.getSnapshot())).toBe('p2');
    expect(can()).toEqual([true, false]);
    actor.send({ type: 'gym.undo' });
    expect([can(), selectChosenPiece(actor.getSnapshot())]).toEqual([[false, true], undefined]);
    actor.send({ type: 'gym.redo' });
    await wait();
    expect(selectDraft(actor.getSnapshot()).history.present.pieces).toHaveLength(2);
  });

  it('reports why an edit was rejected until the next accepted edit', () => {
    const { actor } = open();
    actor.send({ type: 'gym.edit', edit: { type: 'remove', id: 'p9' } });
    expect(selectEditIssue(actor.getSnapshot())).toEqual({ code: 'no_such_piece' });
    expect(selectKeeping(actor.getSnapshot())).toBe('kept');
    actor.send({ type: 'gym.edit', edit: { type: 'turn', id: 'p1' } });
    expect(selectEditIssue(actor.getSnapshot())).toBeUndefined();
  });

  it('continues after a storage failure, and stores with the next edit', async () => {
    const { actor, kept, fail, wait } = open();
    fail(true);
    actor.send({ type: 'gym.edit', edit: { type: 'turn', id: 'p1' } });
    await wait();
    expect([selectKeeping(actor.getSnapshot()), kept.length]).toEqual(['failed', 0]);
    fail(false);
    actor.send({ type: 'keeping.retried' });
    await settle();
    expect([selectKeeping(actor.getSnapshot()), kept.length]).toEqual(['kept', 1]);
  });

  it('accepts a replacement draft', () => {
    const { actor } = open();
    actor.send({ type: 'piece.selected', id: 'p1' });
    const draft = startDraft(gymWith([]));
    actor.send({ type: 'draft.replaced', draft });
    expect(selectDraft(actor.getSnapshot()).history.present).toBe(draft.history.present);
    expect(selectChosenPiece(actor.getSnapshot())).toBeUndefined();
  });
});
