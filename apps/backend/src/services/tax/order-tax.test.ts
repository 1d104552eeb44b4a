import { type Money, money, sum, zero } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { plainProduct } from '@ironcart/core/testing';
import { createRuleIndex, type TaxRule, untaxed } from '@ironcart/tax';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountSharesOf } from './discount-shares.ts';
import { type OrderToTax, taxOfOrder } from './order-tax.ts';

const rule = (given: Partial<TaxRule>): TaxRule => ({
  countryCode: 'CA',
  levy: 'federal',
  taxClass: 'goods',
  postcode: '*',
  region: '*',
  rate: '5',
  code: 'GST CA',
  ...given,
});
const provincial = rule({ levy: 'provincial', region: 'BC', rate: '7', code: 'PST BC' });
const food = rule({ taxClass: 'food', rate: '0', code: 'GST Food CA' });

const tiers = [{ ruleWeight: 100, discountPerLb: money(10) }];
const card = {
  isOpenAmountAllowed: false,
  openAmountMin: null,
  openAmountMax: null,
  amounts: [],
  type: 'virtual',
} as const;
const products: ReadonlyMap<number, Product> = new Map(
  [
    plainProduct({ productId: 1, weight: 300, hundoPricing: tiers }),
    plainProduct({ productId: 2, weight: 100, hundoPricing: tiers, attributes: { tax_class: 'food' } }),
    plainProduct({ productId: 3 }),
    plainProduct({ productId: 4, type: 'giftcard', giftcardData: card }),
  ].map((product: Product) => [product.productId, product]),
);
const lineOf = (productId: number, rowTotal: number) => ({
  listItemId: `line-${productId}`,
  productId,
  qty: 1,
  rowTotal: money(rowTotal),
  children: [],
});
interface Requested {
  readonly lines?: readonly ReturnType<typeof lineOf>[];
  readonly hundoDiscount?: Money;
  readonly shippingAmount?: Money;
}

const order = ({ lines = [], hundoDiscount = zero, shippingAmount = zero }: Requested): OrderToTax => ({
  lines,
  products,
  discountShares: discountSharesOf(lines, products, hundoDiscount),
  shippingAmount,
});

const taxed = (given: Requested, rules: readonly TaxRule[]) =>
  taxOfOrder(
    order(given),
    createRuleIndex(rules).rulesAt({ countryCode: 'CA', region: 'BC', postcode: 'V6B 1A1', day: '2026-11-22' }) ??
      untaxed,
    {},
  );

describe('tax of an order', () => {
  it('is the sum of the levies, each by its most specific rule and with a separate line', () => {
    const rules = [rule({}), rule({ postcode: 'V6*', rate: '4' }), provincial];
    const { summary, totalTax } = taxed({ lines: [lineOf(3, 10_000)], shippingAmount: money(2_000) }, rules);
    expect(summary.map(({ label, taxAmount }) => [label, taxAmount])).toEqual([
      ['GST CA 4%', 480],
      ['PST BC 7%', 840],
    ]);
    expect(totalTax).toBe(1_320);
  });

  it('is empty without rules, and 0 on gift cards', () => {
    expect(taxed({ lines: [lineOf(3, 10_000)] }, []).totalTax).toBe(0);
    expect(taxed({ lines: [lineOf(4, 10_000)] }, [rule({})]).totalTax).toBe(0);
  });

  it('subtracts the weight-tier discount from the lines that earned it, by weight [S9-hundo-01]', () => {
    // 400 lb at 10 cents are 40.00: 30.00 of them the goods', 10.00 the food's, which is not taxed here.
    const lines = [lineOf(1, 10_000), lineOf(2, 10_000), lineOf(3, 10_000)];
    const { summary } = taxed({ lines, hundoDiscount: money(4_000) }, [rule({}), food]);
    expect(summary.map(({ code, netAmount }) => [code, netAmount])).toEqual([
      ['GST CA', 7_000 + 10_000],
      ['GST Food CA', 9_000],
    ]);
  });

  it('distributes a discount not granted by products by amount, and never taxes negative amounts', () => {
    const lines = [lineOf(3, 30_000), lineOf(2, 10_000)];
    const netOf = (discount: number) =>
      taxed({ lines, hundoDiscount: money(discount) }, [rule({}), food]).summary.map(({ netAmount }) => netAmount);
    expect(netOf(4_000)).toEqual([27_000, 9_000]);
    expect(netOf(99_000)).toEqual([0, 0]);
  });

  it('distributes the weight-tier discount by amount if a line costs less than its share by weight', () => {
    // 400 lb at 10 cents: 30.00 of them by weight the goods', which cost 1.00.
    const lines = [lineOf(1, 100), lineOf(2, 39_900)];
    const { summary } = taxed({ lines, hundoDiscount: money(4_000) }, [rule({}), food]);
    expect(summary.map(({ netAmount }) => netAmount)).toEqual([90, 35_910]);
  });

  it('has lines that add up to its total with any discount [S9-money-01]', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 0, max: 50_000 }),
        (rowTotals, discount, shippingAmount) => {
          const lines = rowTotals.map((rowTotal, at) => lineOf(at + 1, rowTotal));
          const given = { lines, hundoDiscount: money(discount), shippingAmount: money(shippingAmount) };
          const { itemTax, shippingTax, totalTax, summary } = taxed(given, [rule({}), food, provincial]);
          expect(sum(summary.map(({ taxAmount }) => taxAmount))).toBe(totalTax);
          expect(itemTax + shippingTax).toBe(totalTax);
          expect(itemTax).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
