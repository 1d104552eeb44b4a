import type { FloorSpot, GymPieceFacts } from '@ironcart/core/gym';
import { type Box, boxOf, overlap } from '../box.ts';
import { type RoomAreas, spotProblems } from './spot-problems.ts';

/** Whether a piece can stand at a spot without overlapping covered floor. Ignores warnings. */
export const canStand = (spot: FloorSpot, facts: GymPieceFacts, areas: RoomAreas, covered: readonly Box[]): boolean => {
  const box = boxOf(spot, facts);
  return !covered.some((other) => overlap(box, other)) && spotProblems('', spot, facts, areas).length === 0;
};
