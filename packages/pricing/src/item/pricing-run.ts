import type { LineItem } from '@ironcart/core/list';
import type { Product } from '@ironcart/core/product';
import { issueOf, type PricingIssue, type PricingProblem } from '../issues.ts';
import { requireProducts } from '../require-products.ts';
import type { PreparedLine } from './prepared-line.ts';

/** The state of one pass over a cart: the data to check against, and the results so far. */
export interface PricingRun {
  readonly products: ReadonlyMap<number, Product>;
  readonly issues: PricingIssue[];
  /** The lines that redeem an entitlement, in the cart's order. */
  readonly redeeming: PreparedLine[];
  /** The highest possible cost of the lines so far, in minor units. */
  most: number;
  /** The id of the line being checked; undefined if it is unreadable. */
  listItemId: string | undefined;
  /** The ancestors of the item being checked, starting with the cart's line. */
  readonly ancestors: LineItem[];
}

export const createRun = (products: ReadonlyMap<number, Product>): PricingRun => {
  requireProducts(products);
  return {
    products,
    issues: [],
    redeeming: [],
    most: 0,
    listItemId: undefined,
    ancestors: [],
  };
};

/** Adds an issue to the line being checked. */
export const report = (run: PricingRun, productId: number | undefined, problem: PricingProblem): void => {
  run.issues.push(issueOf(problem, run.listItemId, productId));
};
