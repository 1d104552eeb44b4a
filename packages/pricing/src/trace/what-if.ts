import type { LineItem, Money, Product } from '@ironcart/core';
import { type Divergence, diverge } from './diverge.ts';
import { type ExplainContext, explain } from './explain.ts';
import type { CartTrace } from './trace.ts';
import { differenceOf, type TraceDifference } from './trace-difference.ts';

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
  readonly difference: TraceDifference;
  readonly subtotalDifference: Money;
  readonly amountToPayDifference: Money;
  /** The first step that differs; undefined when the change changes nothing. */
  readonly firstDivergence: Divergence | undefined;
}

/**
 * Prices a cart with other items, products or context (another moment, group, ticket or discount), and says what
 * differs.
 * @throws RangeError when an amount of a context's order is not a whole number of minor units
 */
export const whatIf = (cart: ExplainableCart, change: Partial<ExplainableCart>): WhatIf => {
  const changed = { ...cart, ...change };
  const before = explain(cart.items, cart.products, cart.context);
  const after = explain(changed.items, changed.products, changed.context);
  const difference = differenceOf(before, after);
  return {
    before,
    after,
    difference,
    subtotalDifference: difference.subtotal,
    amountToPayDifference: difference.amountToPay,
    firstDivergence: diverge(before, after),
  };
};
