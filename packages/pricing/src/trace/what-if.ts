import { type LineItem, type Money, money, type Product, subtract } from '@ironcart/core';
import { type Divergence, diverge } from './diverge.ts';
import { type ExplainContext, explain } from './explain.ts';
import type { CartTrace } from './trace.ts';

/** A cart and all that its price depends on. */
export interface ExplainableCart {
  readonly items: readonly LineItem[];
  readonly products: ReadonlyMap<number, Product>;
  readonly context: ExplainContext;
}

/** What a change does to a cart, in minor units; a difference is the amount after it less the amount before it. */
export interface WhatIf {
  readonly before: CartTrace;
  readonly after: CartTrace;
  readonly subtotalDifference: Money;
  readonly amountToPayDifference: Money;
  /** The row totals that differ, by line item id; a line that is gone, new or has an issue counts as 0 there. */
  readonly lineDifferences: ReadonlyMap<string, Money>;
  /** The first step that differs; undefined when the change changes nothing. */
  readonly firstDivergence: Divergence | undefined;
}

const rowTotalsOf = (trace: CartTrace): ReadonlyMap<string, number> => {
  const rowTotals = new Map<string, number>();
  for (const { listItemId, rowTotal = 0 } of trace.lines) {
    rowTotals.set(listItemId, (rowTotals.get(listItemId) ?? 0) + rowTotal);
  }
  return rowTotals;
};

const lineDifferences = (before: CartTrace, after: CartTrace): ReadonlyMap<string, Money> => {
  const was = rowTotalsOf(before);
  const is = rowTotalsOf(after);
  const differences = new Map<string, Money>();
  for (const listItemId of new Set([...was.keys(), ...is.keys()])) {
    const difference = (is.get(listItemId) ?? 0) - (was.get(listItemId) ?? 0);
    if (difference !== 0) differences.set(listItemId, money(difference));
  }
  return differences;
};

/** Prices a cart with other items, products or context (another moment, another group), and says what differs. */
export const whatIf = (cart: ExplainableCart, change: Partial<ExplainableCart>): WhatIf => {
  const changed = { ...cart, ...change };
  const before = explain(cart.items, cart.products, cart.context);
  const after = explain(changed.items, changed.products, changed.context);
  return {
    before,
    after,
    subtotalDifference: subtract(after.subtotal, before.subtotal),
    amountToPayDifference: subtract(after.amountToPay, before.amountToPay),
    lineDifferences: lineDifferences(before, after),
    firstDivergence: diverge(before, after),
  };
};
