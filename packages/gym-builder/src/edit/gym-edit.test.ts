import { MAX_GYM_PIECES } from '@ironcart/core/gym';
import { describe, expect, it } from 'vitest';
import { checkGym } from '../rules/check-gym.ts';
import { garage, gymWith, sampleCatalogue, standing } from '../testing/sample-pieces.ts';
import { applyGymEdit, type GymEdit } from './gym-edit.ts';

const rack = standing('p1', 'RACK', 2_000, 635);
const arms = { id: 'p2', sku: 'ARMS', at: { hostId: 'p1' } };
const edit = (change: GymEdit, pieces = [rack, arms]) => applyGymEdit(gymWith(pieces), change, sampleCatalogue);
const codeOf = (change: GymEdit, pieces = [rack, arms]) => {
  const edited = edit(change, pieces);
  return edited.ok ? undefined : edited.issues[0].code;
};
const piecesAfter = (change: GymEdit, pieces = [rack, arms]) => {
  const edited = edit(change, pieces);
  return edited.ok ? edited.value.pieces : edited.issues;
};

describe('editing a gym plan', () => {
  it('adds a piece where it can be used, and numbers its id consecutively', () => {
    const pieces = piecesAfter({ type: 'add', sku: 'TREE', choice: 7 });
    expect(pieces).toMatchObject([rack, arms, { id: 'p3', sku: 'TREE', choice: 7 }]);
    const edited = edit({ type: 'add', sku: 'TREE' });
    expect(edited.ok && checkGym(edited.value, sampleCatalogue)).toEqual([]);
  });

  it('adds a piece without a free spot in the middle, and reports its problems', () => {
    const full = applyGymEdit(gymWith([], { heightMm: 2_000 }), { type: 'add', sku: 'RACK' }, sampleCatalogue);
    expect(full.ok && full.value.pieces[0]?.at).toEqual({ xMm: 3_000, yMm: 2_500, quarterTurns: 0 });
    expect(full.ok && checkGym(full.value, sampleCatalogue)).toMatchObject([{ code: 'ceiling_too_low' }]);
  });

  it('hangs attachments on racks, and places everything else on the floor', () => {
    expect(piecesAfter({ type: 'attach', sku: 'STRAPS', hostId: 'p1' })).toHaveLength(3);
    expect(codeOf({ type: 'attach', sku: 'TREE', hostId: 'p1' })).toBe('wrong_place');
    expect(codeOf({ type: 'attach', sku: 'ARMS', hostId: 'p2' })).toBe('no_such_piece');
    expect(codeOf({ type: 'attach', sku: 'ARMS', hostId: 'p9' })).toBe('no_such_piece');
    expect(codeOf({ type: 'add', sku: 'ARMS' })).toBe('wrong_place');
    expect(codeOf({ type: 'add', sku: 'GONE' })).toBe('not_sold');
  });

  it('moves and turns standing pieces, but not hanging ones', () => {
    expect(piecesAfter({ type: 'move', id: 'p1', xMm: 3_011.4, yMm: 2_000, snaps: false })).toMatchObject([
      { at: { xMm: 3_011, yMm: 2_000, quarterTurns: 0 } },
      {},
    ]);
    expect(piecesAfter({ type: 'turn', id: 'p1' })).toMatchObject([{ at: { quarterTurns: 1 } }, {}]);
    expect(piecesAfter({ type: 'turn', id: 'p1' }, [standing('p1', 'RACK', 1, 1, 3)])).toMatchObject([
      { at: { quarterTurns: 0 } },
    ]);
    expect(codeOf({ type: 'move', id: 'p2', xMm: 0, yMm: 0, snaps: true })).toBe('wrong_place');
    expect(codeOf({ type: 'turn', id: 'p2' })).toBe('wrong_place');
    expect(codeOf({ type: 'turn', id: 'p9' })).toBe('no_such_piece');
    const far = { xMm: 60_000, yMm: -30_000 };
    expect(piecesAfter({ type: 'move', id: 'p1', xMm: 9e9, yMm: -9e9, snaps: false })).toMatchObject([{ at: far }, {}]);
  });

  it('selects a variation, and removes a piece together with its attachments', () => {
    expect(piecesAfter({ type: 'choose', id: 'p2', choice: 4 })).toMatchObject([rack, { ...arms, choice: 4 }]);
    expect(piecesAfter({ type: 'remove', id: 'p1' })).toEqual([]);
    expect(piecesAfter({ type: 'remove', id: 'p2' })).toEqual([rack]);
    expect(codeOf({ type: 'remove', id: 'p9' })).toBe('no_such_piece');
  });

  it('accepts a name and a room within their limits', () => {
    const named = edit({ type: 'rename', name: '  Garage ' });
    expect(named.ok && named.value.name).toBe('Garage');
    expect(codeOf({ type: 'rename', name: '  ' })).toBe('invalid_name');
    expect(codeOf({ type: 'rename', name: 'x'.repeat(81) })).toBe('invalid_name');
    const door = { wall: 'left', offsetMm: 4_100, widthMm: 900, swing: 'out' } as const;
    const column = { xMm: 1_000, yMm: 1_000, widthMm: 200, depthMm: 200 };
    expect(edit({ type: 'room', room: { ...garage, doors: [door], columns: [column] } }).ok).toBe(true);
    for (const room of [
      { widthMm: 999 },
      { depthMm: 30_001 },
      { heightMm: 1_799 },
      { floorLimitKg: 99 },
      { widthMm: 1_000.5 },
      { doors: [{ ...door, offsetMm: 4_101 }] },
      { doors: [{ ...door, widthMm: 499 }] },
      { doors: new Array(5).fill(door) },
      { columns: [{ ...column, xMm: -1 }] },
      { columns: [{ ...column, depthMm: 49 }] },
      { columns: new Array(9).fill(column) },
    ]) {
      expect(codeOf({ type: 'room', room: { ...garage, ...room } })).toBe('invalid_room');
    }
  });

  it('rejects more pieces than a project may contain', () => {
    const pieces = Array.from({ length: MAX_GYM_PIECES }, (_, at) => standing(`p${at + 1}`, 'MAT', 0, 0));
    expect(codeOf({ type: 'add', sku: 'TREE' }, pieces)).toBe('too_many_pieces');
  });
});
