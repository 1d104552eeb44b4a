import { type Money, zero } from '@ironcart/core/money';
import { termsIssue } from './check-terms.ts';
import { type DiscountedAmounts, discountAmounts } from './discount/discount-amounts.ts';
import type { AppliedPromotion } from './discount/promotions.ts';
import type { PricingIssue } from './issues.ts';
import { type Pricing, piecePrice, pricingOf } from './item/piece-price.ts';
import type { PreparedLine } from './item/prepared-line.ts';
import { quoteLines } from './item/quote-line.ts';
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
  /** What the store's promotions take off, after the discount by weight; those that take nothing are left out. */
  readonly promotions: readonly AppliedPromotion[];
  /** What the discount of the order takes off, after the others. */
  readonly orderDiscount: Money;
  /** All discounts: the `discount` of `orderTotals`. */
  readonly discount: Money;
  /** The subtotal less the discounts: what the goods come to before shipping and tax. */
  readonly goodsTotal: Money;
}

/** The quote of a cart that can be ordered: every line is priced. */
export interface CompleteQuote extends QuoteAmounts {
  readonly ok: true;
  /** One for each item, in the cart's order. Made when they are read for the first time: sums alone need none. */
  readonly lines: readonly PricedLine[];
  /**
   * Of each line its row total less its shares of the discounts, by the largest remainder: what tax is computed on.
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

class WholeQuote implements CompleteQuote {
  readonly ok = true;
  readonly issues = noIssues;
  readonly weightDiscount: Money;
  readonly promotions: readonly AppliedPromotion[];
  readonly orderDiscount: Money;
  readonly discount: Money;
  readonly goodsTotal: Money;
  readonly taxableAmounts: readonly Money[];
  readonly #prepared: readonly PreparedLine[];
  readonly #pricing: Pricing;
  #lines: readonly PricedLine[] | undefined = undefined;

  constructor(
    prepared: readonly PreparedLine[],
    pricing: Pricing,
    readonly subtotal: Money,
    amounts: DiscountedAmounts,
  ) {
    this.#prepared = prepared;
    this.#pricing = pricing;
    this.weightDiscount = amounts.weightDiscount;
    this.promotions = amounts.promotions;
    this.orderDiscount = amounts.orderDiscount;
    this.goodsTotal = amounts.goodsTotal;
    this.discount = (subtotal - amounts.goodsTotal) as Money;
    this.taxableAmounts = amounts.taxableAmounts;
  }

  get lines(): readonly PricedLine[] {
    this.#lines ??= quoteLines(this.#prepared, this.#pricing);
    return this.#lines;
  }

  /** As plain data, with its lines. */
  toJSON(): CompleteQuote {
    return { ...this, lines: this.lines };
  }
}

/** All lines in the cart's order. */
const withRefused = (priced: readonly QuotedLine[], refused: readonly RefusedAt[]): readonly QuotedLine[] => {
  const lines = [...priced];
  for (const { at, line } of refused) lines.splice(at, 0, line);
  return lines;
};

/** No line has a price: of a cart whose terms cannot be read. */
const refuseAll = ({ lines, refused }: PreparedCart, issue: PricingIssue): PartialQuote => ({
  ok: false,
  lines: withRefused(
    lines.map(({ listItemId }) => ({ ok: false, listItemId, issues: [issue] })),
    refused,
  ),
  issues: [issue],
  subtotal: zero,
  weightDiscount: zero,
  promotions: [],
  orderDiscount: zero,
  discount: zero,
  goodsTotal: zero,
});

const partOf = ({ refused, issues }: PreparedCart, quote: CompleteQuote): PartialQuote => {
  const { taxableAmounts: _, ...amounts } = quote;
  return {
    ...amounts,
    ok: false,
    lines: withRefused(quote.lines, refused),
    issues: [...refused.flatMap(({ line }) => line.issues), ...issues],
  };
};

const quoteWhole = ({ lines, weightShares }: PreparedCart, pricing: Pricing, terms: QuoteTerms): CompleteQuote => {
  const count = lines.length;
  const rowTotals = new Array<Money>(count);
  let subtotal = 0;
  for (let index = 0; index < count; index += 1) {
    const line = lines[index] as PreparedLine;
    const rowTotal = piecePrice(line, pricing, 0) * line.qty;
    rowTotals[index] = rowTotal as Money;
    subtotal += rowTotal;
  }
  const amounts = discountAmounts(lines, rowTotals, subtotal as Money, weightShares, terms);
  return new WholeQuote(lines, pricing, subtotal as Money, amounts);
};

/**
 * Prices a cart for a shopper at a moment: list, sale, group and promotion price, bundles and gift cards, what the
 * shopper earned, options, weight tiers, promotions, the discount of the order, and each line's shares of them for its tax. The one
 * way to a price for the product page, the cart, checkout, the backend's check of an order and the trace, so that they
 * agree to the cent. Takes time linear in the lines. Whatever the items hold comes back as prices or as issues, never
 * as an exception.
 */
export const quoteCart = (request: QuoteRequest): CartQuote => {
  const whole = 'cart' in request ? request.cart : prepareCart(request);
  const wrong = termsIssue(request);
  if (wrong) return refuseAll(whole, wrong);
  const { cart, redemptions } = redeemLines(whole, request.shopper);
  const quote = quoteWhole(cart, pricingOf(request, redemptions), request);
  return cart.refused.length === 0 && cart.issues.length === 0 ? quote : partOf(cart, quote);
};
