import { isBlocking } from '@ironcart/gym-builder';
import type { GymOffers, GymView } from '@ironcart/react-ui';
import type { GymScenePiece } from '@ironcart/react-ui/gym-scene';

/** Name of a piece's finish in the catalogue, for example 'red'. */
const finishOf = (offers: GymOffers, sku: string, choice: number | undefined): string | undefined => {
  const choices = offers[sku]?.choices ?? [];
  const label = (choices.find((one) => one.choice === choice) ?? choices[0])?.label ?? '';
  return label === '' ? undefined : label.toLowerCase();
};

/** Converts the placed pieces to the 3-D view's model. */
export const scenePieces = ({ project, catalogue, problems }: GymView, offers: GymOffers): readonly GymScenePiece[] => {
  const blocked = new Set(problems.filter(isBlocking).map(({ pieceId }) => pieceId));
  return project.pieces.flatMap((piece): readonly GymScenePiece[] => {
    const facts = catalogue.get(piece.sku);
    if (facts === undefined) return [];
    const { id, sku, choice, at } = piece;
    const { model, name, widthMm, depthMm, heightMm } = facts;
    const color = finishOf(offers, sku, choice);
    const place = 'hostId' in at ? { hostId: at.hostId, xMm: 0, yMm: 0, quarterTurns: 0 as const } : at;
    return [
      {
        id,
        model,
        name,
        widthMm,
        depthMm,
        heightMm,
        ...place,
        hasProblem: blocked.has(id),
        ...(color === undefined ? {} : { color }),
      },
    ];
  });
};
