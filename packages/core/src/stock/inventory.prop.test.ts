import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineQuantityCap } from '../list/line-quantity-cap.ts';
import type { Inventory } from '../product/product-parts.ts';
import { plainLineItem, plainProduct } from '../testing/index.ts';
import { inventoryStatus, quantityCapOf } from './inventory.ts';

const stock: Inventory = {
  min: 1,
  max: 5,
  qoh: 5,
  backorder: false,
  leadTime: null,
  restockStatus: null,
  promoQty: null,
  bin: false,
};
const withMax = (max: number) => plainProduct({ productId: 1, inventory: { ...stock, max } });

describe('inventoryStatus', () => {
  it('offers a back-in-stock notice if nothing is available and notices are enabled [S4-lists-04]', () => {
    expect(inventoryStatus({ max: 0, bin: true })).toBe('bin');
  });

  it('is out of stock without notices [S4-lists-05]', () => {
    expect(inventoryStatus({ max: 0, bin: false })).toBe('oos');
    expect(inventoryStatus(undefined)).toBe('oos');
  });

  it('is in stock otherwise [S4-lists-06]', () => {
    expect(inventoryStatus({ max: 5, bin: false })).toBe('inStock');
    expect(inventoryStatus({ max: 1, bin: true })).toBe('inStock');
  });
});

describe('quantityCapOf', () => {
  it('is the limit of the inventory: an integer from 0, or none if the stock is unknown [S5-cart-01]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), (max) => {
        expect(quantityCapOf(withMax(max))).toBe(max);
      }),
    );
    expect([-3, 2.5].map((max) => quantityCapOf(withMax(max)))).toEqual([0, 2]);
    expect(quantityCapOf({ inventory: undefined, attributes: {} })).toBe(0);
  });

  it('is at most the purchase limit, if a product has one [S3-attr-07]', () => {
    const limited = (purchase_limit: number | string | null) => ({ ...withMax(5), attributes: { purchase_limit } });
    expect([1, '2', 9, null, '', 'two', 0].map((limit) => quantityCapOf(limited(limit)))).toEqual([
      1, 2, 5, 5, 5, 5, 5,
    ]);
  });
});

describe('lineQuantityCap', () => {
  const products = new Map(
    [
      withMax(5),
      plainProduct({ productId: 2, inventory: { ...stock, max: 7 } }),
      plainProduct({ productId: 3, type: 'bundle', inventory: undefined }),
    ].map((product) => [product.productId, product]),
  );
  const part = (productId: number, qty: number) => plainLineItem({ productId, qty });

  it('is the limit of the product, or of its scarcest child [S5-cart-01]', () => {
    expect(lineQuantityCap(part(1, 1), products)).toBe(5);
    expect(lineQuantityCap(plainLineItem({ productId: 3, children: [part(1, 1), part(2, 3)] }), products)).toBe(2);
    expect(lineQuantityCap(part(404, 1), products)).toBe(0);
  });
});
