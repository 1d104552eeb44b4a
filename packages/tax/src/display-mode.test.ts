import { money } from '@ironcart/core/money';
import { defaultSites } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { shownPrice, shownVat, shownVatRate } from './display-mode.ts';

describe('displayed price of a site', () => {
  it('includes the net price on EUR and GBR only [S9-vat-01]', () => {
    const shown = Object.fromEntries(
      defaultSites.all.map((site) => [site.code, shownPrice(money(10_000), shownVatRate(site, 'goods'))]),
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

  it("is rounded with the site's tax rounding mode", () => {
    expect(shownPrice(money(50), '19')).toEqual({ amount: 60, taxExclusiveAmount: 50 });
    expect(shownPrice(money(50), '19', 'down')).toEqual({ amount: 59, taxExclusiveAmount: 50 });
  });

  it('depends on the tax class and the given table', () => {
    const site = { showsTaxExclusivePrice: true, defaultCountry: 'DE' };
    expect(shownVatRate(site, 'ebook')).toBe('7');
    expect(shownVatRate(site, 'goods', [])).toBeUndefined();
    expect(shownVatRate(site, undefined)).toBeUndefined();
  });

  it('uses the rate of the country, not of a special territory in it', () => {
    const site = { showsTaxExclusivePrice: true, defaultCountry: 'DE' };
    const rule = {
      countryCode: 'DE',
      taxClass: 'goods',
      postcode: '*',
      region: '*',
      rate: '19',
      code: 'VAT DE',
    } as const;
    const special = [
      { ...rule, postcode: '78266', rate: '0' },
      { ...rule, region: 'HE', rate: '1' },
    ];
    expect(shownVatRate(site, 'goods', [...special, rule])).toBe('19');
    expect(shownVatRate(site, 'goods', special)).toBeUndefined();
  });
});

describe('VAT shown by a site for goods', () => {
  const site = { showsTaxExclusivePrice: true, defaultCountry: 'DE' };
  const lines = [
    { amount: money(30_400), taxClass: 'goods', discount: money(400) },
    { amount: money(1_000), taxClass: 'ebook' },
  ] as const;

  it('is listed by tax class after discounts [S9-vat-01]', () => {
    expect(shownVat(lines, site)).toBe(5_700 + 70);
    expect(shownVat([], site)).toBe(0);
  });

  it('is undefined on sites that show one price, and for lines that cannot be taxed', () => {
    expect(shownVat(lines, { ...site, showsTaxExclusivePrice: false })).toBeUndefined();
    expect(shownVat([{ amount: money(1), taxClass: 'goods', discount: money(2) }], site)).toBeUndefined();
    expect(shownVat(lines, { ...site, defaultCountry: 'NO' })).toBeUndefined();
  });
});
