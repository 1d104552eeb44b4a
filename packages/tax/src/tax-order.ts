import { add, isMoney, type Money, money, subtract, sum, zero } from '@ironcart/core';
import type { FindRuleOfClass } from './rate-groups.ts';
import { taxClasses } from './rules/tax-rule.ts';
import { type OrderDiscount, shareDiscount } from './share-discount.ts';
import type { TaxableItem } from './tax-items.ts';
import { itemizedTaxLines, type TaxLines } from './tax-lines.ts';
import { specifiedTerms, type TaxTerms } from './tax-terms.ts';

/** An order as its tax sees it; all amounts in minor units, net or gross as the terms say. */
export interface TaxableOrder {
  /** What the lines come to before the order's discounts. */
  readonly items: readonly TaxableItem[];
  /** Taken off the lines before tax, one after the other. */
  readonly discounts?: readonly OrderDiscount[] | undefined;
  /** Taxed apart from the items, like goods. */
  readonly shippingAmount: Money;
}

/** An amount without its tax, the tax, and both together: net + tax = gross. */
export interface TaxedAmount {
  readonly net: Money;
  readonly tax: Money;
  readonly gross: Money;
}

export interface TaxedLine extends TaxedAmount {
  /** The line's share of the order's discounts, which its amounts no longer contain. */
  readonly discount: Money;
}

/** Why an order cannot be taxed. */
export type TaxIssue =
  /** NaN, infinite, with a fraction, or beyond 2^53. */
  | { readonly code: 'notAnAmount'; readonly field: string; readonly received: number }
  | { readonly code: 'unknownTaxClass'; readonly field: string; readonly received: string }
  | { readonly code: 'negativeDiscount'; readonly field: string; readonly received: number }
  /** Not one whole number of at least 0 for each line. */
  | { readonly code: 'badWeights'; readonly field: string }
  /** The discounts are more than the lines come to. */
  | { readonly code: 'discountTooLarge'; readonly discount: Money; readonly most: Money };

/** A taxed order, or what of it cannot be taxed. */
export type TaxedOrder =
  | (TaxLines & { readonly code: 'taxed'; readonly lines: readonly TaxedLine[]; readonly shipping: TaxedAmount })
  | { readonly code: 'invalid'; readonly issues: readonly TaxIssue[] };

// A field is named only where it is wrong: writing the names of an order's fields takes longer than taxing it.

const addItemIssues = (issues: TaxIssue[], items: readonly TaxableItem[]): void => {
  let place = 0;
  for (const { amount, taxClass } of items) {
    if (!isMoney(amount)) {
      issues.push({ code: 'notAnAmount', field: `items.${String(place)}.amount`, received: amount });
    }
    if (!taxClasses.includes(taxClass)) {
      issues.push({ code: 'unknownTaxClass', field: `items.${String(place)}.taxClass`, received: taxClass });
    }
    place += 1;
  }
};

const areWeights = (weights: readonly number[], count: number): boolean =>
  weights.length === count &&
  weights.every((weight) => Number.isSafeInteger(weight) && weight >= 0) &&
  Number.isSafeInteger(weights.reduce((left, right) => left + right, 0));

const addDiscountIssues = (issues: TaxIssue[], discounts: readonly OrderDiscount[], count: number): void => {
  discounts.forEach(({ amount, weights }, place) => {
    const field = `discounts.${String(place)}`;
    if (!isMoney(amount)) issues.push({ code: 'notAnAmount', field: `${field}.amount`, received: amount });
    if (amount < 0) issues.push({ code: 'negativeDiscount', field: `${field}.amount`, received: amount });
    if (weights && !areWeights(weights, count)) issues.push({ code: 'badWeights', field: `${field}.weights` });
  });
};

const issuesOf = ({ items, discounts = [], shippingAmount }: TaxableOrder): readonly TaxIssue[] => {
  const issues: TaxIssue[] = [];
  addItemIssues(issues, items);
  addDiscountIssues(issues, discounts, items.length);
  if (!isMoney(shippingAmount)) issues.push({ code: 'notAnAmount', field: 'shippingAmount', received: shippingAmount });
  if (issues.length > 0) return issues;
  const discount = sum(discounts.map(({ amount }) => amount));
  const most = sum(items.map(({ amount }) => money(Math.max(amount, 0))));
  return discount > most ? [{ code: 'discountTooLarge', discount, most }] : [];
};

/** The items after their shares of the discounts. */
const discountedItems = (
  items: readonly TaxableItem[],
  discounts: readonly OrderDiscount[],
): readonly TaxableItem[] => {
  if (discounts.length === 0) return items;
  let amounts: readonly Money[] = items.map(({ amount }) => amount);
  for (const discount of discounts) {
    const shares = shareDiscount(amounts, discount);
    amounts = amounts.map((amount, index) => subtract(amount, shares[index] ?? zero));
  }
  return items.map(({ taxClass }, index) => ({ amount: amounts[index] ?? zero, taxClass }));
};

const netOf = (amount: Money, tax: Money, prices: TaxTerms['prices']): Money =>
  prices === 'net' ? money(amount) : subtract(amount, tax);

const taxedAmount = (amount: Money, tax: Money, prices: TaxTerms['prices']): TaxedAmount => {
  const net = netOf(amount, tax, prices);
  return { net, tax, gross: add(net, tax) };
};

const taxedLine = (amount: Money, tax: Money, discount: Money, prices: TaxTerms['prices']): TaxedLine => {
  const net = netOf(amount, tax, prices);
  return { net, tax, gross: add(net, tax), discount };
};

/**
 * Taxes an order line by line: first its discounts are shared over the lines and taken off them, then each line is
 * taxed, then shipping. For every line, for shipping and for each rate net + tax = gross to the cent, and the lines sum
 * to the totals. A -0 is a 0. All that is wrong with an order is answered at once.
 * @param findRule finds the rule of a tax class at the order's place; a class without a rule is not taxed
 * @throws RangeError when a rule's rate is not decimal text, or a sum is beyond 2^53 minor units
 */
export const taxOrder = (
  order: TaxableOrder,
  findRule: FindRuleOfClass,
  terms: TaxTerms = specifiedTerms,
): TaxedOrder => {
  const issues = issuesOf(order);
  if (issues.length > 0) return { code: 'invalid', issues };

  const { items, discounts = [], shippingAmount } = order;
  const discounted = discountedItems(items, discounts);
  const { itemTaxes, itemTax, shippingTax, totalTax, summary } = itemizedTaxLines(
    discounted,
    shippingAmount,
    findRule,
    terms,
  );
  return {
    code: 'taxed',
    itemTax,
    shippingTax,
    totalTax,
    summary,
    lines: discounted.map(({ amount }, index) =>
      taxedLine(amount, itemTaxes[index] ?? zero, subtract(items[index]?.amount ?? zero, amount), terms.prices),
    ),
    shipping: taxedAmount(shippingAmount, shippingTax, terms.prices),
  };
};
