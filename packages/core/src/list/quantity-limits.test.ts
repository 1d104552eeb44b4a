import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product, ProductFacts } from '../product/product.ts';
import { arbitraryNonNumber, plainLineItem, plainProduct } from '../testing/index.ts';
import { limitedQuantity, quantityRangeOf } from './quantity-limits.ts';

const skus = { mmv: new Set(['MMV-1']), programs: new Set(['PROGRAM-1']), registrations: new Set(['REG-1']) };
const stock = (min: number, max: number) => ({
  min,
  max,
  qoh: max,
  backorder: false,
  leadTime: null,
  restockStatus: null,
  promoQty: null,
  bin: false,
});

const rangeOf = (given: Partial<ProductFacts>, metadata = {}) => {
  const product = plainProduct({ productId: 1, inventory: stock(1, 10), ...given });
  return quantityRangeOf(plainLineItem({ productId: 1, metadata }), new Map([[1, product]]), skus);
};

describe('quantityRangeOf', () => {
  it('limits a cart to one MMV SKU [S9-limits-01]', () => {
    expect(rangeOf({ sku: 'MMV-1' })).toEqual({ min: 1, max: 1, limit: 'mmv' });
  });

  it('limits a cart to one program, listed or delivered as one [S9-limits-02] [S3-attr-08]', () => {
    const one = { min: 1, max: 1, limit: 'program' };
    expect(rangeOf({ sku: 'PROGRAM-1' })).toEqual(one);
    expect(rangeOf({ attributes: { program_delivery: 'app' } })).toEqual(one);
  });

  it('limits a cart to one registration, listed or with registration data [S9-limits-03]', () => {
    const one = { min: 1, max: 1, limit: 'registration' };
    expect(rangeOf({ sku: 'REG-1', inventory: stock(3, 10) })).toEqual(one);
    expect(rangeOf({}, { eventRegistration: { onCompletionSku: 'SHIRT' } })).toEqual(one);
  });

  it('limits other products by stock and purchase limit [S5-cart-01]', () => {
    expect(rangeOf({})).toEqual({ min: 1, max: 10, limit: 'stock' });
    expect(rangeOf({ inventory: stock(4, 10) })).toEqual({ min: 4, max: 10, limit: 'stock' });
    expect(rangeOf({ attributes: { purchase_limit: '10' } })).toEqual({ min: 1, max: 10, limit: 'purchaseLimit' });
    expect(rangeOf({ attributes: { purchase_limit: 11 } })).toEqual({ min: 1, max: 10, limit: 'stock' });
  });

  it('limits a bundle by its parts, because its own stock is not tracked', () => {
    const bundle = plainProduct({ productId: 1, type: 'bundle', inventory: undefined });
    const bar = plainProduct({ productId: 2, inventory: stock(1, 7) });
    const item = plainLineItem({ productId: 1, children: [plainLineItem({ productId: 2, qty: 2 })] });
    const products = new Map<number, Product>([
      [1, bundle],
      [2, bar],
    ]);
    expect(quantityRangeOf(item, products, skus)).toEqual({ min: 1, max: 3, limit: 'stock' });
  });

  it('is 0 for an out-of-stock or unknown product, in any list', () => {
    const none = { min: 0, max: 0, limit: 'stock' };
    expect(rangeOf({ sku: 'MMV-1', inventory: stock(1, 0) })).toEqual(none);
    expect(quantityRangeOf(plainLineItem({ productId: 404 }), new Map(), skus)).toEqual(none);
  });
});

describe('limitedQuantity', () => {
  const range = { min: 2, max: 5, limit: 'stock' } as const;

  it('accepts, lowers or raises a quantity, and states the reason [S5-cart-01]', () => {
    expect([2, 5].map((asked) => limitedQuantity(asked, range))).toEqual([
      { code: 'accepted', qty: 2 },
      { code: 'accepted', qty: 5 },
    ]);
    expect(limitedQuantity(6, range)).toEqual({ code: 'lowered', qty: 5, limit: 'stock' });
    expect(limitedQuantity(1, range)).toEqual({ code: 'raised', qty: 2, limit: 'stock' });
    expect(limitedQuantity(7, { min: 1, max: 1, limit: 'program' })).toEqual({
      code: 'lowered',
      qty: 1,
      limit: 'program',
    });
  });

  it('is 0 if the stock is below the minimum quantity', () => {
    for (const max of [0, 1]) {
      expect(limitedQuantity(3, { ...range, max })).toEqual({ code: 'unavailable', qty: 0, limit: 'stock' });
    }
    expect(limitedQuantity(1, { min: 0, max: 0, limit: 'stock' })).toMatchObject({ code: 'unavailable' });
  });

  it('treats an invalid quantity as 0', () => {
    fc.assert(
      fc.property(arbitraryNonNumber(), (asked) => {
        expect(limitedQuantity(asked, range)).toEqual({ code: 'notACount', qty: 0 });
      }),
    );
    expect(limitedQuantity(0, range)).toEqual({ code: 'notACount', qty: 0 });
  });
});
