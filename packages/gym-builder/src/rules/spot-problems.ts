import type { FloorSpot, GymPieceFacts, GymRoom } from '@ironcart/core/gym';
import { type Box, boxOf, floorOf, isWithin, overlap } from '../box.ts';
import type { GymProblem } from './gym-problem.ts';
import { columnBoxes, doorArea } from './room-areas.ts';

/** A room with what its rules compare, computed once. */
export interface RoomAreas {
  readonly room: GymRoom;
  readonly floor: Box;
  readonly doors: readonly Box[];
  readonly columns: readonly Box[];
}

/** A room with what its rules compare. */
export const roomAreas = (room: GymRoom): RoomAreas => ({
  room,
  floor: floorOf(room),
  doors: room.doors.map((door) => doorArea(room, door)),
  columns: columnBoxes(room),
});

/** How far from its wall a piece may stand that is mounted to it, in millimetres: as much as a skirting board needs. */
const wallGapMm = 20;

/** Whether the back of a piece is at the wall that it faces away from. */
const isAtWall = (box: Box, { quarterTurns }: FloorSpot, floor: Box): boolean => {
  const gaps = [box.top - floor.top, floor.right - box.right, floor.bottom - box.bottom, box.left - floor.left];
  return Math.abs(gaps[quarterTurns] ?? 0) <= wallGapMm;
};

const squareMetres = ({ widthMm, depthMm }: Pick<GymPieceFacts, 'widthMm' | 'depthMm'>): number =>
  (widthMm * depthMm) / 1_000_000;

/** The smallest floor that a load is spread over, in square metres: a plate that stands on its edge breaks no floor. */
const smallestSpread = 0.25;

/** What is wrong with a piece at a spot of a room, whatever else stands there. */
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
