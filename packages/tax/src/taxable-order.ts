import { isMoney, type Money, zero } from '@ironcart/core/money';
import { isRuleClass, type RuleClass } from './rules/tax-rule.ts';
import { type EnteredPrice, isEnteredPrice, type TaxTerms, unknownTermsOf } from './tax-terms.ts';

/** The data of a line that determines its tax. */
export interface TaxableLine {
  /** The amount of all pieces in minor units, positive or negative. */
  readonly amount: Money;
  readonly taxClass: RuleClass;
  /** The line's share of the order's discounts, subtracted before tax; net or gross like the amount. */
  readonly discount?: Money | undefined;
  /** The number of pieces, at least 1 (the default); used if taxes are rounded per unit. */
  readonly quantity?: number | undefined;
  /** Net or gross, if it differs from the terms. */
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
  /** Net or gross, if it differs from the terms. */
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
  /** `prices`, `rounding` or `at` of the terms, or `prices` of a line or of the shipping. */
  | { readonly code: 'unknownTerm'; readonly field: string; readonly received: string }
  /** A missing list of lines, or a line or shipping that is not an object. */
  | { readonly code: 'missing'; readonly field: string }
  /** The table has no rule for the country. `untaxed` in place of its rules sells without tax. */
  | { readonly code: 'unknownTax' }
  /** The amounts add up to more than 2^53. */
  | { readonly code: 'amountsTooLarge' };

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Whether an order has a list of lines and a shipping; `taxLines` checks each line. */
export const isOrderShaped = (order: TaxableOrder): boolean =>
  isObject(order) && Array.isArray(order.lines) && isObject(order.shipping);

const pricesIssues = (prices: EnteredPrice | undefined, field: string): TaxIssue[] =>
  prices === undefined || isEnteredPrice(prices) ? [] : [{ code: 'unknownTerm', field, received: prices }];

/** Called for invalid orders only: composing the field names takes longer than taxing an order. */
const lineIssues = (given: TaxableLine, line: string): TaxIssue[] => {
  if (!isObject(given)) return [{ code: 'missing', field: line }];
  const { amount, taxClass, discount = zero, quantity = 1, prices } = given;
  const issues: TaxIssue[] = pricesIssues(prices, `${line}.prices`);
  if (!isMoney(amount)) issues.push({ code: 'notAnAmount', field: `${line}.amount`, received: amount });
  if (!isRuleClass(taxClass)) {
    issues.push({ code: 'unknownTaxClass', field: `${line}.taxClass`, received: taxClass });
  }
  if (!isMoney(discount)) issues.push({ code: 'notAnAmount', field: `${line}.discount`, received: discount });
  else if (isMoney(amount) && (discount < 0 || discount > Math.max(amount, 0))) {
    issues.push({
      code: 'discountOutOfRange',
      field: `${line}.discount`,
      received: discount,
      most: Math.max(amount, 0),
    });
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

const shippingIssues = (shipping: TaxableShipping): TaxIssue[] => {
  if (!isObject(shipping)) return [{ code: 'missing', field: 'shipping' }];
  const { amount, taxedAs = 'shipping', prices } = shipping;
  const issues: TaxIssue[] = pricesIssues(prices, 'shipping.prices');
  if (!isMoney(amount)) issues.push({ code: 'notAnAmount', field: 'shipping.amount', received: amount });
  if (taxedAs !== 'lines' && !isRuleClass(taxedAs)) {
    issues.push({ code: 'unknownTaxClass', field: 'shipping.taxedAs', received: taxedAs });
  }
  return issues;
};

/** Whether the shipping is valid. */
export const isShippingTaxable = (shipping: TaxableShipping): boolean => shippingIssues(shipping).length === 0;

const issuesOfLines = (lines: readonly TaxableLine[]): TaxIssue[] =>
  Array.isArray(lines)
    ? lines.flatMap((line, place) => lineIssues(line, `lines.${String(place)}`))
    : [{ code: 'missing', field: 'lines' }];

/** All issues of an order that cannot be taxed by the terms. */
export const issuesOf = (order: TaxableOrder, terms: TaxTerms): readonly [TaxIssue, ...TaxIssue[]] => {
  const { lines, shipping }: Partial<TaxableOrder> = isObject(order) ? order : {};
  const [first = { code: 'amountsTooLarge' } as const, ...others] = [
    ...unknownTermsOf(terms).map(
      (field): TaxIssue => ({ code: 'unknownTerm', field: `terms.${field}`, received: terms[field] }),
    ),
    ...issuesOfLines(lines as readonly TaxableLine[]),
    ...shippingIssues(shipping as TaxableShipping),
  ];
  return [first, ...others];
};
