import { money } from '@ironcart/core/money';
import { createProduct } from '@ironcart/core/product';
import { describe, expect, it } from 'vitest';
import { bundlePrices } from './bundle-prices.ts';

const value = (productId: number, defaultQty = 1) => ({
  ...({ productId, priceType: 'fixed', price: undefined, canChangeQty: false, isDefault: false } as const),
  defaultQty,
});
const set = createProduct({
  type: 'bundle',
  productId: 1,
  name: 'Set',
  listPrice: money(50_000),
  childrenIds: [11, 12, 13],
  children: [
    createProduct({ productId: 11, name: 'Iron plate', listPrice: money(4_000) }),
    createProduct({ productId: 12, name: 'Rubber plate', listPrice: money(9_000), salePrice: money(8_000) }),
    createProduct({ productId: 13, name: 'Collars', listPrice: money(2_000) }),
  ],
  bundleOptions: [
    {
      id: 7,
      title: 'Plates',
      isRequired: true,
      includedProductId: 13,
      values: [value(11, 4), value(12, 2)],
    },
    { id: 8, title: 'More', isRequired: false, includedProductId: null, values: [value(11)] },
  ],
});
const terms = { shopper: { groupId: 0 }, now: 0 };

describe('prices of a bundle and its parts', () => {
  it('add up to the bundle price: each part in its quantity, without the free product', () => {
    const { surcharges } = bundlePrices(set, {}, terms);
    expect([...(surcharges.get(7) ?? [])]).toEqual([
      [11, 16_000],
      [12, 16_000],
    ]);
    expect(surcharges.get(8)?.get(11)).toBe(4_000);
  });

  it('sum up to the line total of the selection, even while a required option is open', () => {
    expect(bundlePrices(set, {}, terms).line?.price).toBe(50_000);
    expect(bundlePrices(set, { 7: 12, 8: 11 }, terms).line?.price).toBe(70_000);
    expect(bundlePrices(set, { 7: 99 }, terms).line?.price).toBe(50_000);
  });

  it('include the shopper’s entitlement, if the item redeems it', () => {
    const earned = new Map([[1, { kind: 'fixed', amount: money(5_000) } as const]]);
    const shopper = { groupId: 0, earned };
    expect(bundlePrices(set, { 7: 11 }, { shopper, now: 0, redeem: true }).line?.price).toBe(61_000);
    expect(bundlePrices(set, { 7: 11 }, { shopper, now: 0 }).line?.price).toBe(66_000);
  });
});
