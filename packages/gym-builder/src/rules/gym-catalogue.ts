import type { FloorSpot, GymPiece, GymProject, PlacedPiece } from '@ironcart/core/gym';

/** Placeable products by SKU. */
export type GymCatalogue = ReadonlyMap<string, GymPiece>;

/** Indexes placeable products by SKU. */
export const gymCatalogue = (pieces: readonly GymPiece[]): GymCatalogue =>
  new Map(pieces.map((piece) => [piece.sku, piece]));

/** A piece on the floor, with its measures. */
export interface StandingPiece {
  readonly id: string;
  readonly spot: FloorSpot;
  readonly facts: GymPiece;
}

/** Whether a piece stands on the floor instead of hanging on another. */
export const isOnFloor = (piece: PlacedPiece): piece is PlacedPiece & { readonly at: FloorSpot } =>
  !('hostId' in piece.at);

/** Pieces on the floor whose measures are known. */
export const standingPieces = (
  { pieces }: Pick<GymProject, 'pieces'>,
  catalogue: GymCatalogue,
): readonly StandingPiece[] =>
  pieces.flatMap((piece) => {
    const facts = catalogue.get(piece.sku);
    return isOnFloor(piece) && facts !== undefined && facts.attachment === undefined
      ? [{ id: piece.id, spot: piece.at, facts }]
      : [];
  });
