import type { LineItem } from '@ironcart/core/list';
import type { Product } from '@ironcart/core/product';
import { type WeightShares, weightSharesOf } from './discount/hundo-discount.ts';
import { issueOf, type PricingIssue } from './issues.ts';
import { prepareCartLine } from './item/prepare-line.ts';
import type { PreparedLine } from './item/prepared-line.ts';
import { createRun } from './item/pricing-run.ts';
import type { RefusedLine } from './priced-line.ts';

/** What a cart is made of. */
export interface CartContents {
  readonly items: readonly LineItem[];
  /** Every product of the cart by its id, the children of configurables and bundles included. */
  readonly products: ReadonlyMap<number, Product>;
}

/** A refused line, its place in the cart, and its product where that is known. */
export interface RefusedAt {
  readonly at: number;
  readonly line: RefusedLine;
  readonly product: Product | undefined;
}

/**
 * A cart with everything checked, looked up and read that depends on neither the moment nor the shopper: the first half
 * of `quoteCart`, to be given to it as often as these change. Its products must not be changed in place.
 */
export interface PreparedCart {
  /** The lines that can be priced, in the cart's order. */
  readonly lines: readonly PreparedLine[];
  /** The others, in the cart's order. */
  readonly refused: readonly RefusedAt[];
  /** The lines, and children of lines, that redeem something earned, in the order in which they do. */
  readonly redeeming: readonly PreparedLine[];
  /** What the weight tiers take off each line; undefined where they take nothing. */
  readonly weightShares: WeightShares | undefined;
  /** What is wrong with the cart as a whole. */
  readonly issues: readonly PricingIssue[];
}

const noIssues: readonly PricingIssue[] = [];

/** A prepared cart of these lines: weighs them. */
export const cartOf = (
  lines: readonly PreparedLine[],
  refused: readonly RefusedAt[],
  redeeming: readonly PreparedLine[],
): PreparedCart => {
  const weightShares = weightSharesOf(lines);
  return weightShares === 'tooLarge'
    ? { lines, refused, redeeming, weightShares: undefined, issues: [issueOf({ code: 'amountTooLarge' })] }
    : { lines, refused, redeeming, weightShares, issues: noIssues };
};

/**
 * Checks a cart once for all of its quotes (S5-price-err): every item, its options and children, and that the whole is
 * an amount an order can hold. Never throws, whatever the items hold: a line that cannot be priced is refused with all
 * of its issues, and `quoteCart` says so.
 * @throws TypeError if `items` is not an array or `products` is not a `Map`
 */
export const prepareCart = ({ items, products }: CartContents): PreparedCart => {
  if (!Array.isArray(items)) throw new TypeError('items must be an array of line items: [] for an empty cart');
  const run = createRun(products);
  // Allocated once: growing it line by line costs a tenth of the preparation.
  const lines = new Array<PreparedLine>(items.length);
  const refused: RefusedAt[] = [];
  let count = 0;
  for (const item of items) {
    const line = prepareCartLine(item, run);
    if (line !== undefined) {
      lines[count] = line;
      count += 1;
      continue;
    }
    refused.push({
      at: count + refused.length,
      line: { ok: false, listItemId: run.listItemId, issues: run.issues.splice(0) },
      product: products.get(item?.productId),
    });
  }
  lines.length = count;
  return cartOf(lines, refused, run.redeeming);
};
