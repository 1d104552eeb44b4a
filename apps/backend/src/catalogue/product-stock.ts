import type { Inventory, Product } from '@ironcart/core/product';

/** A product's stock, of one with variants that of all of them together; null if none is known. */
export interface StockRow {
  readonly qoh: number | null;
  readonly min_qty: number | null;
  readonly max_qty: number | null;
  readonly backorder: boolean | null;
  readonly lead_time: string | null;
  readonly bin: boolean | null;
}

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
