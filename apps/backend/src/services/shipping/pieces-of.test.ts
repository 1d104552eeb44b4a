import { plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { type Packable, piecesOf } from './pieces-of.ts';

const products = new Map(
  [
    plainProduct({ productId: 1, weight: 45 }),
    plainProduct({ productId: 2, weight: 5 }),
    plainProduct({ productId: 10, type: 'bundle' }),
    plainProduct({ productId: 11, type: 'configurable' }),
  ].map((product) => [product.productId, product]),
);
const terms = { defaultOrigin: 'dayton', heaviestParcel: 150, longestParcel: 108, freightAbove: 400 };
const item = (productId: number, qty: number, children: readonly Packable[] = []): Packable => ({
  productId,
  qty,
  children,
});
const counted = (items: readonly Packable[]) =>
  piecesOf(items, { products, goods: new Map(), terms }).map(({ productId, qty }) => [productId, qty]);

describe('pieces of an order', () => {
  it('of a bundle are its parts, times their quantity in the bundle, times the bundles', () => {
    expect(counted([item(10, 3, [item(1, 1), item(2, 4)])])).toEqual([
      [1, 3],
      [2, 12],
    ]);
  });

  it('of a variant within a bundle are multiplied through all levels, and added to separate lines', () => {
    expect(counted([item(10, 2, [item(11, 3, [item(2, 1)])]), item(2, 5)])).toEqual([[2, 11]]);
  });
});
