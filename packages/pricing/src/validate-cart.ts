import type { LineItem, Product } from '@ironcart/core';
import { type CartHundo, hundoOf } from './discount/hundo-discount.ts';
import { issueOf, type PricingIssue } from './issues.ts';
import { createRun } from './item/pricing-run.ts';
import { validateCartLine } from './item/validate-line.ts';
import type { ValidatedLine } from './item/validated-line.ts';

/**
 * A cart with everything checked, looked up and read that depends on neither the moment nor the customer, to be priced
 * as often as these change. Its products must not be changed in place.
 */
export interface ValidatedCart {
  readonly lines: readonly ValidatedLine[];
  /** The lines, and children of lines, that redeem something earned, in the order in which they do. */
  readonly redeeming: readonly ValidatedLine[];
  /** The weight-tier discount; undefined without any. */
  readonly hundo: CartHundo | undefined;
}

/** A cart that can be priced, or all that is wrong with it. */
export type CartValidation =
  | { readonly cart: ValidatedCart; readonly issues: readonly [] }
  | { readonly cart: undefined; readonly issues: readonly PricingIssue[] };

/**
 * Checks a cart once for all of its pricings (S5-price-err): every item, its options and children, and that the whole
 * is an amount an order can hold. All issues of all lines come back, never an exception. What depends on the customer
 * (an entitlement that cannot be read) is an issue of the pricing.
 * @param products every product of the cart, the children of configurables and bundles included
 */
export const validateCart = (items: readonly LineItem[], products: ReadonlyMap<number, Product>): CartValidation => {
  const run = createRun(products);
  const lines: ValidatedLine[] = [];
  for (const item of items) {
    const line = validateCartLine(item, run);
    if (line) lines.push(line);
  }
  if (run.issues.length > 0) return { cart: undefined, issues: run.issues };
  const hundo = hundoOf(lines);
  if (hundo === 'tooLarge') return { cart: undefined, issues: [issueOf({ code: 'amountTooLarge' })] };
  return { cart: { lines, redeeming: run.redeeming, hundo }, issues: [] };
};
