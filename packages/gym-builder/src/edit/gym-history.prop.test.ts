import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startDraft } from '../draft/gym-draft.ts';
import { editDraft } from '../editor/edit-draft.ts';
import { arbitraryCommand, arbitraryGym } from '../testing/arbitrary-gym.ts';
import { sampleCatalogue } from '../testing/sample-pieces.ts';
import { MAX_UNDO, redoGymChange, startHistory, undoGymChange, withGymChange } from './gym-history.ts';

const commands = fc.array(arbitraryCommand(), { maxLength: 30 });

describe('undo and redo', () => {
  it('are inverse after any commands', () => {
    fc.assert(
      fc.property(arbitraryGym(), commands, (gym, given) => {
        let draft = startDraft(gym);
        for (const command of given) draft = editDraft(draft, command, sampleCatalogue).draft;
        const { history } = draft;
        if (history.past.length > 0) expect(redoGymChange(undoGymChange(history))).toEqual(history);
        if (history.future.length > 0) expect(undoGymChange(redoGymChange(history))).toEqual(history);
      }),
    );
  });

  it('step back through every displayed plan, and forward through the same plans', () => {
    fc.assert(
      fc.property(fc.array(arbitraryGym(), { minLength: 2, maxLength: 12 }), (gyms) => {
        const [first, ...rest] = gyms as [(typeof gyms)[number], ...typeof gyms];
        const shown = [first];
        let history = startHistory(first);
        for (const gym of rest) {
          const next = withGymChange(history, gym);
          if (next !== history) shown.push(gym);
          history = next;
        }
        const seen = [history.present];
        while (history.past.length > 0) {
          history = undoGymChange(history);
          seen.unshift(history.present);
        }
        expect(seen).toEqual(shown);
        for (const gym of shown.slice(1)) {
          history = redoGymChange(history);
          expect(history.present).toEqual(gym);
        }
      }),
    );
  });

  it('do nothing without a step to apply', () => {
    fc.assert(
      fc.property(arbitraryGym(), (gym) => {
        const history = startHistory(gym);
        expect(undoGymChange(history)).toBe(history);
        expect(redoGymChange(history)).toBe(history);
        expect(withGymChange(history, structuredClone(gym))).toBe(history);
      }),
    );
  });

  it('are limited in number, and an edit discards the redo steps', () => {
    fc.assert(
      fc.property(arbitraryGym(), (gym) => {
        let history = startHistory(gym);
        for (let at = 0; at <= MAX_UNDO; at += 1) history = withGymChange(history, { ...gym, name: `Gym ${at}` });
        expect(history.past).toHaveLength(MAX_UNDO);
        const undone = undoGymChange(history);
        expect(withGymChange(undone, { ...gym, name: 'Another' }).future).toEqual([]);
      }),
      { numRuns: 10 },
    );
  });
});
