import type { GymProject, PlacedPiece } from '@ironcart/core/gym';
import { boxOf, clearanceStrips, floorOf, isWithin, overlap } from '../box.ts';
import { misfitOf } from './attachment-problem.ts';
import { type GymCatalogue, isOnFloor, type StandingPiece, standingPieces } from './gym-catalogue.ts';
import type { GymProblem } from './gym-problem.ts';
import { nearBoxes } from './near-pairs.ts';
import { roomAreas, spotProblems } from './spot-problems.ts';

/** Overlapping pieces, each pair once, reported on the piece that was placed later. */
const overlaps = (standing: readonly StandingPiece[]): readonly GymProblem[] => {
  const boxes = standing.map(({ spot, facts }) => boxOf(spot, facts));
  const near = nearBoxes(boxes, boxes);
  return standing.flatMap(({ id: pieceId }, at) =>
    (near[at] ?? []).flatMap((index) => {
      const [box, other, found] = [boxes[at], boxes[index], standing[index]];
      return index < at && box && other && found && overlap(box, other)
        ? [{ code: 'overlaps', pieceId, otherId: found.id } as const]
        : [];
    }),
  );
};

/** Occupied clearances; each side is reported once. */
const missingClearances = (
  standing: readonly StandingPiece[],
  room: Pick<GymProject['room'], 'widthMm' | 'depthMm'>,
): readonly GymProblem[] => {
  const boxes = standing.map(({ spot, facts }) => boxOf(spot, facts));
  const floor = floorOf(room);
  const strips = standing.flatMap(({ id, spot, facts }, at) =>
    clearanceStrips(boxOf(spot, facts), facts.clearance, spot.quarterTurns).map((strip) => ({
      ...strip,
      at,
      id,
      neededMm: facts.clearance[strip.side],
    })),
  );
  const near = nearBoxes(
    boxes,
    strips.map(({ box }) => box),
  );
  return strips.flatMap(({ at, id: pieceId, side, neededMm, box }, index): readonly GymProblem[] => {
    const inTheWay = near[index]?.find((other) => {
      const there = boxes[other];
      return other !== at && there !== undefined && overlap(box, there);
    });
    const otherId = inTheWay === undefined ? undefined : standing[inTheWay]?.id;
    if (otherId !== undefined) return [{ code: 'clearance_missing', pieceId, side, neededMm, otherId }];
    return isWithin(box, floor) ? [] : [{ code: 'clearance_missing', pieceId, side, neededMm }];
  });
};

/** Problems of the pieces on racks. A piece must hang if and only if it is an attachment. */
const attachmentProblems = ({ pieces }: GymProject, catalogue: GymCatalogue): readonly GymProblem[] => {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  return pieces.flatMap((piece: PlacedPiece): readonly GymProblem[] => {
    const facts = catalogue.get(piece.sku);
    if (facts === undefined) return [{ code: 'not_sold', pieceId: piece.id }];
    const hostId = 'hostId' in piece.at ? piece.at.hostId : undefined;
    if (facts.attachment === undefined && hostId === undefined) return [];
    const host = hostId === undefined ? undefined : byId.get(hostId);
    const uprights = host && isOnFloor(host) ? catalogue.get(host.sku)?.uprights : undefined;
    const reason = facts.attachment === undefined ? 'no_host' : misfitOf(facts.attachment, uprights);
    return reason === undefined ? [] : [{ code: 'attachment_incompatible', pieceId: piece.id, reason }];
  });
};

/** Finds all problems and warnings of a plan; empty if it can be built and used as it is. */
export const checkGym = (project: GymProject, catalogue: GymCatalogue): readonly GymProblem[] => {
  const standing = standingPieces(project, catalogue);
  const areas = roomAreas(project.room);
  return [
    ...attachmentProblems(project, catalogue),
    ...standing.flatMap(({ id, spot, facts }) => spotProblems(id, spot, facts, areas)),
    ...overlaps(standing),
    ...missingClearances(standing, project.room),
  ];
};
