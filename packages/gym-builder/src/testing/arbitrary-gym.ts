import {
  doorSwings,
  type FloorSpot,
  type GymDoor,
  type GymProject,
  type GymRoom,
  gymWalls,
  type PlacedPiece,
} from '@ironcart/core/gym';
import * as fc from 'fast-check';
import type { DraftCommand } from '../editor/edit-draft.ts';
import { samplePieces } from './sample-pieces.ts';

const side = fc.integer({ min: 1_000, max: 12_000 });

/** Length of a wall, in millimetres. */
const wallLength = ({ widthMm, depthMm }: Pick<GymRoom, 'widthMm' | 'depthMm'>, wall: GymDoor['wall']): number =>
  wall === 'back' || wall === 'front' ? widthMm : depthMm;

const doorOf = (room: Pick<GymRoom, 'widthMm' | 'depthMm'>): fc.Arbitrary<GymDoor> =>
  fc
    .record({
      wall: fc.constantFrom(...gymWalls),
      widthMm: fc.integer({ min: 500, max: 1_000 }),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      swing: fc.constantFrom(...doorSwings),
    })
    .map(({ at, ...door }) => ({
      ...door,
      offsetMm: Math.floor(at * (wallLength(room, door.wall) - door.widthMm)),
    }));

/** Room between the sizes of a flat and of a hall, with doors and columns. */
export const arbitraryRoom = (): fc.Arbitrary<GymRoom> =>
  fc.tuple(side, side, fc.integer({ min: 1_800, max: 4_000 })).chain(([widthMm, depthMm, heightMm]) =>
    fc.record({
      widthMm: fc.constant(widthMm),
      depthMm: fc.constant(depthMm),
      heightMm: fc.constant(heightMm),
      floorLimitKg: fc.integer({ min: 100, max: 5_000 }),
      doors: fc.array(doorOf({ widthMm, depthMm }), { maxLength: 4 }),
      columns: fc.array(
        fc.record({
          xMm: fc.integer({ min: 0, max: widthMm }),
          yMm: fc.integer({ min: 0, max: depthMm }),
          widthMm: fc.integer({ min: 50, max: 600 }),
          depthMm: fc.integer({ min: 50, max: 600 }),
        }),
        { maxLength: 3 },
      ),
    }),
  );

const sku = fc.constantFrom(...samplePieces.map((piece) => piece.sku), 'GONE');
const choice = fc.option(fc.integer({ min: 1, max: 400_000 }), { nil: undefined });
const coordinate = fc.integer({ min: -3_000, max: 15_000 });
export const arbitrarySpot = (): fc.Arbitrary<FloorSpot> =>
  fc.record({ xMm: coordinate, yMm: coordinate, quarterTurns: fc.constantFrom(0, 1, 2, 3) });

/** Plan with pieces anywhere, including overlapping ones and ones outside of the room. */
export const arbitraryGym = (): fc.Arbitrary<GymProject> =>
  fc.record({
    version: fc.constant(1 as const),
    name: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((name) => name.trim() !== ''),
    room: arbitraryRoom(),
    pieces: fc
      .array(fc.record({ sku, choice, at: fc.oneof(arbitrarySpot(), fc.constant({ hostId: 'p1' })) }), {
        maxLength: 12,
      })
      .map((pieces) =>
        pieces.map(
          ({ choice: chosen, ...piece }, at): PlacedPiece => ({
            id: `p${at + 1}`,
            ...piece,
            ...(chosen === undefined ? {} : { choice: chosen }),
          }),
        ),
      ),
  });

const id = fc.integer({ min: 1, max: 8 }).map((number) => `p${number}`);

/** Any command, including commands to missing pieces. */
export const arbitraryCommand = (): fc.Arbitrary<DraftCommand> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ type: fc.constant('add' as const), sku, spot: arbitrarySpot() }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('add' as const), sku }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('attach' as const), sku, hostId: id }) },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('move' as const),
        id,
        xMm: coordinate,
        yMm: coordinate,
        snaps: fc.boolean(),
      }),
    },
    fc.record({ type: fc.constant('turn' as const), id }),
    fc.record({ type: fc.constant('choose' as const), id, choice: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ type: fc.constant('remove' as const), id }),
    fc.record({ type: fc.constant('room' as const), room: arbitraryRoom() }),
    fc.record({ type: fc.constant('rename' as const), name: fc.string({ maxLength: 90 }) }),
    { weight: 2, arbitrary: fc.constant({ type: 'undo' as const }) },
    { weight: 2, arbitrary: fc.constant({ type: 'redo' as const }) },
  );
