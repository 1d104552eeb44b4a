import { isMoney, type Money, zero } from '@ironcart/core/money';
import { isRuleClass, type RuleClass } from './rules/tax-rule.ts';
import type { EnteredPrice } from './tax-terms.ts';

/** The data of a line that determines its tax. */
export interface TaxableLine {
  /** The amount of all pieces in minor units, positive or negative. */
  readonly amount: Money;
  readonly taxClass: RuleClass;
  /** The line's share of the order's discounts, subtracted before tax; net or gross like the amount. */
  readonly discount?: Money | undefined;
  /** The number of pieces, at least 1 (the default); used if taxes are rounded per unit. */
  readonly quantity?: number | undefined;
  /** Where it differs from the terms. */
  readonly prices?: EnteredPrice | undefined;
}

/** The data of the shipping that determines its tax. */
export interface TaxableShipping {
  readonly amount: Money;
  /**
   * 'shipping' (default): by the rules for shipping, or like goods if there are none. A class of goods: like that
   * class. 'lines': distributed over the classes of the lines in proportion to their net amounts.
   */
  readonly taxedAs?: RuleClass | 'lines' | undefined;
  /** Where it differs from the terms. */
  readonly prices?: EnteredPrice | undefined;
}

/** The data of an order that determines its taxes; amounts in minor units. */
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
  /** Below 0, or more than the line's amount. */
  | { readonly code: 'discountOutOfRange'; readonly field: string; readonly received: number; readonly most: number }
  /** The table has no rule for the country. `untaxed` in place of its rules sells without tax. */
  | { readonly code: 'unknownTax' }
  /** The amounts add up to more than 2^53. */
  | { readonly code: 'amountsTooLarge' };

/** Called for invalid lines only: composing the field names takes longer than taxing an order. */
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

/** Whether a line of a known class is valid. */
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

/** Whether the shipping is valid. */
export const isShippingTaxable = (shipping: TaxableShipping): boolean => shippingIssues(shipping).length === 0;

/** All issues of an order that cannot be taxed. */
export const issuesOf = ({ lines, shipping }: TaxableOrder): readonly [TaxIssue, ...TaxIssue[]] => {
  const [first = { code: 'amountsTooLarge' } as const, ...others] = [
    ...lines.flatMap((line, place) => lineIssues(line, `lines.${String(place)}`)),
    ...shippingIssues(shipping),
  ];
  return [first, ...others];
};
