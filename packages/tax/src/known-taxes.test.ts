import { money } from '@ironcart/core/money';
import { expect, it } from 'vitest';
import { createRuleIndex } from './rule-index.ts';
import type { TaxPlace, TaxRule } from './rules/tax-rule.ts';
import { taxOrder } from './tax-order.ts';
import { specifiedTerms, type TaxTerms } from './tax-terms.ts';
import type { TaxableOrder } from './taxable-order.ts';

// Taxes as they are due by law in places outside the specification: rates and ways of charging are public facts.

const rule = (given: Partial<TaxRule>): TaxRule => ({
  countryCode: 'US',
  taxClass: 'goods',
  postcode: '*',
  region: '*',
  rate: '0',
  code: 'Tax',
  ...given,
});

const table: readonly TaxRule[] = [
  // New York City: the state's 4, the city's 4.5 and the transportation district's 0.375 percent.
  rule({ levy: 'state', region: 'NY', code: 'NY', rate: '4' }),
  rule({ levy: 'city', region: 'NY', postcode: '100*', code: 'NYC', rate: '4.5' }),
  rule({ levy: 'district', region: 'NY', postcode: '100*', code: 'MCTD', rate: '0.375' }),
  // California does not tax shipping that is charged apart.
  rule({ levy: 'state', region: 'CA', code: 'CA', rate: '7.25' }),
  rule({ levy: 'state', region: 'CA', taxClass: 'shipping', code: 'CA', rate: '0' }),
  // Quebec charged its tax on the federal one until the end of 2012.
  rule({ countryCode: 'CA', levy: 'federal', region: 'QC', code: 'GST', rate: '5' }),
  rule({
    countryCode: 'CA',
    levy: 'provincial',
    region: 'QC',
    code: 'QST',
    rate: '9.5',
    compoundLevel: 1,
    from: '2012-01-01',
    until: '2012-12-31',
  }),
  rule({ countryCode: 'CA', levy: 'provincial', region: 'QC', code: 'QST', rate: '9.975', from: '2013-01-01' }),
  // Prince Edward Island charged 10 percent on top of the federal 5 until it joined the harmonised tax.
  rule({ countryCode: 'CA', levy: 'federal', region: 'PE', code: 'GST', rate: '5', until: '2013-03-31' }),
  rule({
    countryCode: 'CA',
    levy: 'provincial',
    region: 'PE',
    code: 'PST',
    rate: '10',
    compoundLevel: 1,
    until: '2013-03-31',
  }),
  rule({
    countryCode: 'CA',
    levy: 'federal',
    region: 'PE',
    code: 'HST',
    rate: '14',
    from: '2013-04-01',
    until: '2016-09-30',
  }),
  rule({ countryCode: 'CA', levy: 'federal', region: 'PE', code: 'HST', rate: '15', from: '2016-10-01' }),
  // Germany lowered its rates for the second half of 2020.
  rule({ countryCode: 'DE', code: 'VAT', rate: '19' }),
  rule({ countryCode: 'DE', taxClass: 'food', code: 'VAT', rate: '7' }),
  rule({ countryCode: 'DE', code: 'VAT', rate: '16', from: '2020-07-01', until: '2020-12-31' }),
  // India: central and state tax at the same rate, within the maximum retail price.
  rule({ countryCode: 'IN', levy: 'central', code: 'CGST', rate: '9' }),
  rule({ countryCode: 'IN', levy: 'state', code: 'SGST', rate: '9' }),
];
const index = createRuleIndex(table);

const taxesOf = (order: TaxableOrder, place: TaxPlace, terms: Partial<TaxTerms> = {}) => {
  const taxed = taxOrder(order, index.rulesAt(place), { ...specifiedTerms, ...terms });
  if (!taxed.ok) throw new Error(JSON.stringify(taxed.issues));
  return taxed.value.summary.map(({ label, taxAmount }) => `${label}: ${taxAmount}`);
};
const goodsFor = (amount: number, shipping = 0): TaxableOrder => ({
  lines: [{ amount: money(amount), taxClass: 'goods' }],
  shipping: { amount: money(shipping) },
});

