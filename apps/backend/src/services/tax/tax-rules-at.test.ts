import { dayAt, siteByCode } from '@ironcart/core/site';
import { createRuleIndex, type TaxRule } from '@ironcart/tax';
import { describe, expect, it } from 'vitest';
import { taxRulesAt } from './tax-rules-at.ts';

const tallinn = { countryId: 'EE', postcode: '10111', region: '' };
const day = '2026-11-22';
const site = { ...siteByCode('EUR'), taxBeyondTable: 'datedLedger' } as const;

describe('tax rules of an order', () => {
  const ratesAt = (moment: string, timeZone: string) =>
    taxRulesAt(new Map(), { site, address: tallinn, day: dayAt(Date.parse(moment), timeZone) })?.('goods').map(
      ({ rate }) => rate,
    );

  // The ledger knows Estonia's rate from 1 July 2025 on.
  it.each([
    ['2025-06-30T21:59:59Z', 'Europe/Berlin', undefined],
    ['2025-06-30T22:00:00Z', 'Europe/Berlin', ['24']],
    ['2025-06-30T22:00:00Z', '+00:00', undefined],
    ['2025-07-01T03:59:59Z', 'America/New_York', undefined],
    ['2025-07-01T04:00:00Z', 'America/New_York', ['24']],
  ])('are those of the dated tables for the day that %s is in %s', (moment, timeZone, rates) => {
    expect(ratesAt(moment, timeZone)).toEqual(rates);
  });

  it('are those of the class, those of the goods for shipping, and those of split rates', () => {
    const rulesOf = taxRulesAt(new Map(), { site, address: { countryId: 'FI', postcode: '00100', region: '' }, day });
    const labels = (['goods', 'food', 'shipping'] as const).map((taxClass) =>
      rulesOf?.(taxClass).map(({ label }) => label),
    );
    expect(labels).toEqual([['VAT FI 25.5%'], ['VAT Food FI 13.5%'], ['VAT FI 25.5%']]);
    const inSpain = taxRulesAt(new Map(), { site, address: { countryId: 'ES', postcode: '28001', region: '' }, day });
    expect(inSpain?.('food').map(({ rate }) => rate)).toEqual(['21']);
  });

  it('are empty if no VAT is due, and for an export', () => {
    const canary = { countryId: 'ES', postcode: '35001', region: '' };
    expect(taxRulesAt(new Map(), { site, address: canary, day })?.('goods')).toEqual([]);
    const exporting = { ...site, taxBeyondTable: 'untaxedExport' } as const;
    expect(taxRulesAt(new Map(), { site: exporting, address: tallinn, day })?.('goods')).toEqual([]);
  });

  it('are unknown if the table, the dated tables and the site do not cover the place', () => {
    const silent = { ...site, taxBeyondTable: undefined };
    expect(taxRulesAt(new Map(), { site: silent, address: tallinn, day })).toBeUndefined();
    expect(taxRulesAt(new Map(), { site, address: { ...tallinn, countryId: 'US' }, day })).toBeUndefined();
  });

  it('prefer the table of the merchant, by place and day', () => {
    const rule = (given: Partial<TaxRule>): TaxRule => ({
      countryCode: 'EE',
      taxClass: 'goods',
      postcode: '*',
      region: '*',
      rate: '1',
      code: 'Mine',
      levy: 'sales',
      ...given,
    });
    const table = new Map([['EE', createRuleIndex([rule({}), rule({ rate: '2', postcode: '10*', until: day })])]]);
    const rateOn = (asked: string) => taxRulesAt(table, { site, address: tallinn, day: asked })?.('goods')[0]?.rate;
    expect([rateOn(day), rateOn('2026-11-23')]).toEqual(['2', '1']);
  });
});
