import type { CheckoutFacts, ConformanceAction } from './checkout-driver.ts';

/** One thing that a shopper does, and what checkout shows then. */
export type ConformanceStep = ConformanceAction & { readonly expect: CheckoutFacts };

/** A way through checkout as plain data: it can be kept as JSON and be run by any test runner. */
export interface ConformancePath {
  /** What the path goes through, in words. */
  readonly name: string;
  readonly start: CheckoutFacts;
  readonly steps: readonly ConformanceStep[];
}
