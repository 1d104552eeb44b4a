import { isMoney, type Money, zero } from '@ironcart/core';
import { isRuleClass, type RuleClass } from './rules/tax-rule.ts';
import type { EnteredPrice } from './tax-terms.ts';

/** A line as its tax sees it. */
export interface TaxableLine {
  /** What all its pieces come to, in minor units, owed or owing. */
  readonly amount: Money;
  readonly taxClass: RuleClass;
  /** Its share of the order's discounts, entered like the amount, and taken off it before tax. */
  readonly discount?: Money | undefined;
  /** How many pieces the amount is for, at least 1, which is meant when it is left out: for taxes rounded at the unit. */
  readonly quantity?: number | undefined;
  /** Where it differs from the terms. */
  readonly prices?: EnteredPrice | undefined;
}

/** Shipping as its tax sees it. */
export interface TaxableShipping {
  readonly amount: Money;
  /**
   * 'shipping', which is meant when it is left out: by the rules for shipping, or like goods where there are none;
   * a class of goods: like it; 'lines': shared over the classes of the lines in proportion to their net amounts.
   */
  readonly taxedAs?: RuleClass | 'lines' | undefined;
  /** Where it differs from the terms. */
  readonly prices?: EnteredPrice | undefined;
}

/** An order as its tax sees it; amounts in minor units. */
export interface TaxableOrder {
  readonly lines: readonly TaxableLine[];
  readonly shipping: TaxableShipping;
}

/** Why an order cannot be taxed. */
export type TaxIssue =
  /** NaN, infinite, with a fraction, or beyond 2^53. */
  | { readonly code: 'notAnAmount'; readonly field: string; readonly received: number }
  | { readonly code: 'unknownTaxClass'; readonly field: string; readonly received: string }
  /** Not a whole number of at least 1. */
  | { readonly code: 'notAQuantity'; readonly field: string; readonly received: number }
  /** Below 0, or more than the line comes to. */
  | { readonly code: 'discountOutOfRange'; readonly field: string; readonly received: number; readonly most: number }
  /** Beyond 2^53 together. */
  | { readonly code: 'amountsTooLarge' };

/** Writing the names of fields takes longer than taxing an order: asked only where something is wrong. */
const lineIssues = ({ amount, taxClass, discount = zero, quantity = 1 }: TaxableLine, line: string): TaxIssue[] => {
  const issues: TaxIssue[] = [];
  if (!isMoney(amount)) issues.push({ code: 'notAnAmount', field: `${line}.amount`, received: amount });
  if (!isRuleClass(taxClass)) {
    issues.push({ code: 'unknownTaxClass', field: `${line}.taxClass`, received: taxClass });
  }
  const most = Math.max(amount, 0);
  if (!isMoney(discount)) issues.push({ code: 'notAnAmount', field: `${line}.discount`, received: discount });
  else if (discount < 0 || discount > most) {
    issues.push({ code: 'discountOutOfRange', field: `${line}.discount`, received: discount, most });
  }
  if (!Number.isSafeInteger(quantity) || quantity < 1) {
    issues.push({ code: 'notAQuantity', field: `${line}.quantity`, received: quantity });
  }
  return issues;
};

/** Whether a line of a known class has no issue. */
export const isLineTaxable = ({ amount, discount, quantity }: TaxableLine): boolean =>
  isMoney(amount) &&
  (discount === undefined || discount === 0 || (isMoney(discount) && discount > 0 && discount <= amount)) &&
  (quantity === undefined || (Number.isSafeInteger(quantity) && quantity >= 1));

const shippingIssues = ({ amount, taxedAs = 'shipping' }: TaxableShipping): TaxIssue[] => {
  const issues: TaxIssue[] = [];
  if (!isMoney(amount)) issues.push({ code: 'notAnAmount', field: 'shipping.amount', received: amount });
  if (taxedAs !== 'lines' && !isRuleClass(taxedAs)) {
    issues.push({ code: 'unknownTaxClass', field: 'shipping.taxedAs', received: taxedAs });
  }
  return issues;
};

/** Whether shipping has no issue. */
export const isShippingTaxable = (shipping: TaxableShipping): boolean => shippingIssues(shipping).length === 0;

/** All that is wrong with an order that cannot be taxed. */
export const issuesOf = ({ lines, shipping }: TaxableOrder): readonly TaxIssue[] => {
  const issues = [
    ...lines.flatMap((line, place) => lineIssues(line, `lines.${String(place)}`)),
    ...shippingIssues(shipping),
  ];
  return issues.length > 0 ? issues : [{ code: 'amountsTooLarge' }];
};
