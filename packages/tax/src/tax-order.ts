import { add, type Money } from '@ironcart/core/money';
import { type Result, requireObject } from '@ironcart/core/result';
import type { RulesOfClass } from './rule-index.ts';
import { taxLines } from './tax-lines.ts';
import { taxShipping } from './tax-shipping.ts';
import { countNetAmounts, createTally, sumOfTaxes } from './tax-tally.ts';
import { specifiedTerms, type TaxTerms, unknownTermsOf } from './tax-terms.ts';
import { isOrderShaped, issuesOf, type TaxableOrder, type TaxIssue } from './taxable-order.ts';
import { magnitudeOf, type TaxedAmount } from './taxed-amount.ts';

/** The total of one tax in an order: one levy, code and rate. */
export interface OrderTax {
  readonly levy: string | undefined;
  readonly code: string;
  /** Percent as decimal text. */
  readonly rate: string;
  /** Display text, as in 'VAT DE 19%'. */
  readonly label: string;
  /** The sum of the net amounts, of lines and shipping, on which the tax is due. */
  readonly netAmount: Money;
  /** The sum of `lineAmounts` and `shippingAmount`. */
  readonly taxAmount: Money;
  /** The tax of each line in the order's sequence; 0 if it is not due on the line. */
  readonly lineAmounts: readonly Money[];
  readonly shippingAmount: Money;
}

/** A taxed order; amounts in minor units, after all discounts. */
export interface TaxedOrder {
  readonly lines: readonly TaxedAmount[];
  readonly shipping: TaxedAmount;
  /** The sum of the lines' taxes. */
  readonly itemTax: Money;
  readonly shippingTax: Money;
  /** itemTax + shippingTax, and the sum of the summary's taxes. */
  readonly totalTax: Money;
  /** One for each levy, code and rate, in the order in which they occur. */
  readonly summary: readonly OrderTax[];
}

/**
 * Computes the taxes of an order: of each line after its share of the discounts, then of shipping. Each tax is rounded
 * on its own, by the terms. Net + tax = gross for every amount, and the parts add up to the totals. -0 counts as 0. An
 * invalid order returns all of its issues.
 * @param rulesOf the result of `rulesAt` of a rule index for the order's place and day: undefined for a country without
 *   rules, which is the issue `unknownTax`. In a country with rules, a class or region without one is not taxed
 * @throws TypeError if the rules are not a function or the terms are not an object; RangeError if the rates of compound
 *   or gross taxes have too many digits to be charged together
 */
export const taxOrder = (
  order: TaxableOrder,
  rulesOf: RulesOfClass | undefined,
  terms: TaxTerms = specifiedTerms,
): Result<TaxedOrder, TaxIssue> => {
  requireObject(terms, 'terms');
  if (!rulesOf) return { ok: false, issues: [{ code: 'unknownTax' }] };
  if (typeof rulesOf !== 'function') throw new TypeError('rulesOf must be a function: what rulesAt returned');
  if (!isOrderShaped(order) || unknownTermsOf(terms).length > 0) return { ok: false, issues: issuesOf(order, terms) };
  const tally = createTally(rulesOf, terms, order.lines.length);
  const lines = taxLines(order.lines, tally);
  const linesMagnitude = lines ? magnitudeOf(lines) : Number.NaN;
  if (!lines || !Number.isSafeInteger(linesMagnitude)) return { ok: false, issues: issuesOf(order, terms) };
  const itemTax = sumOfTaxes(tally);
  const shipping = taxShipping(order, lines, tally);
  if (!shipping || !Number.isSafeInteger(linesMagnitude + magnitudeOf([shipping]))) {
    return { ok: false, issues: issuesOf(order, terms) };
  }
  countNetAmounts(tally);
  return {
    ok: true,
    value: {
      lines,
      shipping,
      itemTax,
      shippingTax: shipping.tax,
      totalTax: add(itemTax, shipping.tax),
      summary: tally.counts,
    },
  };
};
