import type { LineItem } from '@ironcart/core/list';
import type { Product } from '@ironcart/core/product';
import { issueOf, type PricingIssue, type PricingProblem } from '../issues.ts';
import type { PreparedLine } from './prepared-line.ts';

/** One pass over a cart: what it is checked against, and what was found so far. */
export interface PricingRun {
  readonly products: ReadonlyMap<number, Product>;
  readonly issues: PricingIssue[];
  /** The lines that redeem something earned, from the cart's first line on. */
  readonly redeeming: PreparedLine[];
  /** The most that the lines so far can cost, in minor units. */
  most: number;
  /** The cart's line being checked; undefined where it has no readable id. */
  listItemId: string | undefined;
  /** The items that hold the one being checked, from the cart's line inwards. */
  readonly ancestors: LineItem[];
}

export const createRun = (products: ReadonlyMap<number, Product>): PricingRun => {
  if (typeof products?.get !== 'function') {
    throw new TypeError('products must be a Map by product id, as in new Map([[product.productId, product]])');
  }
  return {
    products,
    issues: [],
    redeeming: [],
    most: 0,
    listItemId: undefined,
    ancestors: [],
  };
};

/** Adds an issue of the line being checked. */
export const report = (run: PricingRun, productId: number | undefined, problem: PricingProblem): void => {
  run.issues.push(issueOf(problem, run.listItemId, productId));
};
