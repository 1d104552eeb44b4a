import type { LineItem } from '@ironcart/core/list';
import type { Product } from '@ironcart/core/product';
import { requireObject } from '@ironcart/core/result';
import { hasWeightTiers, type WeightShares, weightSharesOf } from './discount/hundo-discount.ts';
import { issueOf, type PricingIssue } from './issues.ts';
import { prepareCartLine } from './item/prepare-line.ts';
import type { PreparedLine } from './item/prepared-line.ts';
import { createRun } from './item/pricing-run.ts';
import type { RefusedLine } from './priced-line.ts';

/** The lines of a cart and their products. */
export interface CartContents {
  readonly items: readonly LineItem[];
  /** All products of the cart by id, including the children of configurables and bundles. */
  readonly products: ReadonlyMap<number, Product>;
}

/** A rejected line with its position in the cart, and its product if it is known. */
export interface RejectedLine {
  readonly at: number;
  readonly line: RefusedLine;
  readonly product: Product | undefined;
}

/**
 * A cart with every check and look-up done that depends on neither the time nor the shopper: the first half of
 * `quoteCart`. It can be quoted repeatedly. Its products must not be mutated.
 */
export interface PreparedCart {
  /** The lines that can be priced, in the cart's order. */
  readonly lines: readonly PreparedLine[];
  /** The rejected lines, in the cart's order. */
  readonly refused: readonly RejectedLine[];
  /** The lines and child lines that redeem an entitlement, in the order of redemption. */
  readonly redeeming: readonly PreparedLine[];
  /** The weight-tier discount of each line in minor units; undefined if there is none. */
  readonly weightShares: WeightShares | undefined;
  /** Issues of the cart as a whole. */
  readonly issues: readonly PricingIssue[];
}

const noIssues: readonly PricingIssue[] = [];

/**
 * Creates a prepared cart from prepared lines: computes its weight-tier discount.
 * @param isWeighed whether any line has weight tiers, if the caller knows it
 */
export const cartOf = (
  lines: readonly PreparedLine[],
  refused: readonly RejectedLine[],
  redeeming: readonly PreparedLine[],
  isWeighed: boolean = lines.some(hasWeightTiers),
): PreparedCart => {
  const weightShares = isWeighed ? weightSharesOf(lines) : undefined;
  return weightShares === 'tooLarge'
    ? { lines, refused, redeeming, weightShares: undefined, issues: [issueOf({ code: 'amountTooLarge' })] }
    : { lines, refused, redeeming, weightShares, issues: noIssues };
};

/**
 * Validates a cart once for all of its quotes (S5-price-err): every item with its options and children, and that the
 * total does not exceed the largest amount of an order. Invalid items never throw: they become rejected lines with all
 * of their issues, which `quoteCart` returns.
 * @throws TypeError without a cart, if `items` is not an array or `products` is not a `Map`
 */
export const prepareCart = (contents: CartContents): PreparedCart => {
  const { items, products } = requireObject(contents, 'The cart');
  if (!Array.isArray(items)) throw new TypeError('items must be an array of line items: [] for an empty cart');
  const run = createRun(products);
  // Preallocated: growing the array line by line takes a tenth of the preparation time.
  const lines = new Array<PreparedLine>(items.length);
  const refused: RejectedLine[] = [];
  let count = 0;
  let isWeighed = false;
  for (const item of items) {
    const line = prepareCartLine(item, run);
    if (line !== undefined) {
      isWeighed ||= hasWeightTiers(line);
      lines[count] = line;
      count += 1;
      continue;
    }
    refused.push({
      at: count + refused.length,
      line: { ok: false, listItemId: run.listItemId, issues: run.issues.splice(0) },
      product: products.get(item?.productId) ?? undefined,
    });
  }
  lines.length = count;
  return cartOf(lines, refused, run.redeeming, isWeighed);
};
