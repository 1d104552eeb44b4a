import type { Piece } from './pieces-of.ts';
import type { PackingTerms } from './shipping-table.ts';

/** One package to be shipped. */
export interface Parcel {
  readonly packageNumber: number;
  /** Whether it ships on a pallet, without a weight limit. */
  readonly isFreight: boolean;
  readonly pieces: readonly Piece[];
}

/** The two packings of an order; each contains the whole order (READINGS A13). */
export interface PackedOrder {
  /** As few packages as possible, consolidated in one place. */
  readonly merged: readonly Parcel[];
  /** Packed per origin, with freight separate from parcels; empty if that makes no difference. */
  readonly split: readonly Parcel[];
}

type Packed = Omit<Parcel, 'packageNumber'>;

interface Box {
  readonly pieces: Piece[];
  milliPounds: number;
}

const weightOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((total, { milliPounds, qty }) => total + milliPounds * qty, 0);

/**
 * Fills boxes up to a weight: heaviest pieces first, each into the first box with enough capacity. Equal pieces are
 * handled together, so ten thousand take no longer than one.
 */
const fillBoxes = (pieces: readonly Piece[], limit: number): readonly Packed[] => {
  const boxes: Box[] = [];
  const fitting = (box: Box, { milliPounds }: Piece): number =>
    milliPounds === 0 ? Number.POSITIVE_INFINITY : Math.floor((limit - box.milliPounds) / milliPounds);
  for (const piece of pieces.toSorted((left, right) => right.milliPounds - left.milliPounds)) {
    let left = piece.qty;
    for (let at = 0; left > 0; at += 1) {
      const box = boxes[at] ?? { pieces: [], milliPounds: 0 };
      if (box.pieces.length === 0) boxes.push(box);
      const qty = Math.min(left, fitting(box, piece));
      if (qty <= 0) continue;
      box.pieces.push({ ...piece, qty });
      box.milliPounds += qty * piece.milliPounds;
      left -= qty;
    }
  }
  return boxes.map((box) => ({ isFreight: false, pieces: box.pieces }));
};

/** Packs the pieces of one origin. */
const packTogether = (pieces: readonly Piece[], terms: PackingTerms, hasFreightApart: boolean): readonly Packed[] => {
  const freight = pieces.filter(({ isFreight }) => isFreight);
  const parcels = pieces.filter(({ isFreight }) => !isFreight);
  const isPallet = weightOf(parcels) > terms.freightAbove * 1_000 || (freight.length > 0 && !hasFreightApart);
  if (isPallet) return [{ isFreight: true, pieces }];
  const pallet = freight.length > 0 ? [{ isFreight: true, pieces: freight }] : [];
  return [...fillBoxes(parcels, Math.round(terms.heaviestParcel * 1_000)), ...pallet];
};

const numbered = (packages: readonly Packed[]): readonly Parcel[] =>
  packages.map((packed, at) => ({ ...packed, packageNumber: at + 1 }));

/** The origins of some pieces, the site's own first. */
const originsOf = (pieces: readonly Piece[], { defaultOrigin }: PackingTerms): readonly string[] =>
  [...new Set(pieces.map(({ origin }) => origin))].toSorted(
    (left, right) =>
      Number(right === defaultOrigin) - Number(left === defaultOrigin) || (left < right ? -1 : Number(left > right)),
  );

/**
 * Packs an order in both ways. Every piece is in exactly one package of each way, and only freight exceeds the site's
 * maximum parcel weight.
 */
export const packOrder = (pieces: readonly Piece[], terms: PackingTerms): PackedOrder => {
  if (pieces.length === 0) return { merged: [], split: [] };
  const origins = originsOf(pieces, terms);
  const hasFreight = pieces.some(({ isFreight }) => isFreight);
  const isDivisible = origins.length > 1 || (hasFreight && pieces.some(({ isFreight }) => !isFreight));
  const split = isDivisible
    ? origins.flatMap((origin) =>
        packTogether(
          pieces.filter((piece) => piece.origin === origin),
          terms,
          true,
        ),
      )
    : [];
  return { merged: numbered(packTogether(pieces, terms, false)), split: numbered(split) };
};

/** The weight of pieces in pounds. */
export const poundsOf = (pieces: readonly Piece[]): number => weightOf(pieces) / 1_000;
