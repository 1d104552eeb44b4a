import { type LineItem, largestAmount, type Product } from '@ironcart/core';
import type { PricingRun } from '../item/pricing-run.ts';
import { amountToPay, type OrderAmounts, orderTotals } from '../order/order-totals.ts';
import { priceCart } from '../price-cart.ts';
import type { PriceContext } from '../price-context.ts';
import { explainLine } from './explain-line.ts';
import { explainOrder } from './explain-order.ts';
import type { CartTrace, LineTrace } from './trace.ts';

/** What a trace depends on besides the cart: the price context, and what the order adds to the lines. */
export interface ExplainContext extends PriceContext {
  readonly order?: Omit<OrderAmounts, 'subtotal'> | undefined;
}

/**
 * Prices a cart and says how every amount came about: for each line and for the order each rule in order, with what
 * went in, what came out, and why it did not apply where it did not. The subtotal is that of `priceCart`, the totals
 * are those of `orderTotals`.
 * @throws RangeError when an amount of the context's order is not a whole number of minor units
 */
export const explain = (
  items: readonly LineItem[],
  products: ReadonlyMap<number, Product>,
  context: ExplainContext,
): CartTrace => {
  const { subtotal, issues } = priceCart(items, products, context);
  const lines: LineTrace[] = [];
  let explained = 0;
  for (const item of items) {
    const alone = priceCart([item], products, context);
    const [line] = alone.lines;
    if (line && explained + line.rowTotal <= largestAmount) {
      const run: PricingRun = { products, context, issues: [], listItemId: line.listItemId, ancestors: [] };
      const { steps, amount } = explainLine(item, run);
      lines.push({ listItemId: line.listItemId, name: line.name, steps, rowTotal: amount, issues: [] });
      explained += amount;
    } else {
      const listItemId = line?.listItemId ?? alone.issues[0]?.listItemId ?? '';
      const name = products.get(line?.productId ?? alone.issues[0]?.productId ?? 0)?.name ?? '';
      const own = line ? issues.filter((issue) => issue.listItemId === listItemId) : alone.issues;
      lines.push({ listItemId, name, steps: [], rowTotal: undefined, issues: own });
    }
  }
  const amounts = { ...context.order, subtotal };
  const totals = orderTotals(amounts);
  return { lines, order: explainOrder(amounts), subtotal, totals, amountToPay: amountToPay(totals) };
};
