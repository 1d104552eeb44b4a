import type { Money } from '@ironcart/core/money';
import { type ExplainRequest, explain } from './explain.ts';
import { type Divergence, findDivergence } from './find-divergence.ts';
import type { CartTrace } from './trace.ts';
import { differenceOf, type TraceDifference } from './trace-difference.ts';

/** The effect of a change on a cart, in minor units; a difference is the amount after it less the amount before it. */
export interface WhatIf {
  readonly before: CartTrace;
  readonly after: CartTrace;
  readonly difference: TraceDifference;
  readonly subtotalDifference: Money;
  readonly amountToPayDifference: Money;
  /** The first step that differs; undefined if the change has no effect. */
  readonly firstDivergence: Divergence | undefined;
}

/**
 * Prices a cart with other items, products or terms (another time, group, ticket or discount), and returns the
 * differences.
 * @throws RangeError if an amount of a request's order is not a whole number of minor units
 */
export const whatIf = (request: ExplainRequest, change: Partial<ExplainRequest>): WhatIf => {
  const before = explain(request);
  const after = explain({ ...request, ...change });
  const difference = differenceOf(before, after);
  return {
    before,
    after,
    difference,
    subtotalDifference: difference.subtotal,
    amountToPayDifference: difference.amountToPay,
    firstDivergence: findDivergence(before, after),
  };
};
