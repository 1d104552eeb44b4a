import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { createPriceViews } from '../price/price-views.ts';
import { set } from '../testing/products-of-each-type.ts';
import { bundleView } from './bundle-view.ts';

const setting = { now: 0, groupId: 0 };
const prices = createPriceViews({ site: siteByCode('USA'), ...setting });
const viewOf = (choice: Parameters<typeof bundleView>[1]) => {
  if (set.type !== 'bundle') throw new Error('The set is a bundle');
  return bundleView(set, choice, setting, prices);
};

describe('bundle and its choices', () => {
  it('shows what each choice adds to the price', () => {
    const [platesOfSet, chalk] = viewOf({}).options;
    expect(platesOfSet).toMatchObject({ id: 7, title: 'Plates', isRequired: true, includedName: 'Collars' });
    expect(platesOfSet?.values.map(({ productId, qty, adds }) => [productId, qty, adds])).toEqual([
      [51, 4, 16_000],
      [52, 2, 18_000],
    ]);
    expect(chalk?.values).toMatchObject([{ productId: 54, adds: 500, isOutOfStock: true }]);
  });

  it('costs the sum of its choices, without free items', () => {
    expect(viewOf({}).total.amount).toBe(50_000);
    expect(viewOf({ 7: 52 }).total.amount).toBe(68_000);
    expect(viewOf({ 7: 51, 8: 54 }).total.amount).toBe(66_500);
  });
});
