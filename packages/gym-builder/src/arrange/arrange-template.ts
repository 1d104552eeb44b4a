import type { GymProject, GymRoom, GymTemplate, PlacedPiece } from '@ironcart/core/gym';
import { misfitOf } from '../rules/attachment-problem.ts';
import type { GymCatalogue, StandingPiece } from '../rules/gym-catalogue.ts';
import { roomAreas } from '../rules/spot-problems.ts';
import { bestSpot, takenBy } from './best-spot.ts';

/** A room of the template's size without doors and columns, on a concrete ground floor. */
export const plainRoom = ({ widthMm, depthMm, heightMm }: GymTemplate['room']): GymRoom => ({
  widthMm,
  depthMm,
  heightMm,
  floorLimitKg: 1_500,
  doors: [],
  columns: [],
});

/** A template arranged in a room. */
export interface ArrangedTemplate {
  readonly project: GymProject;
  /** SKUs of the pieces without a place; a SKU is repeated for each. */
  readonly missing: readonly string[];
}

const hostFor = (sku: string, pieces: readonly PlacedPiece[], catalogue: GymCatalogue): string | undefined => {
  const fit = catalogue.get(sku)?.attachment;
  return (
    fit &&
    pieces.find(
      (piece) =>
        misfitOf(fit, catalogue.get(piece.sku)?.uprights) === undefined &&
        !pieces.some((other) => other.sku === sku && 'hostId' in other.at && other.at.hostId === piece.id),
    )?.id
  );
};

/**
 * Places a template's pieces in a room in order, each at the first spot where it and all other pieces can be used. A
 * placed piece has no problem; a piece without a spot is listed in `missing`.
 */
export const arrangeTemplate = (
  { title, pieces: wanted }: Pick<GymTemplate, 'title' | 'pieces'>,
  room: GymRoom,
  catalogue: GymCatalogue,
): ArrangedTemplate => {
  const areas = roomAreas(room);
  const pieces: PlacedPiece[] = [];
  const standing: StandingPiece[] = [];
  const missing: string[] = [];
  for (const sku of wanted.flatMap(({ sku: wish, qty }) => new Array<string>(qty).fill(wish))) {
    const id = `p${pieces.length + 1}`;
    const facts = catalogue.get(sku);
    const hostId = hostFor(sku, pieces, catalogue);
    const spot = facts && facts.attachment === undefined ? bestSpot(facts, areas, takenBy(standing)) : undefined;
    if (facts && spot) {
      pieces.push({ id, sku, at: spot });
      standing.push({ id, spot, facts });
    } else if (hostId !== undefined) pieces.push({ id, sku, at: { hostId } });
    else missing.push(sku);
  }
  return { project: { version: 1, name: title, room, pieces }, missing };
};
