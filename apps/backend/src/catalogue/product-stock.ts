import { type Inventory, isAttributeOn, type Product } from '@ironcart/core/product';

/** The stock of a product, summed over its variants if it has some; null if unknown. */
export interface StockRow {
  readonly qoh: number | null;
  readonly min_qty: number | null;
  readonly max_qty: number | null;
  readonly backorder: boolean | null;
  readonly lead_time: string | null;
  readonly bin: boolean | null;
}

/**
 * The attributes with the remaining pieces of a limited promotion; without the promotion if fewer are left than the
 * minimum order quantity, so that its price is not available.
 */
export const withPiecesLeft = (
  attributes: Product['attributes'],
  row: { readonly pieces_left: number | null; readonly min_qty: number | null } | undefined,
): Product['attributes'] => {
  const known = row?.pieces_left == null ? attributes : { ...attributes, rogue_promo_qty: row.pieces_left };
  const left = isAttributeOn(known, 'rogue_promo_qty_enable') ? Number(known.rogue_promo_qty) : 0;
  return left > 0 && left < (row?.min_qty ?? 1) ? { ...known, rogue_promo_enabled: false } : known;
};

const promoQtyOf = ({ rogue_promo_qty: quantity }: Product['attributes']): number | null => {
  const count = Number(quantity ?? Number.NaN);
  return Number.isSafeInteger(count) ? count : null;
};

/** The quantity that can be bought: at most the stock, unless backorders are permitted. */
export const inventoryOf = (stock: StockRow | undefined, attributes: Product['attributes']): Inventory | undefined => {
  if (!stock || stock.qoh === null || stock.min_qty === null || stock.max_qty === null) return undefined;
  const backorder = stock.backorder ?? false;
  return {
    min: stock.min_qty,
    max: backorder ? stock.max_qty : Math.min(stock.max_qty, stock.qoh),
    qoh: stock.qoh,
    backorder,
    leadTime: stock.lead_time,
    restockStatus: null,
    promoQty: promoQtyOf(attributes),
    bin: stock.bin ?? false,
  };
};
