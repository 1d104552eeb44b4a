import { isFreeShippingGroup, isHeavyDirect, type LineItem, type Product, shippingGroupsOf } from '@ironcart/core';

/** Above this one piece no longer goes as a parcel, in pounds. */
const heaviestParcelPiece = 70;

/** One package to be shipped. */
export interface Parcel {
  readonly packageNumber: number;
  /** Pounds. */
  readonly weight: number;
  /** Whether everything in it ships free. */
  readonly isFree: boolean;
}

export interface PackedOrder {
  /** Everything in one shipment; undefined when there is nothing to ship. */
  readonly merged: Parcel | undefined;
  /** Parcels and freight apart; empty when that makes no difference. */
  readonly split: readonly Parcel[];
}

interface Piece {
  readonly weight: number;
  readonly qty: number;
  readonly isFreight: boolean;
  readonly isFree: boolean;
}

type Packable = Pick<LineItem, 'productId' | 'qty'> & { readonly children: readonly Packable[] };

const isShipped = ({ type, giftcardData }: Product): boolean =>
  type !== 'virtual' && (type !== 'giftcard' || giftcardData?.type === 'physical');

const piecesOf = (item: Packable, products: ReadonlyMap<number, Product>, times = 1): readonly Piece[] => {
  const product = products.get(item.productId);
  if (!product || !isShipped(product)) return [];
  const qty = item.qty * times;
  if (item.children.length > 0) return item.children.flatMap((child) => piecesOf(child, products, qty));
  return [
    {
      weight: product.weight,
      qty,
      isFreight: product.weight > heaviestParcelPiece || isHeavyDirect(product),
      isFree: shippingGroupsOf(product).some(isFreeShippingGroup),
    },
  ];
};

const parcelOf = (pieces: readonly Piece[], packageNumber: number): Parcel => ({
  packageNumber,
  // Thousandths of a pound are as exact as the catalogue is; sums of floats are not.
  weight: Math.round(pieces.reduce((sum, { weight, qty }) => sum + weight * qty, 0) * 1_000) / 1_000,
  isFree: pieces.every(({ isFree }) => isFree),
});

/** Packs what an order holds: a configurable weighs as its variant, a bundle as its choices. */
export const packOrder = (items: readonly Packable[], products: ReadonlyMap<number, Product>): PackedOrder => {
  const pieces = items.flatMap((item) => piecesOf(item, products));
  if (pieces.length === 0) return { merged: undefined, split: [] };
  const parcels = pieces.filter(({ isFreight }) => !isFreight);
  const freight = pieces.filter(({ isFreight }) => isFreight);
  const isDivisible = parcels.length > 0 && freight.length > 0;
  return {
    merged: parcelOf(pieces, 1),
    split: isDivisible ? [parcelOf(parcels, 1), parcelOf(freight, 2)] : [],
  };
};
