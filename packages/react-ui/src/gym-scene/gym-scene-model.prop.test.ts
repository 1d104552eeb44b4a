import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GymScenePiece, type GymSceneRoom, pieceBox, placeInRoom } from './gym-scene-model.ts';

const side = fc.integer({ min: 1000, max: 30_000 });
const rooms = fc.record({
  widthMm: side,
  depthMm: side,
  heightMm: fc.constant(2500),
  doors: fc.constant([]),
  columns: fc.constant([]),
});
const pieces = fc.record({
  id: fc.constant('p1'),
  model: fc.constant('box'),
  name: fc.constant('Box'),
  xMm: fc.integer({ min: 0, max: 30_000 }),
  yMm: fc.integer({ min: 0, max: 30_000 }),
  quarterTurns: fc.constantFrom(0, 1, 2, 3),
  widthMm: fc.integer({ min: 50, max: 1000 }),
  depthMm: fc.integer({ min: 50, max: 1000 }),
  heightMm: fc.integer({ min: 10, max: 2400 }),
  hasProblem: fc.boolean(),
}) as fc.Arbitrary<GymScenePiece>;

const reach = (piece: GymScenePiece, room: GymSceneRoom, x: number, z: number) => {
  const box = pieceBox(piece);
  return { box, place: placeInRoom(box, x, z, room) };
};

describe('moving a piece over the floor of the gym scene', () => {
  it('keeps it within the walls, at whole millimetres', () => {
    const anywhere = fc.double({ min: -100, max: 100, noNaN: true });
    fc.assert(
      fc.property(pieces, rooms, anywhere, anywhere, (piece, room, x, z) => {
        const { box, place } = reach(piece, room, x, z);
        expect(Number.isInteger(place.xMm) && Number.isInteger(place.yMm)).toBe(true);
        expect(place.xMm - box.width * 500).toBeGreaterThanOrEqual(-1);
        expect(place.xMm + box.width * 500).toBeLessThanOrEqual(room.widthMm + 1);
        expect(place.yMm - box.depth * 500).toBeGreaterThanOrEqual(-1);
        expect(place.yMm + box.depth * 500).toBeLessThanOrEqual(room.depthMm + 1);
      }),
    );
  });

  it('keeps a position within the room, and swaps width and depth after a quarter turn', () => {
    fc.assert(
      fc.property(pieces, (piece) => {
        const room = { widthMm: 40_000, depthMm: 40_000, heightMm: 2500, doors: [], columns: [] };
        const { place } = reach(piece, room, 10 + piece.xMm / 2000, 10 + piece.yMm / 2000);
        expect(Math.abs(place.xMm - (10_000 + piece.xMm / 2))).toBeLessThanOrEqual(1);
        const [one, turned] = [pieceBox({ ...piece, quarterTurns: 0 }), pieceBox({ ...piece, quarterTurns: 3 })];
        expect([turned.width, turned.depth]).toEqual([one.depth, one.width]);
      }),
    );
  });
});
