import { type Money, zero } from '@ironcart/core';
import { termsIssue } from './check-terms.ts';
import { discountAmounts } from './discount/discount-amounts.ts';
import type { PricingIssue } from './issues.ts';
import { listPricing, type Pricing, piecePrice, pricingOf } from './item/piece-price.ts';
import { quoteLine } from './item/quote-line.ts';
import { type CartContents, type PreparedCart, prepareCart, type RefusedAt } from './prepare-cart.ts';
import type { PricedLine, QuotedLine } from './priced-line.ts';
import type { QuoteTerms } from './quote-terms.ts';
import { redeemLines } from './redeem-lines.ts';

/** A cart and the terms of its quote. The cart is given as it is, or as `prepareCart` has prepared it. */
export type QuoteRequest = QuoteTerms & (CartContents | { readonly cart: PreparedCart });

/** The amounts of a cart's goods, tax-exclusive, in minor units. */
export interface QuoteAmounts {
  /** Sum of the row totals. */
  readonly subtotal: Money;
  /** What the weight tiers take off (S9-hundo-01). */
  readonly weightDiscount: Money;
  /** What the discount of the order takes off, after that by weight. */
  readonly orderDiscount: Money;
  /** Both discounts: the `discount` of `orderTotals`. */
  readonly discount: Money;
  /** The subtotal less both discounts: what the goods come to before shipping and tax. */
  readonly goodsTotal: Money;
}

/** The quote of a cart that can be ordered: every line is priced. */
export interface CompleteQuote extends QuoteAmounts {
  readonly ok: true;
  /** One for each item, in the cart's order. */
  readonly lines: readonly PricedLine[];
  /**
   * Of each line its row total less its shares of both discounts, by the largest remainder: what tax is computed on.
   * They sum to `goodsTotal`.
   */
  readonly taxableAmounts: readonly Money[];
  readonly issues: readonly [];
}

/** The quote of a cart that cannot be ordered. Its amounts are those of its priced lines alone, to show beside them. */
export interface PartialQuote extends QuoteAmounts {
  readonly ok: false;
  /** One for each item, in the cart's order. */
  readonly lines: readonly QuotedLine[];
  /** Every issue of every line, in the cart's order, then those of the cart as a whole; at least one. */
  readonly issues: readonly PricingIssue[];
}

/** The prices of a cart. */
export type CartQuote = CompleteQuote | PartialQuote;

const noIssues: readonly [] = [];

const nothing: QuoteAmounts = {
  subtotal: zero,
  weightDiscount: zero,
  orderDiscount: zero,
  discount: zero,
  goodsTotal: zero,
};

/** No line has a price: of a cart whose terms cannot be read. */
const refuseAll = ({ lines, refused }: PreparedCart, issue: PricingIssue): PartialQuote => ({
  ...nothing,
  ok: false,
  lines: withRefused(
    lines.map(({ listItemId }) => ({ ok: false, listItemId, issues: [issue] })),
    refused,
  ),
  issues: [issue],
});

/** All lines in the cart's order. */
const withRefused = (priced: readonly QuotedLine[], refused: readonly RefusedAt[]): readonly QuotedLine[] => {
  const lines = [...priced];
  for (const { at, line } of refused) lines.splice(at, 0, line);
  return lines;
};

/** The priced lines, their amounts, and the shares of the discounts. */
const priceLines = ({ lines: prepared, weightShares }: PreparedCart, pricing: Pricing, terms: QuoteTerms) => {
  const atList = listPricing(pricing.rounding);
  const lines = new Array<PricedLine>(prepared.length);
  const rowTotals = new Array<Money>(prepared.length);
  let subtotal = 0;
  for (let index = 0; index < prepared.length; index += 1) {
    const line = prepared[index] as (typeof prepared)[number];
    const quoted = quoteLine(line, pricing, atList, piecePrice(line, pricing, 0));
    lines[index] = quoted;
    rowTotals[index] = quoted.rowTotal;
    subtotal += quoted.rowTotal;
  }
  const discounted = discountAmounts(rowTotals, subtotal as Money, weightShares, terms);
  return { lines, subtotal: subtotal as Money, ...discounted };
};

/**
 * Prices a cart for a shopper at a moment: list, sale, group and promotion price, bundles and gift cards, what the
 * shopper earned, options, weight tiers, the discount of the order, and each line's shares of them for its tax. The one
 * way to a price for the product page, the cart, checkout, the backend's check of an order and the trace, so that they
 * agree to the cent. Takes time linear in the lines. Whatever the items hold comes back as prices or as issues, never
 * as an exception.
 */
export const quoteCart = (request: QuoteRequest): CartQuote => {
  const whole = 'cart' in request ? request.cart : prepareCart(request);
  const wrong = termsIssue(request);
  if (wrong) return refuseAll(whole, wrong);
  const { cart, redemptions } = redeemLines(whole, request.shopper);
  const { lines, taxableAmounts, subtotal, weightDiscount, orderDiscount } = priceLines(
    cart,
    pricingOf(request, redemptions),
    request,
  );
  const discount = (weightDiscount + orderDiscount) as Money;
  const goodsTotal = (subtotal - discount) as Money;
  if (cart.refused.length === 0 && cart.issues.length === 0) {
    return {
      ok: true,
      lines,
      issues: noIssues,
      subtotal,
      weightDiscount,
      orderDiscount,
      discount,
      goodsTotal,
      taxableAmounts,
    };
  }
  return {
    ok: false,
    lines: withRefused(lines, cart.refused),
    issues: [...cart.refused.flatMap(({ line }) => line.issues), ...cart.issues],
    subtotal,
    weightDiscount,
    orderDiscount,
    discount,
    goodsTotal,
  };
};
