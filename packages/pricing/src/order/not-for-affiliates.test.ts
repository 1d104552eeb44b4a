import { arbitraryOrder, plainProduct } from '@ironcart/core/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { notForAffiliates } from './not-for-affiliates.ts';

const [placed] = fc.sample(
  arbitraryOrder().filter(({ items }) => items.length > 0),
  { numRuns: 1, seed: 3 },
);
const line = placed?.items[0];
if (placed === undefined || line === undefined) throw new Error('fast-check gives samples');
const order = { items: [line], createdAt: '2026-11-20T10:00:00.000Z' };
const bar = plainProduct({ productId: line.productId, sku: line.sku });

const left = (changes: Partial<typeof bar>) =>
  notForAffiliates(order, new Map([[line.productId, { ...bar, productId: line.productId, ...changes }]]));

const promotion = (from: string, to: string) => ({
  attributes: {
    rogue_promo_enabled: true,
    rogue_promo_price: '300.00',
    rogue_promo_from_date: from,
    rogue_promo_to_date: to,
  },
});

it('lines excluded from affiliate commission: lines of one brand [S9-affiliate-01]', () => {
  expect(left({})).toEqual([]);
  expect(left({ brand: 'Concept 2' })).toEqual([line.listItemId]);
  expect(left({ attributes: { manufacturer: 'Concept 2' } })).toEqual([line.listItemId]);
});

it('lines excluded from affiliate commission: products on promotion when the order was placed [S9-affiliate-02]', () => {
  expect(left(promotion('2026-01-01', '2030-01-01'))).toEqual([line.listItemId]);
  expect(left(promotion('2020-01-01', '2021-01-01'))).toEqual([]);
  expect(left(promotion('2027-01-01', '2030-01-01'))).toEqual([]);
});

it('lines excluded from affiliate commission: no products that are no longer sold', () => {
  expect(notForAffiliates(order, new Map())).toEqual([]);
});
