import { money, type Product, siteByCode } from '@ironcart/core';
import { describe, expect, it } from 'vitest';
import { packOrder } from './pack-order.ts';
import { amountFor, quoteRates } from './quote-rates.ts';
import type { ShippingMethod } from './shipping-methods.ts';

const product = (productId: number, weight: number, attributes: Product['attributes'] = {}) =>
  ({ productId, weight, attributes, type: 'simple' }) as Product;

const products = new Map(
  [
    product(1, 45),
    product(2, 280),
    product(3, 0.1, { shipperhq_shipping_group: 'FREE' }),
    product(4, 20, { shipperhq_shipping_group: 'HEAVY_DIRECT' }),
    { ...product(5, 0), type: 'virtual' } as Product,
  ].map((entry) => [entry.productId, entry]),
);
const item = (productId: number, qty = 1) => ({
  listItemId: 'i',
  productId,
  qty,
  options: {},
  metadata: {},
  children: [],
});

const ground: ShippingMethod = {
  shippingCode: 'ground',
  label: 'Ground',
  carrier: 'Northpost',
  countries: ['US'],
  isPickup: false,
  maxPackageWeight: 150,
  bands: [
    { upToWeight: 10, base: money(795), perLb: money(60) },
    { upToWeight: null, base: money(1150), perLb: money(42) },
  ],
};
const freight: ShippingMethod = { ...ground, shippingCode: 'freight', maxPackageWeight: null };
const pickup: ShippingMethod = { ...ground, shippingCode: 'pickup', isPickup: true, bands: [] };

const quote = (items: readonly ReturnType<typeof item>[], methods: readonly ShippingMethod[], allowSplit = true) =>
  quoteRates({ site: siteByCode('USA'), countryId: 'US', items, products, allowSplit }, methods, 'quote');
const shown = (rates: ReturnType<typeof quote>['rates']) =>
  rates.map(({ packageNumber, shippingCode, amount }) => [packageNumber, shippingCode, amount]);

describe('packOrder', () => {
  it('puts freight apart from parcels: pieces over 70 lb and those that go direct', () => {
    const { merged, split } = packOrder([item(1, 2), item(2), item(4)], products);
    expect(merged).toMatchObject({ weight: 390 });
    expect(split.map(({ packageNumber, weight }) => [packageNumber, weight])).toEqual([
      [1, 90],
      [2, 300],
    ]);
  });

  it('does not split what is all of one kind, and ships nothing virtual', () => {
    expect(packOrder([item(1, 9)], products).split).toEqual([]);
    expect(packOrder([item(5)], products)).toEqual({ merged: undefined, split: [] });
  });

  it('adds small weights without the errors of floats', () => {
    expect(packOrder([item(3, 3)], products).merged?.weight).toBe(0.3);
  });
});

describe('quoteRates', () => {
  it('charges by the band that holds the package’s weight, half up', () => {
    expect(amountFor(ground, 10)).toBe(795 + 600);
    expect(amountFor(ground, 10.001)).toBe(1150 + 420);
    expect(amountFor(ground, 10.9)).toBe(1150 + 458);
    expect(amountFor({ bands: [] }, 1)).toBeUndefined();
  });

  it('offers a method only for packages that it can carry [S7-calls-checkout-04]', () => {
    const { rates, split } = quote([item(1), item(2)], [ground, freight]);
    expect(shown(rates)).toEqual([[1, 'freight', 1150 + 325 * 42]]);
    expect(shown(split)).toEqual([
      [1, 'ground', 1150 + 45 * 42],
      [1, 'freight', 1150 + 45 * 42],
      [2, 'freight', 1150 + 280 * 42],
    ]);
    expect(quote([item(1), item(2)], [ground, freight], false).split).toEqual([]);
  });

  it('ships free goods free the cheapest way', () => {
    expect(
      shown(
        quote([item(3)], [ground, { ...freight, bands: [{ upToWeight: null, base: money(9000), perLb: money(0) }] }])
          .rates,
      ),
    ).toEqual([
      [1, 'ground', 0],
      [1, 'freight', 9000],
    ]);
  });

  it('offers collecting unless an item goes direct, and nothing to other countries [S4-pickup-04]', () => {
    expect(shown(quote([item(1)], [pickup]).rates)).toEqual([[1, 'pickup', 0]]);
    expect(quote([item(4)], [pickup]).rates).toEqual([]);
    expect(quote([item(1)], [{ ...ground, countries: ['CA'] }]).rates).toEqual([]);
  });
});
