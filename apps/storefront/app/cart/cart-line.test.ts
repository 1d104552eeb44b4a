import { createProduct, type Inventory, type LineItem, lineQuantityCap, money } from '@ironcart/core';
import { expect, it } from 'vitest';
import { toCartLine } from './cart-line.ts';

const stock = (max: number): Inventory => ({
  min: 1,
  max,
  qoh: max,
  backorder: false,
  leadTime: null,
  restockStatus: null,
  promoQty: null,
  bin: false,
});
const productOf = (productId: number, max: number, type: 'simple' | 'bundle' = 'simple') =>
  createProduct({ productId, name: 'Bar', type, listPrice: money(100), inventory: stock(max) });
const item = (productId: number, qty: number, children: readonly LineItem[] = []): LineItem => ({
  listItemId: `line-${productId}`,
  productId,
  qty,
  options: {},
  metadata: {},
  children,
});

it('takes of a bundle no more than its scarcest part allows, as the backend does [S5-cart-01]', () => {
  const products = new Map(
    [productOf(1, 99, 'bundle'), productOf(2, 40), productOf(3, 9)].map((p) => [p.productId, p]),
  );
  const line = item(1, 1, [item(2, 1), item(3, 2)]);
  expect(toCartLine(line, products, { quoted: undefined, shortage: undefined, earned: [] }).maxQty).toBe(4);
  expect(lineQuantityCap(line, products)).toBe(4);
});
