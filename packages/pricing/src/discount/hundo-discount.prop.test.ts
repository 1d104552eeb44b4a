import { money, sum } from '@ironcart/core/money';
import type { Product, WeightTier } from '@ironcart/core/product';
import { plainLineItem, plainProduct } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteOf } from '../testing/quote-of.ts';
import { hundoDiscount } from './hundo-discount.ts';

const tiers: readonly WeightTier[] = [
  { ruleWeight: 300, discountPerLb: money(25) },
  { ruleWeight: 100, discountPerLb: money(10) },
];

const discountOf = (products: readonly Product[], quantities: readonly number[]) => {
  const byId = new Map(products.map((product) => [product.productId, product]));
  const items = products.map(({ productId }, index) => plainLineItem({ productId, qty: quantities[index] ?? 1 }));
  return hundoDiscount(quoteOf({ items, products: byId, now: 0, shopper: { groupId: 0 } }).lines, byId);
};

const plate = (productId: number, weight: number, hundoPricing = tiers) =>
  plainProduct({ productId, weight, hundoPricing, listPrice: money(50_000) });

describe('hundoDiscount', () => {
  it('subtracts the highest tier reached from every pound, distributed by weight to the cent [S9-hundo-01]', () => {
    const cart = fc.array(
      fc.record({ hundredths: fc.integer({ min: 0, max: 10_000 }), qty: fc.integer({ min: 1, max: 9 }) }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(cart, (pieces) => {
        const products = pieces.map(({ hundredths }, index) => plate(index + 1, hundredths / 100));
        const { discount, shares } = discountOf(
          products,
          pieces.map(({ qty }) => qty),
        );
        const hundredths = pieces.reduce((weight, piece) => weight + piece.hundredths * piece.qty, 0);
        const perLb = hundredths >= 30_000 ? 25 : hundredths >= 10_000 ? 10 : 0;
        expect(discount).toBe(Math.floor((hundredths * perLb) / 100 + 0.5));
        expect(sum(shares.values())).toBe(discount);
      }),
    );
  });

  it('discounts only hundo items, and nothing below the lowest tier [S9-hundo-01]', () => {
    expect(discountOf([plate(1, 99.99), plate(2, 500, [])], [1, 1])).toEqual({ discount: 0, shares: new Map() });
    expect(discountOf([plate(1, 100), plate(2, 500, [])], [1, 1])).toEqual({
      discount: 1_000,
      shares: new Map([['line-1', 1_000]]),
    });
  });

  it('discounts products with their own tiers separately, each by the total weight [S9-hundo-01]', () => {
    const other = plate(2, 50, [{ ruleWeight: 150, discountPerLb: money(7) }]);
    expect(discountOf([plate(1, 100), other], [1, 1])).toEqual({
      discount: 1_350,
      shares: new Map([
        ['line-1', 1_000],
        ['line-2', 350],
      ]),
    });
  });

  it("uses the weight of a configurable's child, and of a bundle's children", () => {
    const child = plainProduct({ productId: 11, weight: 120, listPrice: money(50_000) });
    const configurable = plainProduct({ ...plate(10, 45), type: 'configurable', childrenIds: [11] });
    const byId = new Map([child, configurable as Product].map((product) => [product.productId, product]));
    const item = plainLineItem({ productId: 10, children: [plainLineItem({ productId: 11 })] });
    expect(
      hundoDiscount(quoteOf({ items: [item], products: byId, now: 0, shopper: { groupId: 0 } }).lines, byId).discount,
    ).toBe(1_200);

    const value = { productId: 11, priceType: 'fixed', price: undefined, defaultQty: 1, canChangeQty: true } as const;
    const option = {
      id: 1,
      title: '',
      isRequired: true,
      includedProductId: null,
      values: [{ ...value, isDefault: true }],
    };
    const bundle = plainProduct({ ...plate(10, 45), type: 'bundle', bundleOptions: [option] });
    const withBundle = new Map(byId).set(10, bundle);
    const children = [plainLineItem({ productId: 11, metadata: { bundleOptionId: 1 } })];
    const { lines } = quoteOf({
      items: [{ ...item, children }],
      products: withBundle,
      now: 0,
      shopper: { groupId: 0 },
    });
    expect(hundoDiscount(lines, withBundle).discount).toBe(1_650);
  });

  it('subtracts no more from a line than the line costs [S9-hundo-01]', () => {
    const cheap = { ...plate(1, 400), listPrice: money(9_999) };
    expect(discountOf([cheap, plate(2, 1)], [1, 1])).toEqual({
      discount: 10_024,
      shares: new Map([
        ['line-1', 9_999],
        ['line-2', 25],
      ]),
    });
  });

  it('is 0 for weights and rates above the maximum', () => {
    expect(discountOf([plate(1, Number.NaN)], [1]).discount).toBe(0);
    expect(discountOf([plate(1, Number.POSITIVE_INFINITY)], [1]).discount).toBe(0);
    expect(discountOf([plate(1, 1e10)], [1]).discount).toBe(0);
    expect(discountOf([plate(1, 100, [{ ruleWeight: 1, discountPerLb: money(999_999_999_999) }])], [1]).discount).toBe(
      0,
    );
  });

  it('falls back to the weight attribute of a product without a weight [S3-attr-09]', () => {
    expect(discountOf([{ ...plate(1, 0), attributes: { weight: '100.5' } }], [1]).discount).toBe(1_005);
    expect(discountOf([{ ...plate(1, 0), attributes: { weight: 'heavy' } }], [1]).discount).toBe(0);
    expect(discountOf([{ ...plate(1, 100), attributes: { weight: '900' } }], [1]).discount).toBe(1_000);
  });
});
