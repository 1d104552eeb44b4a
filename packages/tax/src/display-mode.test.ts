import { money } from '@ironcart/core/money';
import { defaultSites } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { shownPrice, shownVatRate } from './display-mode.ts';

describe('a price on a site', () => {
  it('stands with its tax-exclusive price beside it on EUR and GBR, and alone elsewhere [S9-vat-01]', () => {
    const shown = Object.fromEntries(
      defaultSites.all.map((site) => [site.code, shownPrice(money(10_000), shownVatRate(site))]),
    );
    expect(shown).toEqual({
      USA: { amount: 10_000 },
      CAN: { amount: 10_000 },
      AUS: { amount: 10_000 },
      EUR: { amount: 11_900, taxExclusiveAmount: 10_000 },
      GBR: { amount: 12_000, taxExclusiveAmount: 10_000 },
      APO: { amount: 10_000 },
    });
  });

  it('is rounded as the site rounds its taxes', () => {
    expect(shownPrice(money(50), '19')).toEqual({ amount: 60, taxExclusiveAmount: 50 });
    expect(shownPrice(money(50), '19', 'down')).toEqual({ amount: 59, taxExclusiveAmount: 50 });
  });

  it('goes by the class, and by the table that is given', () => {
    const site = { showsTaxExclusivePrice: true, defaultCountry: 'DE' };
    expect(shownVatRate(site, 'ebook')).toBe('7');
    expect(shownVatRate(site, 'goods', [])).toBeUndefined();
  });
});
