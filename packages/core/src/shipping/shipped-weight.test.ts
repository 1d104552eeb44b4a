import { describe, expect, it } from 'vitest';
import { plainLineItem, plainProduct } from '../testing/index.ts';
import { shippedWeight } from './shipped-weight.ts';

const products = new Map(
  [
    plainProduct({ productId: 1, weight: 44.1 }),
    plainProduct({ productId: 2, type: 'bundle', weight: 295 }),
    plainProduct({ productId: 3, weight: 265 }),
    plainProduct({ productId: 4, weight: 5.5 }),
    plainProduct({ productId: 5, type: 'virtual', weight: 9 }),
  ].map((product) => [product.productId, product]),
);
const line = (productId: number, qty: number, children = [] as ReturnType<typeof plainLineItem>[]) =>
  plainLineItem({ productId, qty, children });

describe('shipping weight of a cart', () => {
  it('is the sum of the weights of its pieces, without floating-point errors', () => {
    expect(shippedWeight([line(1, 2), line(4, 4)], products)).toBe(110.2);
  });

  it('of a bundle is the weight of its selected parts, without its own weight', () => {
    expect(shippedWeight([line(2, 2, [line(3, 1), line(4, 2)])], products)).toBe(552);
  });

  it('excludes items that are unknown or not shipped', () => {
    expect(shippedWeight([line(5, 1), line(404, 1), line(1, 1)], products)).toBe(44.1);
  });
});
