import { parseGymProject } from '@ironcart/core/gym';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDraft } from '../editor/edit-draft.ts';
import { arbitraryCommand, arbitraryGym } from '../testing/arbitrary-gym.ts';
import { gymWith, sampleCatalogue, standing } from '../testing/sample-pieces.ts';
import { gymDraftIn, gymDraftText, MAX_DRAFT_TEXT } from './draft-text.ts';
import { type GymDraft, startDraft } from './gym-draft.ts';

const saved = fc.option(fc.record({ id: fc.uuid(), revision: fc.integer({ min: 1, max: 1_000 }) }), { nil: undefined });

const edited = fc
  .tuple(arbitraryGym(), saved, fc.array(arbitraryCommand(), { maxLength: 20 }))
  .map(([gym, origin, commands]) =>
    commands.reduce<GymDraft>(
      (draft, command) => editDraft(draft, command, sampleCatalogue).draft,
      startDraft(gym, origin),
    ),
  );

describe('stored gym project', () => {
  it('survives a round trip through JSON and its schema', () => {
    fc.assert(
      fc.property(edited, ({ history: { present } }) => {
        expect(parseGymProject(JSON.parse(JSON.stringify(present)))).toEqual(present);
      }),
    );
  });

  it('survives a round trip through draft text, with its undo steps', () => {
    fc.assert(
      fc.property(edited, (draft) => {
        const text = gymDraftText(draft);
        if (text === undefined) throw new Error('These drafts are short');
        const read = gymDraftIn(text);
        expect(read?.history.present).toEqual(draft.history.present);
        expect(read?.saved).toEqual(draft.saved);
        const kept = read?.history.past.length ?? 0;
        expect(read?.history.past).toEqual(kept === 0 ? [] : draft.history.past.slice(-kept));
        if (kept === draft.history.past.length) expect(read).toEqual(draft);
      }),
      { numRuns: 200 },
    );
  });

  it('fits into a cookie, or is undefined', () => {
    const pieces = Array.from({ length: 100 }, (_, at) => standing(`p${at + 1}`, 'RACK', 29_999, 29_999, 3));
    const full = gymDraftText(startDraft(gymWith(pieces)));
    expect(encodeURIComponent(full ?? '').length).toBeLessThanOrEqual(MAX_DRAFT_TEXT);
    expect(full).not.toMatch(/[;, "\\]/);
    const long = pieces.map((piece, at) => ({ ...piece, sku: `${'Ü'.repeat(90)}${at}` }));
    expect(gymDraftText(startDraft(gymWith(long)))).toBeUndefined();
  });

  it('drops the oldest undo steps when the text is too long', () => {
    const pieces = Array.from({ length: 60 }, (_, at) => standing(`p${at + 1}`, 'RACK', 1_000, 1_000));
    let draft = startDraft(gymWith(pieces));
    for (let at = 0; at < 50; at += 1) {
      const name = `${at} ${'Ü'.repeat(70)}`;
      draft = editDraft(draft, { type: 'rename', name }, sampleCatalogue).draft;
    }
    const read = gymDraftIn(gymDraftText(draft) ?? '');
    const steps = read?.history.past.length ?? 0;
    expect(steps).toBeGreaterThan(0);
    expect(steps).toBeLessThan(50);
    expect(read?.history.past).toEqual(draft.history.past.slice(-steps));
  });

  it('is undefined for a malformed text, without throwing', () => {
    fc.assert(
      fc.property(edited, fc.nat(), fc.string({ maxLength: 3 }), (draft, at, noise) => {
        const text = gymDraftText(draft) ?? '';
        const cut = at % (text.length + 1);
        const read = gymDraftIn(text.slice(0, cut) + noise + text.slice(cut + noise.length));
        if (read) expect(parseGymProject(read.history.present)).toEqual(read.history.present);
      }),
      { numRuns: 300 },
    );
    for (const text of ['', '2', '1', '1***', '%', `1${'*'.repeat(4_000)}`]) expect(gymDraftIn(text)).toBeUndefined();
  });
});
