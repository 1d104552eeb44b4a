import type { FloorSpot, GymPieceFacts, GymRoom } from '@ironcart/core/gym';
import { type Box, boxOf, floorOf, isWithin, overlap } from '../box.ts';
import type { GymProblem } from './gym-problem.ts';
import { columnBoxes, doorArea } from './room-areas.ts';

/** A room with its precomputed areas. */
export interface RoomAreas {
  readonly room: GymRoom;
  readonly floor: Box;
  readonly doors: readonly Box[];
  readonly columns: readonly Box[];
}

/** Computes the areas of a room. */
export const roomAreas = (room: GymRoom): RoomAreas => ({
  room,
  floor: floorOf(room),
  doors: room.doors.map((door) => doorArea(room, door)),
  columns: columnBoxes(room),
});

/** Maximum distance of a wall-mounted piece from its wall, in millimetres: the depth of a skirting board. */
const wallGapMm = 20;

/** Whether the back of a piece is at a wall. */
const isAtWall = (box: Box, { quarterTurns }: FloorSpot, floor: Box): boolean => {
  const gaps = [box.top - floor.top, floor.right - box.right, floor.bottom - box.bottom, box.left - floor.left];
  return Math.abs(gaps[quarterTurns] ?? 0) <= wallGapMm;
};

const squareMetres = ({ widthMm, depthMm }: Pick<GymPieceFacts, 'widthMm' | 'depthMm'>): number =>
  (widthMm * depthMm) / 1_000_000;

/** Minimum floor area that a load is spread over, in square metres, so that a plate on its edge does not exceed the limit. */
const smallestSpread = 0.25;

/** Problems of a piece at a spot, ignoring all other pieces. */
export const spotProblems = (
  pieceId: string,
  spot: FloorSpot,
  facts: GymPieceFacts,
  { room, floor, doors, columns }: RoomAreas,
): readonly GymProblem[] => {
  const box = boxOf(spot, facts);
  const kgPerM2 = Math.round(facts.massKg / Math.max(smallestSpread, squareMetres(facts)));
  return [
    ...(isWithin(box, floor) ? [] : [{ code: 'outside_room', pieceId } as const]),
    ...(columns.some((column) => overlap(box, column)) ? [{ code: 'overlaps_column', pieceId } as const] : []),
    ...doors.flatMap((area, door) => (overlap(box, area) ? [{ code: 'blocks_door', pieceId, door } as const] : [])),
    ...(facts.isWallMounted && !isAtWall(box, spot, floor) ? [{ code: 'not_at_wall', pieceId } as const] : []),
    ...(facts.ceilingMm > room.heightMm
      ? [{ code: 'ceiling_too_low', pieceId, neededMm: facts.ceilingMm, roomMm: room.heightMm } as const]
      : []),
    ...(kgPerM2 > room.floorLimitKg
      ? [{ code: 'floor_overloaded', pieceId, kgPerM2, limitKg: room.floorLimitKg } as const]
      : []),
  ];
};
