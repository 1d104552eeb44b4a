import type { FloorSpot, GymPieceFacts } from '@ironcart/core/gym';
import { type Box, boxOf, clearanceStrips, isWithin, overlap } from '../box.ts';
import { canStand } from '../rules/can-stand.ts';
import type { StandingPiece } from '../rules/gym-catalogue.ts';
import type { RoomAreas } from '../rules/spot-problems.ts';
import { firstSpot } from './candidate-spots.ts';

/** Occupied floor of a room: the areas that pieces cover, and the clearances that they need beside them. */
export interface TakenFloor {
  readonly covered: readonly Box[];
  readonly keptFree: readonly Box[];
}

/** Computes the occupied floor of the standing pieces. */
export const takenBy = (standing: readonly StandingPiece[]): TakenFloor => ({
  covered: standing.map(({ spot, facts }) => boxOf(spot, facts)),
  keptFree: standing.flatMap(({ spot, facts }) =>
    clearanceStrips(boxOf(spot, facts), facts.clearance, spot.quarterTurns).map(({ box }) => box),
  ),
});

/** Finds the first spot where a piece can stand and every piece can be used; undefined if there is none. */
export const bestSpot = (
  facts: GymPieceFacts,
  areas: RoomAreas,
  { covered, keptFree }: TakenFloor,
): FloorSpot | undefined =>
  firstSpot(facts, areas.room, (spot) => {
    if (!canStand(spot, facts, areas, covered)) return false;
    const box = boxOf(spot, facts);
    if (keptFree.some((strip) => overlap(strip, box))) return false;
    return clearanceStrips(box, facts.clearance, spot.quarterTurns).every(
      ({ box: strip }) => isWithin(strip, areas.floor) && !covered.some((other) => overlap(strip, other)),
    );
  });

/** Finds the first spot where a piece can stand, ignoring clearances; undefined if there is none. */
export const standingSpot = (facts: GymPieceFacts, areas: RoomAreas, { covered }: TakenFloor): FloorSpot | undefined =>
  firstSpot(facts, areas.room, (spot) => canStand(spot, facts, areas, covered));
