import { describe, expect, it } from 'vitest';
import { zero } from '../money/index.ts';
import { createProduct } from '../product/create-product.ts';
import type { Inventory } from '../product/product-parts.ts';
import { bundleStockOf } from './bundle-stock.ts';

const stock = (max: number): Inventory => ({ min: 2, max, qoh: max, bin: false }) as unknown as Inventory;
const part = (productId: number, max: number) =>
  createProduct({ productId, name: `Part ${productId}`, listPrice: zero, inventory: stock(max) });
const value = (productId: number, defaultQty: number) => ({
  ...({ productId, priceType: 'fixed', price: undefined, canChangeQty: false, isDefault: false } as const),
  defaultQty,
});

const product = createProduct({
  type: 'bundle',
  productId: 1,
  name: 'Set',
  listPrice: zero,
  inventory: stock(100),
  childrenIds: [11, 12, 13],
  children: [part(11, 9), part(12, 5), part(13, 0)],
  bundleOptions: [
    { id: 1, title: 'Plates', isRequired: true, includedProductId: 13, values: [value(11, 4)] },
    { id: 2, title: 'Bar', isRequired: false, includedProductId: null, values: [value(12, 1)] },
  ],
});

describe('stock of a bundle', () => {
  it("is the bundle's own stock before a part is selected", () => {
    expect(bundleStockOf(product, {})?.max).toBe(100);
  });

  it('is that of the scarcest selected part, converted to bundles, and at least one', () => {
    expect(bundleStockOf(product, { 1: 11 })).toMatchObject({ min: 1, max: 2, qoh: 2 });
    expect(bundleStockOf(product, { 2: 12 })?.max).toBe(5);
    expect(bundleStockOf(product, { 1: 11, 2: 12 })?.max).toBe(2);
  });

  it('does not depend on free products or on options that are not offered', () => {
    expect(bundleStockOf(product, { 1: 13, 2: 11 })?.max).toBe(100);
  });
});
