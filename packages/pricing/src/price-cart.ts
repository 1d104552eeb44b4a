import { add, type LineItem, largestAmount, type Money, type Product, zero } from '@ironcart/core';
import type { PricingIssue } from './issues.ts';
import { isReadable } from './item/item-field.ts';
import { priceLine } from './item/price-line.ts';
import { type PricingRun, report } from './item/pricing-run.ts';
import type { PriceContext } from './price-context.ts';
import type { PricedLine } from './priced-line.ts';

/** A cart's prices. With any issue the cart cannot be ordered. */
export interface PricedCart {
  /** The lines without an issue, in the cart's order. */
  readonly lines: readonly PricedLine[];
  /** Sum of the lines' row totals, tax-exclusive, in minor units. */
  readonly subtotal: Money;
  /** Every issue of every line, in the cart's order. */
  readonly issues: readonly PricingIssue[];
}

/** An item's price, or all that is wrong with it. */
export type PricedItem =
  | { readonly line: PricedLine; readonly issues: readonly [] }
  | { readonly line: undefined; readonly issues: readonly PricingIssue[] };

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
  const issues: PricingIssue[] = [];
  const run: PricingRun = { products, context, issues, listItemId: '', ancestors: [] };
  const lines: PricedLine[] = [];
  let subtotal: Money = zero;
  for (const item of items) {
    if (!isReadable(item, run)) continue;
    run.listItemId = item.listItemId;
    const issuesBefore = issues.length;
    const line = priceLine(item, run);
    if (line === undefined || issues.length > issuesBefore) continue;
    if (subtotal + line.rowTotal > largestAmount) {
      report(run, line.productId, { code: 'amountTooLarge' });
      continue;
    }
    lines.push(line);
    subtotal = add(subtotal, line.rowTotal);
  }
  return { lines, subtotal, issues };
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
