import { money } from '@ironcart/core/money';
import { siteByCode } from '@ironcart/core/site';
import type { PriceDiscount } from '@ironcart/pricing';
import { describe, expect, it } from 'vitest';
import { bar } from '../testing/fixtures.ts';
import { createPriceViews } from './price-views.ts';

const viewsOn = (code: 'USA' | 'GBR') => createPriceViews({ site: siteByCode(code), now: 0, groupId: 0 });

describe('displayed prices of a site', () => {
  it('are plain if no net price is shown', () => {
    expect(viewsOn('USA').ofProduct(bar)).toEqual({ amount: 32_500, listAmount: 32_500 });
  });

  it('contain the VAT of the default country, with the net price beside them [S9-vat-01]', () => {
    expect(viewsOn('GBR').ofProduct({ ...bar, salePrice: money(30_000) })).toEqual({
      amount: 36_000,
      listAmount: 39_000,
      reason: 'sale',
      taxExclusiveAmount: 30_000,
    });
  });

  it('contain the VAT of their own class, and none for a gift card [S9-vat-01]', () => {
    const views = viewsOn('GBR');
    const taxed = (type: 'simple' | 'giftcard', tax_class: string) =>
      views.ofAmount(money(1_000), { type, attributes: { tax_class } });
    expect(taxed('simple', 'ebook')).toEqual({ amount: 1_000, taxExclusiveAmount: 1_000 });
    expect(taxed('simple', 'goods')).toEqual({ amount: 1_200, taxExclusiveAmount: 1_000 });
    expect(taxed('giftcard', 'goods')).toEqual({ amount: 1_000 });
  });

  it('show an earned amount with VAT, because it reduces a price with VAT, and a percentage unchanged', () => {
    const ofDiscount = (discount: PriceDiscount) => viewsOn('GBR').ofDiscount(discount, bar);
    expect(ofDiscount({ kind: 'fixed', amount: money(1_500) })).toEqual({ kind: 'fixed', amount: 1_800 });
    expect(ofDiscount({ kind: 'percent', percent: '10' })).toEqual({ kind: 'percent', percent: '10' });
  });

  it('of several products start with the lowest, marked only if they differ', () => {
    const cheaper = { ...bar, listPrice: money(100) };
    expect(viewsOn('USA').ofCheapest([bar, cheaper])).toMatchObject({ amount: 100, isFrom: true });
    expect(viewsOn('USA').ofCheapest([bar, bar])).not.toHaveProperty('isFrom');
  });
});
