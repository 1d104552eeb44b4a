import type { LineItem, Money, Product } from '@ironcart/core';
import { createRedemptions } from '../discount/entitlement.ts';
import { type CartHundo, hundoOf } from '../discount/hundo-discount.ts';
import { issueOf, type PricingIssue } from '../issues.ts';
import { type Pricing, pricingOf } from '../item/piece-price.ts';
import { createRun } from '../item/pricing-run.ts';
import { redeemLines } from '../item/redeem-lines.ts';
import { validateCartLine } from '../item/validate-line.ts';
import type { ValidatedLine } from '../item/validated-line.ts';
import { amountToPay } from '../order/order-totals.ts';
import type { PriceContext } from '../price-context.ts';
import { areIssues, openPricing } from '../price-validated-cart.ts';
import type { ValidatedCart } from '../validate-cart.ts';
import { contextIssues } from '../validate-context.ts';
import { explainDiscounts } from './explain-discounts.ts';
import { explainRow } from './explain-line.ts';
import { explainOrder, type TracedOrder, totalsOf } from './explain-order.ts';
import type { CartTrace, LineTrace } from './trace.ts';

/** What a trace depends on besides the cart: the price context, and what the order adds to the lines. */
export interface ExplainContext extends PriceContext {
  readonly order?: TracedOrder | undefined;
}

const noIssues: readonly PricingIssue[] = [];
const nothingAdded: TracedOrder = {};

/** The traces of lines that can be priced, in their order. */
const explainLines = (
  lines: readonly ValidatedLine[],
  hundo: CartHundo | undefined,
  pricing: Pricing,
  context: PriceContext,
): readonly LineTrace[] => {
  const lists = lines.map((line) => explainRow(line, pricing));
  const rowTotals = lists.map(({ amount }) => amount);
  explainDiscounts(lines, lists, hundo, context);
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

const sumUp = (
  lines: readonly LineTrace[],
  hundo: CartHundo | undefined,
  issues: readonly PricingIssue[],
  context: ExplainContext,
): CartTrace => {
  const { order = nothingAdded } = context;
  let subtotal = 0;
  let taxable = 0;
  for (const { rowTotal = 0, taxableAmount = 0 } of lines) {
    subtotal += rowTotal;
    taxable += taxableAmount;
  }
  const discount = (subtotal - taxable) as Money;
  const totals = totalsOf(subtotal as Money, discount, order);
  const steps = explainOrder(lines, subtotal as Money, hundo !== undefined, order, context);
  return { lines, order: steps, subtotal: subtotal as Money, totals, amountToPay: amountToPay(totals), issues };
};

const unpriceable = (context: ExplainContext, issues: readonly PricingIssue[]): CartTrace => {
  const { orderDiscount: _discount, ...withoutDiscount } = context;
  return sumUp([], undefined, issues, withoutDiscount);
};

/**
 * Prices a validated cart and says how every amount came about, as `explain` does, without checking anything again.
 * The amounts are those of `priceValidatedCart`; where it has issues, the trace has them and no lines.
 * @throws RangeError when an amount of the context's order is not a whole number of minor units
 */
export const explainValidatedCart = (cart: ValidatedCart, context: ExplainContext): CartTrace => {
  const pricing = openPricing(cart, context);
  if (areIssues(pricing)) return unpriceable(context, pricing);
  const { lines, hundo } = cart;
  return sumUp(explainLines(lines, hundo, pricing, context), hundo, noIssues, context);
};

const lineWithIssues = (item: LineItem, products: ReadonlyMap<number, Product>, issues: readonly PricingIssue[]) => {
  const productId = typeof item === 'object' && item !== null ? item.productId : 0;
  const [issue] = issues;
  return {
    listItemId: issue?.listItemId ?? '',
    name: products.get(productId)?.name ?? '',
    steps: [],
    rowTotal: undefined,
    taxableAmount: undefined,
    issues,
  };
};

/**
 * Prices a cart and says how every amount came about: for each line and for the order each rule in order, with what
 * went in, what came out, what rounding left out, and why it did not apply where it did not. A line with issues has
 * them in place of its steps. Without issues the amounts are those of `priceValidatedCart`, and the totals those of
 * `orderTotals`. Takes time linear in the lines.
 * @throws RangeError when an amount of the context's order is not a whole number of minor units
 */
export const explain = (
  items: readonly LineItem[],
  products: ReadonlyMap<number, Product>,
  context: ExplainContext,
): CartTrace => {
  const unreadable = contextIssues(context);
  if (unreadable.length > 0) return unpriceable(context, unreadable);
  const run = createRun(products);
  const redemptions = createRedemptions(context.earnedDiscounts);
  const priceable: ValidatedLine[] = [];
  /** Of each item: the line with issues, or undefined where it is the next priceable line. */
  const faulty = items.map((item) => {
    const issuesBefore = run.issues.length;
    const redeemingBefore = run.redeeming.length;
    const line = validateCartLine(item, run);
    redeemLines(run.redeeming, redeemingBefore, redemptions, run.issues);
    if (line === undefined || run.issues.length > issuesBefore) {
      return lineWithIssues(item, products, run.issues.slice(issuesBefore));
    }
    priceable.push(line);
    return undefined;
  });
  const hundo = hundoOf(priceable);
  const isTooHeavy = hundo === 'tooLarge';
  const issues = isTooHeavy ? [issueOf({ code: 'amountTooLarge' })] : noIssues;
  const pricing = pricingOf(context, redemptions.outcomes);
  const shares = isTooHeavy ? undefined : hundo;
  const explained = explainLines(priceable, shares, pricing, context)[Symbol.iterator]();
  const lines = faulty.flatMap((line) => line ?? explained.next().value ?? []);
  return sumUp(lines, shares, issues, context);
};
