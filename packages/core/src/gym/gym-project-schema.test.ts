import { describe, expect, it } from 'vitest';
import { gymRoomLimits, MAX_GYM_PIECES } from './gym-limits.ts';
import type { GymProject, PlacedPiece } from './gym-project.ts';
import { parseGymProject } from './gym-project-schema.ts';

const gym: GymProject = {
  version: 1,
  name: 'Garage',
  room: {
    widthMm: 3_000,
    depthMm: 6_000,
    heightMm: 2_500,
    floorLimitKg: 1_500,
    doors: [{ wall: 'front', offsetMm: 0, widthMm: 900, swing: 'out' }],
    columns: [{ xMm: 100, yMm: 100, widthMm: 200, depthMm: 200 }],
  },
  pieces: [
    { id: 'p1', sku: 'RACK', choice: 7, at: { xMm: 1_000, yMm: -500, quarterTurns: 3 } },
    { id: 'p12', sku: 'ARMS', at: { hostId: 'p1' } },
  ],
};
const piece = (number: number): PlacedPiece => ({ id: `p${number}`, sku: 'A', at: { hostId: 'p1' } });

describe('a gym that was saved', () => {
  it('is read as it is', () => {
    expect(parseGymProject(structuredClone(gym))).toEqual(gym);
  });

  it.each<[string, unknown]>([
    ['no document', undefined],
    ['another version', { ...gym, version: 2 }],
    ['no name', { ...gym, name: '' }],
    ['a name with half a character', { ...gym, name: '\ud800' }],
    ['a room that is no room', { ...gym, room: { ...gym.room, widthMm: 10 } }],
    ['parts of a millimetre', { ...gym, room: { ...gym.room, widthMm: 3_000.5 } }],
    [
      'too many doors',
      { ...gym, room: { ...gym.room, doors: new Array(gymRoomLimits.doors + 1).fill(gym.room.doors[0]) } },
    ],
    ['an id twice', { ...gym, pieces: [piece(1), piece(1)] }],
    ['ids out of order', { ...gym, pieces: [piece(2), piece(1)] }],
    ['an id of another kind', { ...gym, pieces: [{ ...piece(1), id: 'x' }] }],
    ['five quarter turns', { ...gym, pieces: [{ ...piece(1), at: { xMm: 0, yMm: 0, quarterTurns: 5 } }] }],
    ['too many pieces', { ...gym, pieces: Array.from({ length: MAX_GYM_PIECES + 1 }, (_, at) => piece(at + 1)) }],
  ])('is not read with %s', (_what, document) => {
    expect(parseGymProject(document)).toBeUndefined();
  });
});
