import type { LineItem, Product } from '@ironcart/core';
import type { PriceDiscount } from '../discount/price-discount.ts';
import { messageOf, type PricingIssue, type PricingProblem } from '../issues.ts';
import type { PriceContext } from '../price-context.ts';
import type { LineRung } from '../priced-line.ts';

/** One pass over a cart: what prices are read from, and the issues found so far. */
export interface PricingRun {
  readonly products: ReadonlyMap<number, Product>;
  readonly context: PriceContext;
  readonly issues: PricingIssue[];
  /** The cart's line being priced. */
  listItemId: string;
  /** The items that hold the one being priced, from the cart's line inwards. */
  readonly ancestors: LineItem[];
}

/** What a parent decides about the price of its child. */
export interface ParentTerms {
  /** Stands in for the child's own price; whether it is an amount is checked with the line. */
  readonly base?: { readonly price: number; readonly rung: LineRung } | undefined;
  readonly earnedDiscount?: PriceDiscount | undefined;
  /** Stands in for the child's quantity. */
  readonly qty?: number | undefined;
}

/** Adds an issue of the line being priced. */
export const report = (run: PricingRun, productId: number, problem: PricingProblem): void => {
  run.issues.push({ ...problem, message: messageOf(problem), listItemId: run.listItemId, productId });
};
