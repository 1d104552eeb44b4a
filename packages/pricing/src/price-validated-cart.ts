import { type Money, type Result, zero } from '@ironcart/core';
import { createRedemptions } from './discount/entitlement.ts';
import { type CartHundo, cappedShare } from './discount/hundo-discount.ts';
import { orderDiscount } from './discount/order-discount.ts';
import type { PricingIssue } from './issues.ts';
import { type Pricing, piecePrice, pricingOf } from './item/piece-price.ts';
import { redeemLines } from './item/redeem-lines.ts';
import { toPricedLine } from './item/to-priced-line.ts';
import type { PriceContext } from './price-context.ts';
import type { PricedLine } from './priced-line.ts';
import type { ValidatedCart } from './validate-cart.ts';
import { contextIssues } from './validate-context.ts';

/** The prices of a cart, tax-exclusive, in minor units; each list has one entry for every line, in the cart's order. */
export interface CartPrices {
  /** Of one piece. */
  readonly unitPrices: readonly Money[];
  /** Unit price times quantity. */
  readonly rowTotals: readonly Money[];
  /**
   * Row total less the line's shares of the discounts: what tax is computed on, by whoever computes it. They sum to the
   * subtotal less the discount, to the cent.
   */
  readonly taxableAmounts: readonly Money[];
  /** Sum of the row totals. */
  readonly subtotal: Money;
  /** By weight (hundo). */
  readonly weightDiscount: Money;
  /** Off the whole order, after that by weight. */
  readonly orderDiscount: Money;
  /** Both: the `discount` of `orderTotals`. */
  readonly discount: Money;
}

/** A cart's prices, or why there are none for this customer at this moment. */
export type CartPricing =
  | { readonly prices: CartPrices; readonly issues: readonly [] }
  | { readonly prices: undefined; readonly issues: readonly PricingIssue[] };

const noIssues: readonly [] = [];

/** The prices that a context gives a cart, or what of the context, or of what its customer earned, cannot be read. */
export const openPricing = ({ redeeming }: ValidatedCart, context: PriceContext): Pricing | readonly PricingIssue[] => {
  const unreadable = contextIssues(context);
  if (unreadable.length > 0) return unreadable;
  if (redeeming.length === 0) return pricingOf(context);
  const issues: PricingIssue[] = [];
  const redemptions = createRedemptions(context.earnedDiscounts);
  redeemLines(redeeming, 0, redemptions, issues);
  return issues.length > 0 ? issues : pricingOf(context, redemptions.outcomes);
};

export const areIssues = (opened: Pricing | readonly PricingIssue[]): opened is readonly PricingIssue[] =>
  Array.isArray(opened);

/** The row totals less the discount by weight, each held to its row total. */
const withoutWeightShares = (rowTotals: readonly Money[], shares: CartHundo): readonly Money[] =>
  rowTotals.map((rowTotal, index) => (rowTotal - cappedShare(shares[index] ?? 0, rowTotal)) as Money);

const sumOf = (amounts: readonly Money[]): Money => {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum as Money;
};

/** Each amount less its share; the two are equally long. */
const lessShares = (amounts: readonly Money[], shares: readonly Money[]): readonly Money[] => {
  const left = new Array<Money>(amounts.length);
  let index = 0;
  for (const amount of amounts) {
    left[index] = (amount - (shares[index] as Money)) as Money;
    index += 1;
  }
  return left;
};

/** The prices of lines whose row totals sum to the subtotal, after the discounts by weight and of the order. */
export const discountedPrices = (
  unitPrices: readonly Money[],
  rowTotals: readonly Money[],
  subtotal: Money,
  hundo: CartHundo | undefined,
  { orderDiscount: given, rounding }: PriceContext,
): CartPrices => {
  let taxableAmounts = rowTotals;
  let weightDiscount: Money = zero;
  let discountOfOrder: Money = zero;
  if (hundo !== undefined) {
    taxableAmounts = withoutWeightShares(rowTotals, hundo);
    weightDiscount = (subtotal - sumOf(taxableAmounts)) as Money;
  }
  if (given !== undefined) {
    const { discount, shares } = orderDiscount(taxableAmounts, given, rounding, (subtotal - weightDiscount) as Money);
    taxableAmounts = lessShares(taxableAmounts, shares);
    discountOfOrder = discount;
  }
  return {
    unitPrices,
    rowTotals,
    taxableAmounts,
    subtotal,
    weightDiscount,
    orderDiscount: discountOfOrder,
    discount: (weightDiscount + discountOfOrder) as Money,
  };
};

/**
 * Prices a validated cart in full for a customer at a moment: every rung, the discount by weight and that of the order
 * with each line's share, in time linear in its lines. Nothing is checked, looked up or read again: what
 * `validateCart` let through are whole numbers whose sums an order can hold.
 */
export const priceValidatedCart = (cart: ValidatedCart, context: PriceContext): CartPricing => {
  const pricing = openPricing(cart, context);
  if (areIssues(pricing)) return { prices: undefined, issues: pricing };
  const { lines, hundo } = cart;
  const unitPrices = new Array<Money>(lines.length);
  const rowTotals = new Array<Money>(lines.length);
  let subtotal = 0;
  let index = 0;
  for (const line of lines) {
    const price = piecePrice(line, pricing, 0);
    const rowTotal = price * line.qty;
    unitPrices[index] = price as Money;
    rowTotals[index] = rowTotal as Money;
    subtotal += rowTotal;
    index += 1;
  }
  return {
    prices: discountedPrices(unitPrices, rowTotals, subtotal as Money, hundo, context),
    issues: noIssues,
  };
};

/** The lines of a validated cart as `priceCart` gives them: to show them, or to order them. */
export const pricedLinesOf = (
  cart: ValidatedCart,
  context: PriceContext,
): Result<readonly PricedLine[], PricingIssue> => {
  const pricing = openPricing(cart, context);
  return areIssues(pricing)
    ? { ok: false, issues: pricing }
    : { ok: true, value: cart.lines.map((line) => toPricedLine(line, pricing)) };
};
