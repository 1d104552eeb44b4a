import { largestAmount, money } from '@ironcart/core/money';
import type { Product, WeightTier } from '@ironcart/core/product';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { prepareCart } from '../prepare-cart.ts';
import { quoteOf } from '../testing/quote-of.ts';
import { hundoDiscount } from './hundo-discount.ts';

const tier = (ruleWeight: number, discountPerLb: number): WeightTier => ({
  ruleWeight,
  discountPerLb: discountPerLb as WeightTier['discountPerLb'],
});
const plate = (productId: number, weight: number, hundoPricing: readonly WeightTier[], listPrice = 50_000) =>
  plainProduct({ productId, weight, hundoPricing: [...hundoPricing], listPrice: money(listPrice) });
const cartOf = (products: readonly Product[], qty: number) => ({
  items: products.map(({ productId }) => plainLineItem({ productId, qty })),
  byId: new Map(products.map((product) => [product.productId, product])),
});
const discountOf = (products: readonly Product[], qty = 1) => {
  const { items, byId } = cartOf(products, qty);
  return hundoDiscount(quoteOf({ items, products: byId, now: 0, shopper: { groupId: 0 } }).lines, byId).discount;
};
const prepare = (products: readonly Product[], qty = 1) => {
  const { items, byId } = cartOf(products, qty);
  return prepareCart({ items, products: byId });
};

describe('weight-tier discount', () => {
  it('uses the first of several tiers with equal weights [S9-hundo-01]', () => {
    expect(discountOf([plate(1, 100, [tier(100, 10), tier(100, 25)])])).toBe(1_000);
  });

  it('ignores a line with an unknown product [S9-hundo-01]', () => {
    const { items, byId } = cartOf([plate(1, 100, [tier(100, 10)])], 1);
    const { lines } = quoteOf({ items, products: byId, now: 0, shopper: { groupId: 0 } });
    expect(hundoDiscount(lines, new Map())).toEqual({ discount: 0, shares: new Map() });
    const [line] = lines;
    if (!line) throw new Error('The plate can be priced.');
    const unknown = { ...line, listItemId: 'unknown', productId: 404 };
    expect(hundoDiscount([line, unknown], byId)).toEqual({ discount: 1_000, shares: new Map([['line-1', 1_000]]) });
  });

  it.each([0, -10, 0.5, Number.NaN])('is 0 at a rate of %d per pound, and never raises a price', (rate) => {
    expect(discountOf([plate(1, 100, [tier(1, rate)])])).toBe(0);
  });

  it('applies up to the largest weight and the largest amount', () => {
    expect(discountOf([plate(1, largestAmount / 1_000, [tier(1, 1)], largestAmount)])).toBe(1_000_000_000);
    expect(discountOf([plate(1, 1, [tier(1, largestAmount)], largestAmount)])).toBe(largestAmount);
    expect(discountOf([plate(1, 2_000_000, [tier(1, 1_000)], largestAmount)])).toBe(2_000_000_000);
  });

  it.each([
    ['weighs', plate(1, 1e10, [tier(1, 1)])],
    ['is discounted by', plate(1, 2, [tier(1, largestAmount)])],
  ])('reports an issue for a cart that %s more than the maximum', (_what, product) => {
    const message = 'The amount is larger than an order can hold';
    const cart = prepare([product]);
    expect(cart).toMatchObject({ refused: [], weightShares: undefined, issues: [{ code: 'amountTooLarge', message }] });
    expect(quoteOf({ cart, now: 0, shopper: { groupId: 0 } })).toMatchObject({
      ok: false,
      weightDiscount: 0,
      issues: [{ code: 'amountTooLarge', listItemId: undefined, productId: undefined }],
    });
  });

  it('is absent without weight or tiers [S9-hundo-01]', () => {
    expect(prepare([plate(1, 0, [tier(1, 1)])]).weightShares).toBeUndefined();
    expect(prepare([plate(1, 100, [])]).weightShares).toBeUndefined();
    expect(prepare([plate(1, 100, [tier(1, 1)]), plate(2, 100, [])]).weightShares).toEqual([100, 0]);
  });
});
