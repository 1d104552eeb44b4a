import { type Money, zero } from '@ironcart/core/money';
import { requireObject } from '@ironcart/core/result';
import { termsIssue } from './check-terms.ts';
import { type DiscountedAmounts, discountAmounts } from './discount/discount-amounts.ts';
import type { AppliedPromotion } from './discount/promotions.ts';
import type { PricingIssue } from './issues.ts';
import { type Pricing, piecePrice, pricingOf } from './item/piece-price.ts';
import type { PreparedLine } from './item/prepared-line.ts';
import { quoteLines } from './item/quote-line.ts';
import { type CartContents, type PreparedCart, prepareCart, type RejectedLine } from './prepare-cart.ts';
import type { PricedLine, QuotedLine } from './priced-line.ts';
import type { QuoteTerms } from './quote-terms.ts';
import { redeemLines } from './redeem-lines.ts';

/** A cart, unprepared or prepared by `prepareCart`, and the terms of its quote. */
export type QuoteRequest = QuoteTerms & (CartContents | { readonly cart: PreparedCart });

/** The tax-exclusive amounts of a cart's goods, in minor units. */
export interface QuoteAmounts {
  /** The sum of the row totals. */
  readonly subtotal: Money;
  /** The weight-tier discount (S9-hundo-01). */
  readonly weightDiscount: Money;
  /** The discounts of the store's promotions, applied after the weight-tier discount; only those above 0. */
  readonly promotions: readonly AppliedPromotion[];
  /** The order discount, applied last. */
  readonly orderDiscount: Money;
  /** The sum of all discounts: the `discount` of `orderTotals`. */
  readonly discount: Money;
  /** The subtotal less the discounts, before shipping and tax. */
  readonly goodsTotal: Money;
}

/** The quote of a cart that can be ordered: every line is priced. */
export interface CompleteQuote extends QuoteAmounts {
  readonly ok: true;
  /** One per item, in the cart's order. Computed on first access, because sums do not need them. */
  readonly lines: readonly PricedLine[];
  /**
   * The taxable amount of each line: its row total less its shares of the discounts, distributed by the largest
   * remainder. The amounts add up to `goodsTotal`.
   */
  readonly taxableAmounts: readonly Money[];
  readonly issues: readonly [];
}

/** The quote of a cart that cannot be ordered. Its amounts are those of the priced lines only, for display. */
export interface PartialQuote extends QuoteAmounts {
  readonly ok: false;
  /** One per item, in the cart's order. */
  readonly lines: readonly QuotedLine[];
  /** The issues of all lines in the cart's order, then those of the cart as a whole; at least one. */
  readonly issues: readonly PricingIssue[];
}

/** The quote of a cart. */
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

  /** The quote as plain data, including its lines. */
  toJSON(): CompleteQuote {
    return { ...this, lines: this.lines };
  }
}

/** All lines, in the cart's order. */
const withRefused = (priced: readonly QuotedLine[], refused: readonly RejectedLine[]): readonly QuotedLine[] => {
  const lines = [...priced];
  for (const { at, line } of refused) lines.splice(at, 0, line);
  return lines;
};

/** The quote of a cart with invalid terms: no line has a price. */
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
 * Prices a cart for a shopper at a time: list, sale, group and promotion prices, bundles, gift cards, entitlements,
 * options, weight tiers, promotions, the order discount, and each line's shares of the discounts for its tax. The
 * product page, the cart, checkout, the backend's check of an order and the trace all use it, so their amounts agree to
 * the cent. Takes time linear in the lines. Invalid items become issues and never throw.
 * @throws TypeError without a request, if `items` is not an array or `products` is not a `Map`
 */
export const quoteCart = (request: QuoteRequest): CartQuote => {
  requireObject(request, 'The request');
  const whole = 'cart' in request ? request.cart : prepareCart(request);
  const wrong = termsIssue(request);
  if (wrong) return refuseAll(whole, wrong);
  const { cart, redemptions } = redeemLines(whole, request.shopper);
  const quote = quoteWhole(cart, pricingOf(request, redemptions), request);
  return cart.refused.length === 0 && cart.issues.length === 0 ? quote : partOf(cart, quote);
};
