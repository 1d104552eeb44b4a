import { add, type LineItem, type Money, type Product, zero } from '@ironcart/core';
import { createRedemptions } from './discount/entitlement.ts';
import type { PricingIssue } from './issues.ts';
import { pricingOf } from './item/piece-price.ts';
import { createRun } from './item/pricing-run.ts';
import { redeemLines } from './item/redeem-lines.ts';
import { toPricedLine } from './item/to-priced-line.ts';
import { validateCartLine } from './item/validate-line.ts';
import type { PriceContext } from './price-context.ts';
import type { PricedLine } from './priced-line.ts';
import { contextIssues } from './validate-context.ts';

/** A cart's prices. With any issue the cart cannot be ordered. */
export interface PricedCart {
  /** The lines without an issue, in the cart's order. */
  readonly lines: readonly PricedLine[];
  /**
   * Sum of these lines' row totals, tax-exclusive, in minor units: what to show beside the lines. With any issue it is
   * the sum of a part of the cart, and no order's subtotal: that is `orderableSubtotal`.
   */
  readonly subtotal: Money;
  /** Every issue of every line, in the cart's order. */
  readonly issues: readonly PricingIssue[];
}

/** An item's price, or all that is wrong with it. */
export type PricedItem =
  | { readonly line: PricedLine; readonly issues: readonly [] }
  | { readonly line: undefined; readonly issues: readonly PricingIssue[] };

/** The subtotal that an order of this cart has: of all of its lines; undefined while any of them has an issue. */
export const orderableSubtotal = ({ subtotal, issues }: Pick<PricedCart, 'subtotal' | 'issues'>): Money | undefined =>
  issues.length === 0 ? subtotal : undefined;

/**
 * Prices every line of a cart, in time linear in its size. Whatever the items hold comes back as prices or as issues,
 * never as an exception: a line with an issue has no part in the lines or the subtotal.
 * @param products every product of the cart, the children of configurables and bundles included
 */
export const priceCart = (
  items: readonly LineItem[],
  products: ReadonlyMap<number, Product>,
  context: PriceContext,
): PricedCart => {
  const unreadable = contextIssues(context);
  if (unreadable.length > 0) return { lines: [], subtotal: zero, issues: unreadable };
  const run = createRun(products);
  const redemptions = createRedemptions(context.earnedDiscounts);
  const pricing = pricingOf(context, redemptions.outcomes);
  const lines: PricedLine[] = [];
  let subtotal: Money = zero;
  for (const item of items) {
    const issuesBefore = run.issues.length;
    const redeemingBefore = run.redeeming.length;
    const validated = validateCartLine(item, run);
    redeemLines(run.redeeming, redeemingBefore, redemptions, run.issues);
    if (validated === undefined || run.issues.length > issuesBefore) continue;
    const line = toPricedLine(validated, pricing);
    lines.push(line);
    subtotal = add(subtotal, line.rowTotal);
  }
  return { lines, subtotal, issues: run.issues };
};

/** Prices one item as `priceCart` does. */
export const priceItem = (
  item: LineItem,
  products: ReadonlyMap<number, Product>,
  context: PriceContext,
): PricedItem => {
  const { lines, issues } = priceCart([item], products, context);
  const [line] = lines;
  return line ? { line, issues: [] } : { line: undefined, issues };
};
