import type { FloorSpot, GymPieceFacts, GymProject } from '@ironcart/core/gym';
import { bestSpot, standingSpot, takenBy } from '../arrange/best-spot.ts';
import { type GymCatalogue, standingPieces } from '../rules/gym-catalogue.ts';
import { roomAreas } from '../rules/spot-problems.ts';

/** Spot for a new piece: where it can be used, otherwise where it can stand, otherwise the middle of the room. */
export const freeSpot = (project: GymProject, facts: GymPieceFacts, catalogue: GymCatalogue): FloorSpot => {
  const { room } = project;
  const areas = roomAreas(room);
  const taken = takenBy(standingPieces(project, catalogue));
  return (
    bestSpot(facts, areas, taken) ??
    standingSpot(facts, areas, taken) ?? {
      xMm: Math.round(room.widthMm / 2),
      yMm: Math.round(room.depthMm / 2),
      quarterTurns: 0,
    }
  );
};
