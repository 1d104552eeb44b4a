import { money, sum } from '@ironcart/core';
import { arbitraryPercent, arbitraryPrice } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxPayableOn } from './net-gross.ts';
import type { TaxClass, TaxRule } from './rules/tax-rule.ts';
import { type TaxableItem, taxLines } from './tax-lines.ts';

const rule = (taxClass: TaxClass, rate: string, code = `VAT ${taxClass}`): TaxRule => ({
  countryCode: 'DE',
  taxClass,
  postcode: '*',
  region: '*',
  rate,
  code,
});

const items = (): fc.Arbitrary<TaxableItem[]> =>
  fc.array(fc.record({ amount: arbitraryPrice(), taxClass: fc.constantFrom('goods', 'food', 'ebook') }));

const rules = () =>
  fc.tuple(arbitraryPercent(), arbitraryPercent()).map(
    ([goods, food]) =>
      new Map<TaxClass, TaxRule>([
        ['goods', rule('goods', goods)],
        ['food', rule('food', food)],
      ]),
  );

describe('taxLines', () => {
  it('has parts that sum to the whole whichever way they are added', () => {
    fc.assert(
      fc.property(items(), arbitraryPrice(), rules(), (taxed, shipping, table) => {
        const { itemTax, shippingTax, totalTax, summary } = taxLines(taxed, shipping, (taxClass) =>
          table.get(taxClass),
        );
        const taxOf = ({ amount, taxClass }: TaxableItem) => taxPayableOn(amount, table.get(taxClass)?.rate ?? '0');
        expect(itemTax).toBe(sum(taxed.map(taxOf)));
        expect(shippingTax).toBe(taxOf({ amount: shipping, taxClass: 'goods' }));
        expect(totalTax).toBe(itemTax + shippingTax);
        expect(sum(summary.map(({ taxAmount }) => taxAmount))).toBe(totalTax);
      }),
    );
  });

  it('has one line per code and rate, shipping with the goods', () => {
    const table = { goods: rule('goods', '19', 'VAT DE'), food: rule('food', '7', 'VAT Food DE'), ebook: undefined };
    const taxed: TaxableItem[] = [
      { amount: money(10_000), taxClass: 'goods' },
      { amount: money(333), taxClass: 'food' },
      { amount: money(5_000), taxClass: 'goods' },
      { amount: money(99_999), taxClass: 'ebook' },
    ];
    expect(taxLines(taxed, money(1_000), (taxClass) => table[taxClass])).toEqual({
      itemTax: 2_873,
      shippingTax: 190,
      totalTax: 3_063,
      summary: [
        { code: 'VAT DE', rate: '19', label: 'VAT DE 19%', netAmount: 16_000, taxAmount: 3_040 },
        { code: 'VAT Food DE', rate: '7', label: 'VAT Food DE 7%', netAmount: 333, taxAmount: 23 },
      ],
    });
  });

  it('taxes nothing without a rule, and names no tax on shipping that is free', () => {
    expect(taxLines([{ amount: money(5), taxClass: 'goods' }], money(5), () => undefined)).toEqual({
      itemTax: 0,
      shippingTax: 0,
      totalTax: 0,
      summary: [],
    });
    expect(taxLines([], money(0), () => rule('goods', '19')).summary).toEqual([]);
  });
});
