import type { LineItem } from '@ironcart/core/list';
import { isAttributeOn, type Product } from '@ironcart/core/product';
import { isHeavyDirect, isShipped, shipsFree } from '@ironcart/core/shipping';
import type { PackedGoods, PackingTerms } from './shipping-table.ts';

/** Equal pieces to pack. */
export interface Piece {
  readonly productId: number;
  readonly qty: number;
  /** The weight of one piece in thousandths of a pound, an integer, because sums of floats are inexact. */
  readonly milliPounds: number;
  /** The volume of one piece in cubic inches; 0 if unknown. */
  readonly volume: number;
  /** The longest side in inches; 0 if unknown. */
  readonly longestSide: number;
  readonly origin: string;
  /** Whether it is too heavy or too long for a parcel, or ships directly to the customer. */
  readonly isFreight: boolean;
  readonly isFree: boolean;
  /** Whether it, or the product with which it was bought, counts for the five-for-five offer. */
  readonly isFiveForFive: boolean;
}

/** The fields of a line that packing needs. */
export type Packable = Pick<LineItem, 'productId' | 'qty'> & { readonly children: readonly Packable[] };

export interface Packing {
  readonly products: ReadonlyMap<number, Product>;
  readonly goods: ReadonlyMap<number, PackedGoods>;
  readonly terms: PackingTerms;
}

const collectPieces = (
  item: Packable,
  packing: Packing,
  inherited: { readonly times: number; readonly origin: string; readonly isFiveForFive: boolean },
  pieces: Map<string, Piece>,
): void => {
  const product = packing.products.get(item.productId);
  if (!product || !isShipped(product)) return;
  const goods = packing.goods.get(item.productId);
  const qty = item.qty * inherited.times;
  const origin = goods?.origin ?? inherited.origin;
  const isFiveForFive = inherited.isFiveForFive || isAttributeOn(product.attributes, 'fiveforfive_enabled');
  if (item.children.length > 0) {
    for (const child of item.children) collectPieces(child, packing, { times: qty, origin, isFiveForFive }, pieces);
    return;
  }
  const key = `${product.productId} ${origin}`;
  const known = pieces.get(key);
  if (known) {
    pieces.set(key, { ...known, qty: known.qty + qty, isFiveForFive: known.isFiveForFive && isFiveForFive });
    return;
  }
  const { length = 0, width = 0, height = 0 } = goods?.box ?? {};
  const longestSide = Math.max(length, width, height);
  const milliPounds = Math.round(product.weight * 1_000);
  pieces.set(key, {
    productId: product.productId,
    qty,
    milliPounds,
    volume: length * width * height,
    longestSide,
    origin,
    isFreight:
      milliPounds > Math.round(packing.terms.heaviestParcel * 1_000) ||
      longestSide > packing.terms.longestParcel ||
      isHeavyDirect(product),
    isFree: shipsFree(product),
    isFiveForFive,
  });
};

/** The pieces to ship: a configurable's variant, a bundle's chosen parts, nothing virtual. */
export const piecesOf = (items: readonly Packable[], packing: Packing): readonly Piece[] => {
  const pieces = new Map<string, Piece>();
  for (const item of items) {
    const bought = { times: 1, origin: packing.terms.defaultOrigin, isFiveForFive: false };
    collectPieces(item, packing, bought, pieces);
  }
  return [...pieces.values()];
};
