import {
  type FloorSpot,
  type GymProject,
  type GymRoom,
  gymRoomLimits,
  MAX_GYM_NAME,
  MAX_GYM_PIECES,
  type PlacedPiece,
} from '@ironcart/core/gym';
import type { Result } from '@ironcart/core/result';
import { type GymCatalogue, isOnFloor } from '../rules/gym-catalogue.ts';
import { freeSpot } from './free-spot.ts';
import { snapSpot } from './snap-spot.ts';

/** An edit of a plan, from a form or a gesture. */
export type GymEdit =
  /** Without a spot, a free one is selected. */
  | { readonly type: 'add'; readonly sku: string; readonly choice?: number | undefined; readonly spot?: FloorSpot }
  | { readonly type: 'attach'; readonly sku: string; readonly choice?: number | undefined; readonly hostId: string }
  /** `snaps`: aligns the piece with nearby edges; otherwise it is moved to the exact position. */
  | { readonly type: 'move'; readonly id: string; readonly xMm: number; readonly yMm: number; readonly snaps: boolean }
  | { readonly type: 'turn'; readonly id: string }
  | { readonly type: 'choose'; readonly id: string; readonly choice: number }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'room'; readonly room: GymRoom }
  | { readonly type: 'rename'; readonly name: string };

/** Why an edit was refused. */
export type GymEditIssue =
  | { readonly code: 'no_such_piece' }
  | { readonly code: 'not_sold' }
  /** An attachment without a rack, or another piece on a rack. */
  | { readonly code: 'wrong_place' }
  | { readonly code: 'too_many_pieces'; readonly most: number }
  | { readonly code: 'invalid_name'; readonly longest: number }
  | { readonly code: 'invalid_room' };

type Edited = Result<GymProject, GymEditIssue>;

const done = (value: GymProject): Edited => ({ ok: true, value });
const refused = (issue: GymEditIssue): Edited => ({ ok: false, issues: [issue] });

const nextId = ({ pieces }: GymProject): string => `p${Number(pieces.at(-1)?.id.slice(1) ?? 0) + 1}`;

const withPiece = (project: GymProject, piece: PlacedPiece): GymProject => ({
  ...project,
  pieces: project.pieces.map((other) => (other.id === piece.id ? piece : other)),
});

const add = (project: GymProject, sku: string, choice: number | undefined, at: PlacedPiece['at']): Edited => {
  if (project.pieces.length >= MAX_GYM_PIECES) return refused({ code: 'too_many_pieces', most: MAX_GYM_PIECES });
  const piece = { id: nextId(project), sku, at, ...(choice === undefined ? {} : { choice }) };
  return done({ ...project, pieces: [...project.pieces, piece] });
};

const isBetween = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  Number.isSafeInteger(value) && value >= min && value <= max;

const isRoom = ({ widthMm, depthMm, heightMm, floorLimitKg, doors, columns }: GymRoom): boolean =>
  [widthMm, depthMm].every((side) => isBetween(side, gymRoomLimits.sideMm)) &&
  isBetween(heightMm, gymRoomLimits.heightMm) &&
  isBetween(floorLimitKg, gymRoomLimits.floorKg) &&
  doors.length <= gymRoomLimits.doors &&
  columns.length <= gymRoomLimits.columns &&
  doors.every(
    ({ wall, offsetMm, widthMm: door }) =>
      isBetween(door, gymRoomLimits.doorMm) &&
      isBetween(offsetMm, { min: 0, max: (wall === 'back' || wall === 'front' ? widthMm : depthMm) - door }),
  ) &&
  columns.every(
    ({ xMm, yMm, widthMm: width, depthMm: depth }) =>
      isBetween(xMm, { min: 0, max: widthMm }) &&
      isBetween(yMm, { min: 0, max: depthMm }) &&
      [width, depth].every((side) => isBetween(side, gymRoomLimits.columnMm)),
  );

/** Clamps a coordinate to the document's range: a piece may be outside of the room, within limits. */
const bounded = (value: number): number =>
  Math.min(2 * gymRoomLimits.sideMm.max, Math.max(-gymRoomLimits.sideMm.max, Math.round(value)));

const remove = (project: GymProject, id: string): GymProject => ({
  ...project,
  // Its attachments are removed as well.
  pieces: project.pieces.filter(({ id: other, at }) => other !== id && !('hostId' in at && at.hostId === id)),
});

const onPiece = (project: GymProject, id: string, change: (piece: PlacedPiece) => PlacedPiece | undefined): Edited => {
  const piece = project.pieces.find((other) => other.id === id);
  if (piece === undefined) return refused({ code: 'no_such_piece' });
  const changed = change(piece);
  return changed === undefined ? refused({ code: 'wrong_place' }) : done(withPiece(project, changed));
};

const place = (project: GymProject, edit: Extract<GymEdit, { type: 'add' | 'attach' }>, catalogue: GymCatalogue) => {
  const facts = catalogue.get(edit.sku);
  if (facts === undefined) return refused({ code: 'not_sold' });
  if ((facts.attachment !== undefined) !== (edit.type === 'attach')) return refused({ code: 'wrong_place' });
  if (edit.type === 'add') {
    return add(project, edit.sku, edit.choice, edit.spot ?? freeSpot(project, facts, catalogue));
  }
  const host = project.pieces.find(({ id }) => id === edit.hostId);
  if (host === undefined || !isOnFloor(host)) return refused({ code: 'no_such_piece' });
  return add(project, edit.sku, edit.choice, { hostId: edit.hostId });
};

/**
 * Applies one edit to a plan. An edit is refused only if it is impossible; a plan with problems can be displayed and
 * saved, and `checkGym` reports them.
 */
export const applyGymEdit = (project: GymProject, edit: GymEdit, catalogue: GymCatalogue): Edited => {
  switch (edit.type) {
    case 'add':
    case 'attach':
      return place(project, edit, catalogue);
    case 'move':
      return onPiece(project, edit.id, (piece) => {
        if (!isOnFloor(piece)) return undefined;
        const spot = { ...piece.at, xMm: bounded(edit.xMm), yMm: bounded(edit.yMm) };
        return { ...piece, at: edit.snaps ? snapSpot(project, piece, spot, catalogue) : spot };
      });
    case 'turn':
      return onPiece(project, edit.id, (piece) =>
        isOnFloor(piece)
          ? {
              ...piece,
              at: { ...piece.at, quarterTurns: ((piece.at.quarterTurns + 1) % 4) as FloorSpot['quarterTurns'] },
            }
          : undefined,
      );
    case 'choose':
      return onPiece(project, edit.id, (piece) => ({ ...piece, choice: edit.choice }));
    case 'remove':
      return project.pieces.some(({ id }) => id === edit.id)
        ? done(remove(project, edit.id))
        : refused({ code: 'no_such_piece' });
    case 'room':
      return isRoom(edit.room) ? done({ ...project, room: edit.room }) : refused({ code: 'invalid_room' });
    case 'rename': {
      const name = edit.name.trim();
      return name === '' || name.length > MAX_GYM_NAME
        ? refused({ code: 'invalid_name', longest: MAX_GYM_NAME })
        : done({ ...project, name });
    }
  }
};
