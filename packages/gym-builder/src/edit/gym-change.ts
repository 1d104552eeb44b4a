import type { GymProject, GymRoom, PlacedPiece } from '@ironcart/core/gym';

/** Difference between two plans. */
export interface GymChange {
  readonly name?: string | undefined;
  readonly room?: GymRoom | undefined;
  /** New and changed pieces, in their new form. */
  readonly set: readonly PlacedPiece[];
  /** Ids of removed pieces. */
  readonly gone: readonly string[];
}

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Computes the difference between two plans; undefined if they are equal. */
export const gymChangeBetween = (from: GymProject, to: GymProject): GymChange | undefined => {
  const before = new Map(from.pieces.map((piece) => [piece.id, piece]));
  const after = new Set(to.pieces.map(({ id }) => id));
  const change: GymChange = {
    ...(from.name === to.name ? {} : { name: to.name }),
    ...(isSame(from.room, to.room) ? {} : { room: to.room }),
    set: to.pieces.filter((piece) => !isSame(before.get(piece.id), piece)),
    gone: from.pieces.filter(({ id }) => !after.has(id)).map(({ id }) => id),
  };
  const isNothing =
    change.name === undefined && change.room === undefined && change.set.length === 0 && change.gone.length === 0;
  return isNothing ? undefined : change;
};

const numberOf = ({ id }: PlacedPiece): number => Number(id.slice(1));

/** Applies a change to a plan. Pieces are sorted by the number of their id. */
export const applyGymChange = (project: GymProject, { name, room, set, gone }: GymChange): GymProject => {
  const replaced = new Set([...gone, ...set.map(({ id }) => id)]);
  const pieces = [...project.pieces.filter(({ id }) => !replaced.has(id)), ...set];
  return {
    ...project,
    name: name ?? project.name,
    room: room ?? project.room,
    pieces: pieces.toSorted((one, other) => numberOf(one) - numberOf(other)),
  };
};
