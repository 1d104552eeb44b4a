import { add, type Money, money, sum, zero } from '@ironcart/core';
import { arbitraryPercent, arbitraryPrice } from '@ironcart/core/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxComponentOf, taxPayableOn } from './net-gross.ts';
import { prepareRule } from './prepared-rule.ts';
import { type TaxClass, type TaxRule, taxClasses } from './rules/tax-rule.ts';
import type { TaxableItem } from './tax-items.ts';
import { itemizedTaxLines, taxLines } from './tax-lines.ts';
import { specifiedTerms, type TaxTerms } from './tax-terms.ts';
import { arbitraryTaxableItem, arbitraryTaxTerms } from './testing/arbitrary-tax.ts';

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

describe('taxLines under other terms', () => {
  const taxTable = (goods: string, food: string) => {
    const table = new Map<TaxClass, TaxRule>([
      ['goods', rule('goods', goods)],
      ['food', rule('food', food)],
    ]);
    return (taxClass: TaxClass) => table.get(taxClass);
  };

  it('has net amounts and taxes that make the gross amounts of each rate, for every price, rate and rounding', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryTaxableItem()),
        arbitraryPrice(),
        arbitraryPercent(),
        arbitraryPercent(),
        arbitraryTaxTerms(),
        (taxed, shipping, goods, food, terms) => {
          const result = itemizedTaxLines(taxed, shipping, taxTable(goods, food), terms);
          expect(sum(result.itemTaxes)).toBe(result.itemTax);
          expect(sum(result.summary.map(({ taxAmount }) => taxAmount))).toBe(result.totalTax);
          const entered = sum([
            shipping,
            ...taxed.map(({ amount, taxClass }) => (taxClass === 'ebook' ? zero : amount)),
          ]);
          const net = sum(result.summary.map(({ netAmount }) => netAmount));
          expect(terms.prices === 'net' ? net : add(net, result.totalTax)).toBe(entered);
          const { itemTaxes: _itemTaxes, ...lines } = result;
          expect(taxLines(taxed, shipping, taxTable(goods, food), terms)).toEqual(lines);
        },
      ),
    );
  });

  it('rounds once per rate: its tax is the tax on its sum', () => {
    fc.assert(
      fc.property(fc.array(arbitraryPrice()), arbitraryPercent(), (amounts, rate) => {
        const taxed = amounts.map((amount) => ({ amount, taxClass: 'goods' as const }));
        const { itemTax } = taxLines(taxed, zero, () => rule('goods', rate), { ...specifiedTerms, at: 'rate' });
        expect(itemTax).toBe(taxPayableOn(sum(amounts), rate));
        const gross = taxLines(taxed, zero, () => rule('goods', rate), {
          prices: 'gross',
          rounding: 'halfUp',
          at: 'rate',
        });
        expect(gross.itemTax).toBe(taxComponentOf(sum(amounts), rate));
      }),
    );
  });

  it('knows 2.6 percent of 164.02 in three lines: 4.27 by line, 4.26 by rate', () => {
    const taxed = [5_450, 5_450, 5_502].map((amount) => ({ amount: money(amount), taxClass: 'goods' as const }));
    const at = (place: 'line' | 'rate') =>
      itemizedTaxLines(taxed, zero, () => rule('goods', '2.6'), { ...specifiedTerms, at: place });
    // 141.7, 141.7 and 143.052 cents; 426.452 together.
    expect([at('line').itemTaxes, at('line').itemTax]).toEqual([[142, 142, 143], 427]);
    expect([at('rate').itemTaxes, at('rate').itemTax]).toEqual([[142, 141, 143], 426]);
  });

  it('rounds halves and fractions as the terms say', () => {
    const halves = [250, 250].map((amount) => ({ amount: money(amount), taxClass: 'goods' as const }));
    const taxOf = (terms: Partial<TaxTerms>) =>
      itemizedTaxLines(halves, zero, () => rule('goods', '2.6'), { ...specifiedTerms, ...terms }).itemTaxes;
    // 6.5 cents each, 13 together.
    expect(taxOf({})).toEqual([7, 7]);
    expect(taxOf({ at: 'rate' })).toEqual([7, 6]);
    expect(taxOf({ rounding: 'halfDown' })).toEqual([6, 6]);
    expect(taxOf({ rounding: 'halfEven' })).toEqual([6, 6]);
    expect(taxOf({ rounding: 'up' })).toEqual([7, 7]);
    expect(taxOf({ rounding: 'down' })).toEqual([6, 6]);
  });

  it('takes the tax out of gross prices, shipping included', () => {
    const taxed = [{ amount: money(11_900), taxClass: 'goods' as const }];
    expect(
      taxLines(taxed, money(595), () => rule('goods', '19', 'VAT DE'), { ...specifiedTerms, prices: 'gross' }),
    ).toEqual({
      itemTax: 1_900,
      shippingTax: 95,
      totalTax: 1_995,
      summary: [{ code: 'VAT DE', rate: '19', label: 'VAT DE 19%', netAmount: 10_500, taxAmount: 1_995 }],
    });
  });

  it('merges classes of one code and rate, and keeps equal codes of two rates apart', () => {
    const rules = {
      goods: rule('goods', '19', 'VAT'),
      food: rule('food', '19', 'VAT'),
      ebook: rule('ebook', '7', 'VAT'),
    };
    const taxed: TaxableItem[] = [
      { amount: money(100), taxClass: 'ebook' },
      { amount: money(100), taxClass: 'goods' },
      { amount: money(100), taxClass: 'food' },
    ];
    for (const at of ['line', 'rate'] as const) {
      const { summary } = taxLines(taxed, zero, (taxClass) => rules[taxClass], { ...specifiedTerms, at });
      expect(summary.map(({ label, netAmount, taxAmount }) => [label, netAmount, taxAmount])).toEqual([
        ['VAT 7%', 100, 7],
        ['VAT 19%', 200, 38],
      ]);
    }
  });

  it('asks for the rule of a class once', () => {
    const asked: TaxClass[] = [];
    const taxed = Array.from({ length: 6 }, (_, index) => ({
      amount: money(100),
      taxClass: taxClasses[index % 3] ?? 'goods',
    }));
    taxLines(taxed, money(5), (taxClass) => {
      asked.push(taxClass);
      return undefined;
    });
    expect(asked).toEqual(['goods', 'food', 'ebook']);
  });

  it('knows a prepared rule by itself', () => {
    const prepared = { ...prepareRule(rule('goods', '19', 'VAT DE')), ratio: { numerator: 1, denominator: 2 } };
    expect(taxLines([{ amount: money(100), taxClass: 'goods' }], zero, () => prepared).itemTax).toBe(50);
  });

  it('takes -0 for 0, and answers no -0', () => {
    const minusZero = -0 as Money;
    for (const prices of ['net', 'gross'] as const)
      for (const at of ['line', 'rate'] as const) {
        const taxed = [{ amount: minusZero, taxClass: 'goods' as const }];
        const terms = { prices, at, rounding: 'halfUp' as const };
        expect(itemizedTaxLines(taxed, minusZero, () => rule('goods', '19', 'VAT DE'), terms)).toEqual({
          itemTaxes: [0],
          itemTax: 0,
          shippingTax: 0,
          totalTax: 0,
          summary: [{ code: 'VAT DE', rate: '19', label: 'VAT DE 19%', netAmount: 0, taxAmount: 0 }],
        });
      }
  });

  it('throws on what is no amount and on what is no rate', () => {
    const taxed = [{ amount: 0.5 as Money, taxClass: 'goods' as const }];
    expect(() => taxLines(taxed, zero, () => rule('goods', '19'))).toThrow(RangeError);
    expect(() => taxLines([], money(5), () => rule('goods', '7,25'))).toThrow(RangeError);
  });

  it('throws on a fraction that its sum is too large to show', () => {
    const half = 0.5 as Money;
    const taxed = [2 ** 52, half].map((amount) => ({ amount: amount as Money, taxClass: 'goods' as const }));
    for (const prices of ['net', 'gross'] as const)
      for (const at of ['line', 'rate'] as const) {
        const terms = { prices, at, rounding: 'halfUp' as const };
        expect(() => taxLines(taxed, zero, () => rule('goods', '20'), terms)).toThrow(RangeError);
        expect(() => taxLines(taxed.slice(0, 1), half, () => rule('goods', '20'), terms)).toThrow(RangeError);
      }
  });
});
