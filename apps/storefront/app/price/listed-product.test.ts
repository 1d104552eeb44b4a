import type { SearchProduct } from '@ironcart/api/codec';
import { money } from '@ironcart/core/money';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { withGroupPrices } from './listed-product.ts';
import { createPriceViews } from './price-views.ts';

const hit: SearchProduct = {
  productId: 12,
  sku: 'BAR-20',
  name: 'Training bar',
  url: '/training-bar',
  thumbnail: 'bar.webp',
  listPrice: money(34_500),
  salePrice: money(29_999),
  categories: [],
  brand: 'Halden',
  type: 'simple',
  attributes: {},
  quoted: false,
  related: [],
  relatedLabelName: 'colors',
  hasRedirect: false,
  isSalable: true,
};

const backend = (prices: Record<number, number>) => {
  const asked: (readonly number[])[] = [];
  const groupPrices = async (ids: readonly number[]) => {
    asked.push(ids);
    return new Map(Object.entries(prices).map(([id, price]) => [Number(id), money(price)]));
  };
  return { asked, api: { catalog: { groupPrices } } };
};

const viewFor = async (groupId: number, prices: Record<number, number>) => {
  const [listed] = await withGroupPrices(backend(prices).api, [hit], groupId);
  return listed && createPriceViews({ site: siteByCode('USA'), now: 0, groupId }).ofListedProduct(listed);
};

describe('price of a listed product', () => {
  it('is the group price if it is the lowest [S6-roles-03] [S4-price-01]', async () => {
    expect(await viewFor(2, { 12: 28_000 })).toEqual({ amount: 28_000, listAmount: 34_500, reason: 'customer' });
    expect(await viewFor(2, { 12: 30_000 })).toEqual({ amount: 29_999, listAmount: 34_500 });
    expect(await viewFor(2, {})).toEqual({ amount: 29_999, listAmount: 34_500 });
    const { api, asked } = backend({});
    await withGroupPrices(api, [hit, { ...hit, productId: 13 }], 2);
    expect(asked).toEqual([[12, 13]]);
  });

  it('is that of the search result for guests and the default group, without another call [S6-roles-04]', async () => {
    const { api, asked } = backend({ 12: 28_000 });
    for (const groupId of [0, 1]) expect(await withGroupPrices(api, [hit], groupId)).toEqual([hit]);
    expect(await withGroupPrices(api, [], 2)).toEqual([]);
    expect(asked).toEqual([]);
  });
});
