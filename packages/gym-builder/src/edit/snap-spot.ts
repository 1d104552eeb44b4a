import type { FloorSpot, GymProject, PlacedPiece } from '@ironcart/core/gym';
import { type Box, boxOf, floorOf } from '../box.ts';
import { canStand } from '../rules/can-stand.ts';
import { type GymCatalogue, standingPieces } from '../rules/gym-catalogue.ts';
import { roomAreas } from '../rules/spot-problems.ts';

/** Maximum distance for snapping to an edge, in millimetres. */
const reachMm = 120;

/** Grid for pieces without a nearby edge, in millimetres. */
const gridMm = 50;

/** Offset to the nearest line within reach, otherwise to the grid. */
const shiftTo = (edges: readonly number[], lines: readonly number[], centre: number): number => {
  let best = Number.POSITIVE_INFINITY;
  for (const edge of edges) {
    for (const line of lines) if (Math.abs(line - edge) < Math.abs(best)) best = line - edge;
  }
  return Math.abs(best) <= reachMm ? best : Math.round(centre / gridMm) * gridMm - centre;
};

const snapped = (spot: FloorSpot, box: Box, floor: Box, others: readonly Box[]): FloorSpot => {
  const columns = others.flatMap(({ left, right }) => [left, right]);
  const rows = others.flatMap(({ top, bottom }) => [top, bottom]);
  return {
    ...spot,
    xMm: spot.xMm + shiftTo([box.left, box.right], [floor.left, floor.right, ...columns], spot.xMm),
    yMm: spot.yMm + shiftTo([box.top, box.bottom], [floor.top, floor.bottom, ...rows], spot.yMm),
  };
};

/**
 * Snaps a spot to nearby edges of walls and other pieces, otherwise to the grid. The spot is unchanged if the piece can
 * stand there but not at the snapped spot.
 */
export const snapSpot = (
  project: GymProject,
  { id, sku }: Pick<PlacedPiece, 'id' | 'sku'>,
  spot: FloorSpot,
  catalogue: GymCatalogue,
): FloorSpot => {
  const facts = catalogue.get(sku);
  if (facts === undefined) return spot;
  const others = standingPieces(project, catalogue)
    .filter((piece) => piece.id !== id)
    .map((piece) => boxOf(piece.spot, piece.facts));
  const areas = roomAreas(project.room);
  const candidate = snapped(spot, boxOf(spot, facts), floorOf(project.room), others);
  return canStand(candidate, facts, areas, others) || !canStand(spot, facts, areas, others) ? candidate : spot;
};
