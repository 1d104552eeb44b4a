import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { bar } from '../testing/fixtures.ts';
import { readFits } from './read-fits.server.ts';

const setting = { site: siteByCode('USA'), now: 0, groupId: 0 };
const of = (productId: number, type: string) => ({
  ...bar,
  productId,
  name: `${type} ${productId}`,
  attributes: { compat_tag: 'bar-50mm', compat_group: 'barbells', compat_type: type },
});
const catalogue = [of(1, 'barbell'), of(2, 'barbell'), of(3, 'plate'), of(4, 'plate'), of(5, 'collar')];
const api = {
  catalog: { compatibility: async () => catalogue.map(({ sku, name, productId }) => ({ sku, name, productId })) },
  content: {
    products: async (ids: readonly number[]) => catalogue.filter(({ productId }) => ids.includes(productId)),
  },
} as unknown as Parameters<typeof readFits>[0]['api'];

describe('compatible products', () => {
  it('complete the product, alternating between product types', async () => {
    const fits = await readFits({ api }, of(1, 'barbell'), setting);
    expect(fits.map(({ productId }) => productId)).toEqual([3, 5, 4]);
    expect(fits[0]).toMatchObject({ url: bar.url, price: { amount: 32_500 } });
  });

  it('are empty if the product has no tag and group', async () => {
    expect(await readFits({ api }, bar, setting)).toEqual([]);
  });
});
