import type { CheckoutFacts, ConformanceAction } from './checkout-driver.ts';

/** An action of a shopper, and the facts that checkout shows then. */
export type ConformanceStep = ConformanceAction & { readonly expect: CheckoutFacts };

/** A path through checkout as plain data, which can be stored as JSON and run by any test runner. */
export interface ConformancePath {
  /** The description of the path. */
  readonly name: string;
  readonly start: CheckoutFacts;
  readonly steps: readonly ConformanceStep[];
}
