import { describe, expect, it } from 'vitest';
import { money } from '../money/money.ts';
import type { OrderItem } from './order.ts';
import { quoteItemsOf } from './quote-items.ts';

const item = (productId: number, over: Partial<OrderItem> = {}): OrderItem => ({
  listItemId: `line-${productId}`,
  productId,
  sku: `SKU-${productId}`,
  name: 'Bar',
  type: 'simple',
  thumbnail: '/bar.webp',
  qty: 2,
  price: money(10_000),
  rowTotal: money(20_000),
  options: { 7: '12' },
  metadata: { recipeId: 'home' },
  children: [],
  ...over,
});
const products = new Map([
  [1, { weight: 45, attributes: { shipperhq_shipping_group: 'FREIGHT' } }],
  [2, { weight: 5, attributes: {} }],
]);

describe('lines in rates and tax requests [S7-calls-checkout-03]', () => {
  it('contain their price, their options and the shipping attributes of the product', () => {
    expect(quoteItemsOf([item(1)], products)).toEqual([
      {
        productId: 1,
        qty: 2,
        type: 'simple',
        price: 10_000,
        listItemId: 'line-1',
        sku: 'SKU-1',
        weight: 45,
        rowTotal: 20_000,
        productAttributes: { shipperhq_shipping_group: 'FREIGHT' },
        customOptions: { 7: '12' },
        children: [],
      },
    ]);
  });

  it('contain the parts of a bundle with the data of their own products', () => {
    const [bundle] = quoteItemsOf([item(1, { type: 'bundle', children: [item(2)] })], products);
    expect(bundle?.children).toMatchObject([{ productId: 2, weight: 5, productAttributes: {} }]);
  });

  it('have no weight or attributes if the product is unknown', () => {
    expect(quoteItemsOf([item(404)], products)).toMatchObject([{ weight: 0, productAttributes: {} }]);
  });
});
