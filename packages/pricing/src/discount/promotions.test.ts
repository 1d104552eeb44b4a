import { money, sum } from '@ironcart/core/money';
import { arbitraryCart, plainLineItem, plainProduct } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { quoteCart } from '../quote-cart.ts';
import { createPromotions, type PromotionRule } from './promotions.ts';

const shopper = { groupId: 0 };
const site = { code: 'EUR', currency: 'EUR' };
const products = new Map([1, 2].map((productId) => [productId, plainProduct({ productId, listPrice: money(1_000) })]));
const items = [
  plainLineItem({ listItemId: 'a', productId: 1, qty: 2 }),
  plainLineItem({ listItemId: 'b', productId: 2, qty: 1 }),
];

const quoteWith = (...rules: readonly PromotionRule[]) =>
  quoteCart({ items, products, shopper, now: 0, promotions: createPromotions(rules, site) });

it("subtracts a rule's discount from its lines, under the rule's name", () => {
  const quote = quoteWith({
    name: 'Half of the last',
    discountsOf: (lines) => lines.map(({ price }, at) => (at === 1 ? price / 2 : 0)),
  });
  expect(quote).toMatchObject({
    ok: true,
    subtotal: 3_000,
    discount: 500,
    goodsTotal: 2_500,
    promotions: [{ name: 'Half of the last', amount: 500, shares: [0, 500] }],
    taxableAmounts: [2_000, 500],
  });
});

it('passes a promotion rule the unit price, quantity and terms, and passes the next rule the remaining price', () => {
  const seen: unknown[] = [];
  const all: PromotionRule = {
    name: 'All of the first',
    discountsOf: (lines, terms) => {
      seen.push(
        lines.map(({ product, qty, price }) => [product.productId, qty, price]),
        terms,
      );
      return [2_000];
    },
  };
  const quote = quoteWith(all, { ...all, name: 'Nothing left' });
  expect(seen.slice(0, 2)).toEqual([
    [
      [1, 2, 1_000],
      [2, 1, 1_000],
    ],
    { now: 0, site, shopper: { groupId: 0, role: 'guest' } },
  ]);
  expect(quote).toMatchObject({
    promotions: [{ name: 'All of the first', amount: 2_000, shares: [2_000, 0] }],
    taxableAmounts: [0, 1_000],
  });
});

it("prevents a promotion rule from exceeding a line's price, raising a price or returning fractions", () => {
  const takes = (...asked: readonly number[]) =>
    quoteWith({ name: 'Any', discountsOf: () => asked }).promotions.map(({ shares }) => shares);
  expect(takes(9_999, 0.9)).toEqual([[2_000, 0]]);
  expect(takes(-5, Number.NaN)).toEqual([]);
  expect(takes(10.75, Number.POSITIVE_INFINITY)).toEqual([[10, 1_000]]);
});

it('combines with the weight-tier discount and the order discount', () => {
  fc.assert(
    fc.property(arbitraryCart(), fc.array(fc.double()), fc.boolean(), (cart, asked, hasOrderDiscount) => {
      const quote = quoteCart({
        ...cart,
        products: new Map(
          [...cart.products].map(([id, product]) => [
            id,
            { ...product, hundoPricing: id % 2 ? [] : [{ ruleWeight: 1, discountPerLb: money(9) }] },
          ]),
        ),
        shopper,
        now: 0,
        ...(hasOrderDiscount ? { orderDiscount: { kind: 'percent', percent: '12.5' } } : {}),
        promotions: createPromotions([{ name: 'Any', discountsOf: () => asked }], site),
      });
      if (!quote.ok) return;
      expect(sum(quote.taxableAmounts)).toBe(quote.goodsTotal);
      expect(quote.taxableAmounts.every((amount) => amount >= 0)).toBe(true);
      const promoted = sum(quote.promotions.map(({ amount }) => amount));
      expect(quote.discount).toBe(quote.weightDiscount + promoted + quote.orderDiscount);
    }),
  );
});
