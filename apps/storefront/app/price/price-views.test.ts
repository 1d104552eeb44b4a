import { money } from '@ironcart/core/money';
import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { bar } from '../testing/fixtures.ts';
import { createPriceViews } from './price-views.ts';

const viewsOn = (code: 'USA' | 'GBR') => createPriceViews({ site: siteByCode(code), now: 0, groupId: 0 });

describe('prices as a site shows them', () => {
  it('are plain where no tax-exclusive price is shown', () => {
    expect(viewsOn('USA').ofProduct(bar)).toEqual({ amount: 32_500, listAmount: 32_500 });
  });

  it('carry the default country’s VAT, with the price without it beside [S9-vat-01]', () => {
    expect(viewsOn('GBR').ofProduct({ ...bar, salePrice: money(30_000) })).toEqual({
      amount: 36_000,
      listAmount: 39_000,
      reason: 'sale',
      taxExclusiveAmount: 30_000,
    });
  });

  it('of several begin with the cheapest, and say so only where they differ', () => {
    const cheaper = { ...bar, listPrice: money(100) };
    expect(viewsOn('USA').ofCheapest([bar, cheaper])).toMatchObject({ amount: 100, isFrom: true });
    expect(viewsOn('USA').ofCheapest([bar, bar])).not.toHaveProperty('isFrom');
  });
});
