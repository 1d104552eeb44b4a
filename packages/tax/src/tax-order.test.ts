import { type Money, money } from '@ironcart/core';
import { describe, expect, it } from 'vitest';
import { findRule } from './find-rule.ts';
import { defaultVatTable } from './rules/default-vat-table.ts';
import type { TaxClass } from './rules/tax-rule.ts';
import { type TaxableOrder, taxOrder } from './tax-order.ts';
import { specifiedTerms } from './tax-terms.ts';

const inGermany = (taxClass: TaxClass) => findRule(defaultVatTable, { countryCode: 'DE', taxClass });
const item = (amount: number, taxClass: TaxClass = 'goods') => ({ amount: amount as Money, taxClass });
const issuesOf = (order: TaxableOrder) => {
  const answer = taxOrder(order, inGermany);
  return answer.code === 'invalid' ? answer.issues : answer.code;
};

describe('taxOrder', () => {
  it('takes discounts off the lines before tax, and taxes shipping apart', () => {
    const order = {
      items: [item(30_000), item(10_000, 'ebook')],
      discounts: [{ amount: money(4_000) }, { amount: money(1_000), weights: [1_000, 3_000] }],
      shippingAmount: money(995),
    };
    // 30,000 - 3,000 - 250 and 10,000 - 1,000 - 750; 19 percent is 5,082.5, 7 percent 577.5, shipping's 189.05.
    expect(taxOrder(order, inGermany)).toEqual({
      code: 'taxed',
      lines: [
        { net: 26_750, tax: 5_083, gross: 31_833, discount: 3_250 },
        { net: 8_250, tax: 578, gross: 8_828, discount: 1_750 },
      ],
      shipping: { net: 995, tax: 189, gross: 1_184 },
      itemTax: 5_661,
      shippingTax: 189,
      totalTax: 5_850,
      summary: [
        { code: 'VAT DE', rate: '19', label: 'VAT DE 19%', netAmount: 27_745, taxAmount: 5_272 },
        { code: 'VAT EBook DE', rate: '7', label: 'VAT EBook DE 7%', netAmount: 8_250, taxAmount: 578 },
      ],
    });
  });

  it('finds the net prices within gross ones', () => {
    const order = { items: [item(11_900)], discounts: [{ amount: money(1_190) }], shippingAmount: money(1_190) };
    expect(taxOrder(order, inGermany, { ...specifiedTerms, prices: 'gross' })).toMatchObject({
      lines: [{ net: 9_000, tax: 1_710, gross: 10_710, discount: 1_190 }],
      shipping: { net: 1_000, tax: 190, gross: 1_190 },
      totalTax: 1_900,
    });
  });

  it('is 0.00 to the cent with everything off', () => {
    const order = {
      items: [item(999), item(1, 'ebook')],
      discounts: [{ amount: money(1_000) }],
      shippingAmount: money(0),
    };
    expect(taxOrder(order, inGermany)).toMatchObject({
      lines: [
        { net: 0, tax: 0, gross: 0, discount: 999 },
        { net: 0, tax: 0, gross: 0, discount: 1 },
      ],
      totalTax: 0,
    });
  });

  it('answers -0 as 0, for items, discounts and shipping', () => {
    const order = { items: [item(-0)], discounts: [{ amount: -0 as Money }], shippingAmount: -0 as Money };
    expect(taxOrder(order, () => undefined)).toEqual({
      code: 'taxed',
      lines: [{ net: 0, tax: 0, gross: 0, discount: 0 }],
      shipping: { net: 0, tax: 0, gross: 0 },
      itemTax: 0,
      shippingTax: 0,
      totalTax: 0,
      summary: [],
    });
    for (const prices of ['net', 'gross'] as const)
      expect(
        taxOrder({ items: [item(-0)], shippingAmount: -0 as Money }, inGermany, { ...specifiedTerms, prices }),
      ).toMatchObject({
        lines: [{ net: 0, tax: 0, gross: 0 }],
        shipping: { net: 0, gross: 0 },
      });
  });

  it('names everything that is wrong with an order', () => {
    const order = {
      items: [item(Number.NaN), item(100, 'tools' as TaxClass), item(0.5)],
      discounts: [{ amount: money(-1) }, { amount: money(1), weights: [1, 2] }],
      shippingAmount: Number.POSITIVE_INFINITY as Money,
    };
    expect(issuesOf(order)).toEqual([
      { code: 'notAnAmount', field: 'items.0.amount', received: Number.NaN },
      { code: 'unknownTaxClass', field: 'items.1.taxClass', received: 'tools' },
      { code: 'notAnAmount', field: 'items.2.amount', received: 0.5 },
      { code: 'negativeDiscount', field: 'discounts.0.amount', received: -1 },
      { code: 'badWeights', field: 'discounts.1.weights' },
      { code: 'notAnAmount', field: 'shippingAmount', received: Number.POSITIVE_INFINITY },
    ]);
    expect(issuesOf({ items: [], discounts: [{ amount: 1.5 as Money }], shippingAmount: money(0) })).toEqual([
      { code: 'notAnAmount', field: 'discounts.0.amount', received: 1.5 },
    ]);
  });

  it.each([[[1]], [[1, -1]], [[1, 0.5]], [[1, Number.NaN]], [[Number.MAX_SAFE_INTEGER, 1]]])(
    'refuses the weights %j for two lines',
    (weights) => {
      const order = { items: [item(5), item(5)], discounts: [{ amount: money(1), weights }], shippingAmount: money(0) };
      expect(issuesOf(order)).toEqual([{ code: 'badWeights', field: 'discounts.0.weights' }]);
    },
  );

  it('refuses discounts of more than the lines come to, whatever is owing beside them', () => {
    const order = (amount: number) => ({
      items: [item(100), item(-40)],
      discounts: [{ amount: money(60) }, { amount: money(amount) }],
      shippingAmount: money(500),
    });
    expect(issuesOf(order(40))).toBe('taxed');
    expect(issuesOf(order(41))).toEqual([{ code: 'discountTooLarge', discount: 101, most: 100 }]);
  });
});
