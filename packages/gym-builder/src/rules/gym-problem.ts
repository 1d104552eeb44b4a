import type { PieceSide } from '../box.ts';

/** A problem or warning of a plan: the first fields locate it, the others are for its message. Millimetres and kilograms. */
export type GymProblem =
  /** The store does not sell the piece, or not as a placeable product. */
  | { readonly code: 'not_sold'; readonly pieceId: string }
  | { readonly code: 'outside_room'; readonly pieceId: string }
  | { readonly code: 'overlaps'; readonly pieceId: string; readonly otherId: string }
  | { readonly code: 'overlaps_column'; readonly pieceId: string }
  | { readonly code: 'blocks_door'; readonly pieceId: string; readonly door: number }
  | { readonly code: 'not_at_wall'; readonly pieceId: string }
  | {
      readonly code: 'ceiling_too_low';
      readonly pieceId: string;
      readonly neededMm: number;
      readonly roomMm: number;
    }
  | { readonly code: 'floor_overloaded'; readonly pieceId: string; readonly kgPerM2: number; readonly limitKg: number }
  | {
      readonly code: 'attachment_incompatible';
      readonly pieceId: string;
      /** `no_host`: the piece that it hangs on is missing or has no uprights. */
      readonly reason: 'no_host' | 'upright' | 'hole' | 'depth';
    }
  /** The piece can stand there, but there is no room to use it. */
  | {
      readonly code: 'clearance_missing';
      readonly pieceId: string;
      readonly side: PieceSide;
      readonly neededMm: number;
      /** Id of the obstructing piece; omitted for a wall. */
      readonly otherId?: string | undefined;
    };

/** The code of a problem. */
export type GymProblemCode = GymProblem['code'];

/** Whether the piece cannot stand there; otherwise the problem is a warning. */
export const isBlocking = ({ code }: Pick<GymProblem, 'code'>): boolean => code !== 'clearance_missing';
