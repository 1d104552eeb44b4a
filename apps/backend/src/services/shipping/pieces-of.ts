import { isHeavyDirect, isShipped, type LineItem, type Product, shipsFree } from '@ironcart/core';
import type { PackedGoods, PackingTerms } from './shipping-table.ts';

/** Equal things to be packed. */
export interface Piece {
  readonly productId: number;
  readonly qty: number;
  /** Thousandths of a pound, of one: as exact as the catalogue is, where sums of floats are not. */
  readonly milliPounds: number;
  /** Cubic inches, of one; 0 where nobody has measured it. */
  readonly volume: number;
  /** Inches; 0 where nobody has measured it. */
  readonly longestSide: number;
  readonly origin: string;
  /** Too heavy or too long for a parcel, or goes straight to the customer. */
  readonly isFreight: boolean;
  readonly isFree: boolean;
}

/** A line of a cart or an order, as far as packing reads it. */
export type Packable = Pick<LineItem, 'productId' | 'qty'> & { readonly children: readonly Packable[] };

export interface Packing {
  readonly products: ReadonlyMap<number, Product>;
  readonly goods: ReadonlyMap<number, PackedGoods>;
  readonly terms: PackingTerms;
}

const collectPieces = (
  item: Packable,
  packing: Packing,
  inherited: { readonly times: number; readonly origin: string },
  pieces: Map<string, Piece>,
): void => {
  const product = packing.products.get(item.productId);
  if (!product || !isShipped(product)) return;
  const goods = packing.goods.get(item.productId);
  const qty = item.qty * inherited.times;
  const origin = goods?.origin ?? inherited.origin;
  if (item.children.length > 0) {
    for (const child of item.children) collectPieces(child, packing, { times: qty, origin }, pieces);
    return;
  }
  const key = `${product.productId} ${origin}`;
  const known = pieces.get(key);
  if (known) {
    pieces.set(key, { ...known, qty: known.qty + qty });
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
  });
};

/** What of some lines has to be shipped: of a configurable its variant, of a bundle its choices, nothing virtual. */
export const piecesOf = (items: readonly Packable[], packing: Packing): readonly Piece[] => {
  const pieces = new Map<string, Piece>();
  for (const item of items) {
    collectPieces(item, packing, { times: 1, origin: packing.terms.defaultOrigin }, pieces);
  }
  return [...pieces.values()];
};
