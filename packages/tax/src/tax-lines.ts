import { add, type Money, zero } from '@ironcart/core';
import { taxPayableOn } from './net-gross.ts';
import type { TaxClass, TaxRule } from './rules/tax-rule.ts';

/** What is taxed: a line's net total after its share of any discount, in minor units. */
export interface TaxableItem {
  readonly amount: Money;
  readonly taxClass: TaxClass;
}

/** The tax of one rate over the whole order. */
export interface TaxLine {
  readonly code: string;
  /** Percent as decimal text. */
  readonly rate: string;
  /** For people: 'VAT DE 19%'. */
  readonly label: string;
  /** What the tax is on: items and shipping, net. */
  readonly netAmount: Money;
  readonly taxAmount: Money;
}

export interface TaxLines {
  readonly itemTax: Money;
  readonly shippingTax: Money;
  /** itemTax + shippingTax, and the sum of the summary's taxes. */
  readonly totalTax: Money;
  /** One line per code and rate, in the order in which they occur. */
  readonly summary: readonly TaxLine[];
}

/** Shipping is taxed like the goods that are shipped. */
const shippingClass: TaxClass = 'goods';

/**
 * The taxes of an order. Each item's tax is rounded on its own (READINGS A2), so the parts sum to the totals to the
 * cent whichever way they are added. Where the table has no rule nothing is taxed.
 * @param findRule finds the rule of a tax class at the order's place
 */
export const taxLines = (
  items: readonly TaxableItem[],
  shippingAmount: Money,
  findRule: (taxClass: TaxClass) => TaxRule | undefined,
): TaxLines => {
  const summary = new Map<string, TaxLine>();
  const taxOf = (netAmount: Money, taxClass: TaxClass): Money => {
    const rule = findRule(taxClass);
    if (!rule) return zero;
    const taxAmount = taxPayableOn(netAmount, rule.rate);
    const label = `${rule.code} ${rule.rate}%`;
    const soFar = summary.get(label);
    summary.set(label, {
      code: rule.code,
      rate: rule.rate,
      label,
      netAmount: add(soFar?.netAmount ?? zero, netAmount),
      taxAmount: add(soFar?.taxAmount ?? zero, taxAmount),
    });
    return taxAmount;
  };

  let itemTax: Money = zero;
  for (const { amount, taxClass } of items) itemTax = add(itemTax, taxOf(amount, taxClass));
  const shippingTax = shippingAmount === 0 ? zero : taxOf(shippingAmount, shippingClass);
  return { itemTax, shippingTax, totalTax: add(itemTax, shippingTax), summary: [...summary.values()] };
};
