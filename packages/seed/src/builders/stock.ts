import type { SeedProduct } from '../seed-data.ts';

/**
 * How much is on the shelf: a count; `'out'`, with a back-in-stock notice on offer;
 * or nothing on the shelf but orders taken, with the time until it ships.
 */
export type Stock = number | 'out' | { readonly backorder: string };

/** The inventory of a product of which an order may hold up to `max`. */
export const inventoryOf = (stock: Stock, max: number): SeedProduct['inventory'] => {
  const base = { min: 1, max, backorder: false, leadTime: null, bin: false };
  if (stock === 'out') return { ...base, qoh: 0, bin: true };
  if (typeof stock === 'number') return { ...base, qoh: stock };
  return { ...base, qoh: 0, backorder: true, leadTime: stock.backorder };
};

/** A steady count for one variant of many: spread by its id, so that a few sizes run low and one in 29 is out. */
export const variantStock = (productId: number): Stock => {
  const spread = (productId * 7) % 29;
  return spread === 0 ? 'out' : spread * 3;
};
