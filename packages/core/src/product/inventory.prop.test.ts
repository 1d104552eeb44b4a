import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lineQuantityCap } from '../list/line-quantity-cap.ts';
import { plainLineItem, plainProduct } from '../testing/index.ts';
import { cappedQuantity, inventoryStatus } from './inventory.ts';
import type { Inventory } from './product.ts';

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
  it('offers a notice where nothing can be bought but a notice asked for [S4-lists-04]', () => {
    expect(inventoryStatus({ max: 0, bin: true })).toBe('bin');
  });

  it('is out of stock without one [S4-lists-05]', () => {
    expect(inventoryStatus({ max: 0, bin: false })).toBe('oos');
    expect(inventoryStatus(undefined)).toBe('oos');
  });

  it('is in stock otherwise [S4-lists-06]', () => {
    expect(inventoryStatus({ max: 5, bin: false })).toBe('inStock');
    expect(inventoryStatus({ max: 1, bin: true })).toBe('inStock');
  });
});

describe('cappedQuantity', () => {
  it('is at most what the inventory allows [S5-cart-01]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }), (asked, max) => {
        expect(cappedQuantity(asked, withMax(max))).toBe(Math.min(asked, max));
      }),
    );
  });

  it('is a whole number from 0 up, whatever is asked [S5-cart-01]', () => {
    fc.assert(
      fc.property(fc.double(), (asked) => {
        const quantity = cappedQuantity(asked, withMax(5));
        expect(Number.isInteger(quantity) && quantity >= 0 && quantity <= 5).toBe(true);
      }),
    );
    expect(cappedQuantity(0.5, withMax(5))).toBe(0);
    expect(cappedQuantity(Number.POSITIVE_INFINITY, withMax(5))).toBe(5);
    expect(cappedQuantity(3, { inventory: undefined, attributes: {} })).toBe(0);
  });

  it('is at most the purchase limit, where a product has one [S3-attr-07]', () => {
    const limited = (purchase_limit: number | string | null) => ({ ...withMax(5), attributes: { purchase_limit } });
    expect([1, '2', 9, null, '', 'two', 0].map((limit) => cappedQuantity(4, limited(limit)))).toEqual([
      1, 2, 4, 4, 4, 4, 4,
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

  it('is what the product itself allows, or its scarcest child for each piece [S5-cart-01]', () => {
    expect(lineQuantityCap(part(1, 1), products)).toBe(5);
    expect(lineQuantityCap(plainLineItem({ productId: 3, children: [part(1, 1), part(2, 3)] }), products)).toBe(2);
    expect(lineQuantityCap(part(404, 1), products)).toBe(0);
  });
});
