import { add, type Money, subtract, zero } from '@ironcart/core';
import { createRateGroups, type FindRuleOfClass, type RateGroup, type RateGroups, taxOfAmount } from './rate-groups.ts';
import type { TaxClass } from './rules/tax-rule.ts';
import { countItems, type TaxableItem, taxesOfItems } from './tax-items.ts';
import { specifiedTerms, type TaxTerms } from './tax-terms.ts';

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

/** The tax of items and shipping, summed up by rate. Amounts in minor units. */
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

const lineOf = (
  { rule: { code, rate, label }, enteredAmount, taxAmount }: RateGroup,
  prices: TaxTerms['prices'],
): TaxLine => ({
  code,
  rate,
  label,
  netAmount: prices === 'net' ? enteredAmount : subtract(enteredAmount, taxAmount),
  taxAmount,
});

const countedTax = ({ all }: RateGroups): Money => {
  let tax = zero;
  for (const { taxAmount } of all) tax = add(tax, taxAmount);
  return tax;
};

/** The taxes of an order whose items are counted, with its shipping, which is counted now. */
const withShipping = (groups: RateGroups, shippingAmount: Money): TaxLines => {
  const itemTax = countedTax(groups);
  const shippingTax = shippingAmount === 0 ? zero : taxOfAmount(shippingAmount, shippingClass, groups);
  const summary = groups.all.map((group) => lineOf(group, groups.terms.prices));
  return { itemTax, shippingTax, totalTax: add(itemTax, shippingTax), summary };
};

/** The taxes of an order, and of each of its items. */
export interface ItemizedTaxLines extends TaxLines {
  /** One for each item, in their order; they sum to `itemTax`. */
  readonly itemTaxes: readonly Money[];
}

/** `taxLines` with the tax of each item. */
export const itemizedTaxLines = (
  items: readonly TaxableItem[],
  shippingAmount: Money,
  findRule: FindRuleOfClass,
  terms: TaxTerms,
): ItemizedTaxLines => {
  const groups = createRateGroups(findRule, terms);
  const itemTaxes = taxesOfItems(items, groups);
  const { itemTax, shippingTax, totalTax, summary } = withShipping(groups, shippingAmount);
  return { itemTaxes, itemTax, shippingTax, totalTax, summary };
};

/**
 * The taxes of an order. Each item's tax is rounded on its own (READINGS A2) unless the terms say once per rate;
 * shipping's is rounded apart. The parts sum to the totals to the cent whichever way they are added. Where the table
 * has no rule nothing is taxed.
 * @param items amounts in minor units after all discounts
 * @param findRule finds the rule of a tax class at the order's place
 * @throws RangeError when a rule's rate is not decimal text, or an amount is not a whole number of minor units
 */
export const taxLines = (
  items: readonly TaxableItem[],
  shippingAmount: Money,
  findRule: FindRuleOfClass,
  terms: TaxTerms = specifiedTerms,
): TaxLines => {
  const groups = createRateGroups(findRule, terms);
  countItems(items, groups);
  return withShipping(groups, shippingAmount);
};