it('taxes goods in Manhattan by state, city and district: 8.875 percent of 200.00', () => {
  const manhattan = { countryCode: 'US', region: 'NY', postcode: '10001', day: '2026-11-22' };
  expect(taxesOf(goodsFor(20_000), manhattan)).toEqual(['NY 4%: 800', 'NYC 4.5%: 900', 'MCTD 0.375%: 75']);
  expect(taxesOf(goodsFor(20_000), { ...manhattan, postcode: '12207' })).toEqual(['NY 4%: 800']);
});

it('taxes goods in California but not their shipping', () => {
  const place = { countryCode: 'US', region: 'CA', postcode: '94110', day: '2026-11-22' };
  expect(taxesOf(goodsFor(10_000, 1_000), place)).toEqual(['CA 7.25%: 725', 'CA 0%: 0']);
});

it('charges Quebec’s tax on top of the federal tax in 2012, and beside it since 2013: 14.975 percent in both cases', () => {
  const inQuebec = (day: string) => ({ countryCode: 'CA', region: 'QC', postcode: 'H2Y 1C6', day });
  expect(taxesOf(goodsFor(100_000), inQuebec('2012-12-31'))).toEqual(['GST 5%: 5000', 'QST 9.5%: 9975']);
  expect(taxesOf(goodsFor(100_000), inQuebec('2013-01-01'))).toEqual(['GST 5%: 5000', 'QST 9.975%: 9975']);
});

it('charges 15.5 percent on Prince Edward Island until March 2013, then the harmonised sales tax rate of the day', () => {
  const onTheIsland = (day: string) => ({ countryCode: 'CA', region: 'PE', postcode: 'C1A 1A1', day });
  expect(taxesOf(goodsFor(10_000), onTheIsland('2013-03-31'))).toEqual(['GST 5%: 500', 'PST 10%: 1050']);
  expect(taxesOf(goodsFor(10_000), onTheIsland('2013-04-01'))).toEqual(['HST 14%: 1400']);
  expect(taxesOf(goodsFor(10_000), onTheIsland('2016-10-01'))).toEqual(['HST 15%: 1500']);
});

it('charges 16 percent in Germany only in the second half of 2020', () => {
  const rateOn = (day: string) => taxesOf(goodsFor(10_000), { countryCode: 'DE', day });
  expect(['2020-06-30', '2020-07-01', '2020-12-31', '2021-01-01'].map(rateOn)).toEqual([
    ['VAT 19%: 1900'],
    ['VAT 16%: 1600'],
    ['VAT 16%: 1600'],
    ['VAT 19%: 1900'],
  ]);
});

it('distributes German shipping over the goods by their net amounts, as an ancillary supply', () => {
  const order: TaxableOrder = {
    lines: [
      { amount: money(11_900), taxClass: 'goods' },
      { amount: money(5_350), taxClass: 'food' },
    ],
    shipping: { amount: money(600), taxedAs: 'lines' },
  };
  // 100.00 and 50.00 net: 4.00 of the shipping hold 19 percent, 2.00 hold 7.
  expect(taxesOf(order, { countryCode: 'DE', day: '2026-11-22' }, { prices: 'gross' })).toEqual([
    'VAT 19%: 1964',
    'VAT 7%: 363',
  ]);
});

it('finds equal central and state taxes included in an Indian retail price', () => {
  const place = { countryCode: 'IN', day: '2026-11-22' };
  expect(taxesOf(goodsFor(11_800), place, { prices: 'gross' })).toEqual(['CGST 9%: 900', 'SGST 9%: 900']);
  expect(taxesOf(goodsFor(9_999), place, { prices: 'gross' })).toEqual(['CGST 9%: 763', 'SGST 9%: 763']);
});
