import type { Money } from '@ironcart/core/money';
import { requireObject } from '@ironcart/core/result';
import { termsIssue } from '../check-terms.ts';
import type { PricingIssue } from '../issues.ts';
import { pricingOf } from '../item/piece-price.ts';
import { amountToPay } from '../order/order-totals.ts';
import { type PreparedCart, prepareCart, type RejectedLine } from '../prepare-cart.ts';
import type { QuoteRequest } from '../quote-cart.ts';
import type { QuoteTerms } from '../quote-terms.ts';
import { redeemLines } from '../redeem-lines.ts';
import { explainDiscounts } from './explain-discounts.ts';
import { explainRow } from './explain-line.ts';
import { explainOrder, type TracedOrder, totalsOf } from './explain-order.ts';
import type { CartTrace, LineTrace } from './trace.ts';

/** Everything besides the cart that a trace depends on: the terms of the quote, and the order's other amounts. */
export interface ExplainTerms extends QuoteTerms {
  readonly order?: TracedOrder | undefined;
}

/** A cart, unprepared or prepared by `prepareCart`, and the terms of its trace. */
export type ExplainRequest = QuoteRequest & ExplainTerms;

const noIssues: readonly PricingIssue[] = [];
const nothingAdded: TracedOrder = {};

/** The traces of the lines that can be priced, in the cart's order. */
const explainLines = (
  { lines, weightShares }: PreparedCart,
  redemptions: Parameters<typeof pricingOf>[1],
  request: ExplainRequest,
): readonly LineTrace[] => {
  const pricing = pricingOf(request, redemptions);
  const lists = lines.map((line) => explainRow(line, pricing));
  const rowTotals = lists.map(({ amount }) => amount);
  explainDiscounts(lines, lists, weightShares, request);
  return lists.map(
    ({ steps, amount }, index): LineTrace => ({
      listItemId: lines[index]?.listItemId ?? '',
      name: lines[index]?.product.name ?? '',
      steps,
      rowTotal: rowTotals[index],
      taxableAmount: amount,
      issues: noIssues,
    }),
  );
};

const withRefused = (explained: readonly LineTrace[], refused: readonly RejectedLine[]): readonly LineTrace[] => {
  if (refused.length === 0) return explained;
  const lines = [...explained];
  for (const { at, line, product } of refused) {
    lines.splice(at, 0, {
      listItemId: line.listItemId ?? '',
      name: product?.name ?? '',
      steps: [],
      rowTotal: undefined,
      taxableAmount: undefined,
      issues: line.issues,
    });
  }
  return lines;
};

const sumUp = (
  lines: readonly LineTrace[],
  hasWeightDiscount: boolean,
  issues: readonly PricingIssue[],
  request: ExplainRequest,
): CartTrace => {
  const { order = nothingAdded } = request;
  let subtotal = 0;
  let taxable = 0;
  for (const { rowTotal = 0, taxableAmount = 0 } of lines) {
    subtotal += rowTotal;
    taxable += taxableAmount;
  }
  const discount = (subtotal - taxable) as Money;
  const totals = totalsOf(subtotal as Money, discount, order);
  const steps = explainOrder(lines, subtotal as Money, hasWeightDiscount, order, request);
  return { lines, order: steps, subtotal: subtotal as Money, totals, amountToPay: amountToPay(totals), issues };
};

/**
 * Explains the quote that `quoteCart` returns for the same request: every rule in its order, for each line and for the
 * order, with its input, output, rounding residue and, if it did not apply, the reason. A line with issues has issues
 * in place of steps. The rules are evaluated again and not read from the quote, so that a discrepancy is visible. Takes
 * time linear in the lines.
 * @throws RangeError if an amount of the request's order is not a whole number of minor units
 */
export const explain = (request: ExplainRequest): CartTrace => {
  const wrong = termsIssue(requireObject(request, 'The request'));
  if (wrong) {
    const { orderDiscount: _discount, ...withoutDiscount } = request;
    return sumUp([], false, [wrong], withoutDiscount);
  }
  const prepared = 'cart' in request ? request.cart : prepareCart(request);
  const { cart, redemptions } = redeemLines(prepared, request.shopper);
  const lines = withRefused(explainLines(cart, redemptions, request), cart.refused);
  return sumUp(lines, cart.weightShares !== undefined, cart.issues, request);
};
