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

describe('the lines as shipping and tax are asked for them [S7-calls-checkout-03]', () => {
  it('carry their price, their choices, and what their product says of shipping', () => {
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

  it('have the parts of a bundle with them, by the parts’ own products', () => {
    const [bundle] = quoteItemsOf([item(1, { type: 'bundle', children: [item(2)] })], products);
    expect(bundle?.children).toMatchObject([{ productId: 2, weight: 5, productAttributes: {} }]);
  });

  it('weigh nothing and say nothing where the product is not known', () => {
    expect(quoteItemsOf([item(404)], products)).toMatchObject([{ weight: 0, productAttributes: {} }]);
  });
});
