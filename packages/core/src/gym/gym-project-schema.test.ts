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

describe('saved gym project', () => {
  it('is parsed unchanged', () => {
    expect(parseGymProject(structuredClone(gym))).toEqual(gym);
  });

  it.each<[string, unknown]>([
    ['no document', undefined],
    ['another version', { ...gym, version: 2 }],
    ['no name', { ...gym, name: '' }],
    ['a name with a lone surrogate', { ...gym, name: '\ud800' }],
    ['an invalid room', { ...gym, room: { ...gym.room, widthMm: 10 } }],
    ['fractions of a millimetre', { ...gym, room: { ...gym.room, widthMm: 3_000.5 } }],
    [
      'too many doors',
      { ...gym, room: { ...gym.room, doors: new Array(gymRoomLimits.doors + 1).fill(gym.room.doors[0]) } },
    ],
    ['a duplicate id', { ...gym, pieces: [piece(1), piece(1)] }],
    ['ids out of order', { ...gym, pieces: [piece(2), piece(1)] }],
    ['an id in another format', { ...gym, pieces: [{ ...piece(1), id: 'x' }] }],
    ['five quarter turns', { ...gym, pieces: [{ ...piece(1), at: { xMm: 0, yMm: 0, quarterTurns: 5 } }] }],
    ['too many pieces', { ...gym, pieces: Array.from({ length: MAX_GYM_PIECES + 1 }, (_, at) => piece(at + 1)) }],
  ])('is rejected with %s', (_what, document) => {
    expect(parseGymProject(document)).toBeUndefined();
  });
});
