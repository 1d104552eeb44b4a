import { largestAmount, multiplyByRatio, type Rounding } from '@ironcart/core/money';
import type { Redemption } from '../discount/entitlement.ts';
import { discountedPrice } from '../discount/price-discount.ts';
import { priceAt, rungAt } from '../price-ladder.ts';
import type { LineRung } from '../priced-line.ts';
import type { QuoteTerms } from '../quote-terms.ts';
import { isAmount } from './amount.ts';
import type { PreparedLine } from './prepared-line.ts';

/** What the price of a validated line depends on: the moment, the customer, and how percentages round. */
export interface Pricing {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly groupId: number;
  readonly rounding: Rounding | undefined;
  /** What became of each line that redeems; undefined where none does. */
  readonly redemptions: ReadonlyMap<PreparedLine, Redemption> | undefined;
  /** List prices alone: what a piece would cost without any reduction. */
  readonly isAtListPrices: boolean;
}

/** List prices, with shares of them rounded in the given way. */
export const listPricing = (rounding: Rounding | undefined): Pricing => ({
  now: 0,
  groupId: 0,
  rounding,
  redemptions: undefined,
  isAtListPrices: true,
});

/** The prices of a quote's terms. */
export const pricingOf = ({ now, shopper, rounding }: QuoteTerms, redemptions: Pricing['redemptions']): Pricing => ({
  now,
  groupId: shopper.groupId,
  rounding,
  redemptions,
  isAtListPrices: false,
});

/** The most that a line can cost: no rung is above the list price, and nothing rounds higher than up. */
const mostPricing = listPricing('up');

/** A percentage of a bundle is counted in hundredths of a percent. */
const wholeBundle = 10_000;

/** A share of the bundle's own price; NaN or too large where the percentage gives no amount. */
const shareOf = (bundlePrice: number, percentage: number, rounding: Rounding | undefined): number => {
  if (!isAmount(percentage) || !isAmount(bundlePrice)) return Number.NaN;
  const roughShare = (bundlePrice * percentage) / wholeBundle;
  return roughShare > largestAmount ? roughShare : multiplyByRatio(bundlePrice, percentage, wholeBundle, rounding);
};

/** What became of a line that redeems; undefined where it redeems nothing. */
export const redemptionOf = (line: PreparedLine, { redemptions }: Pricing): Redemption | undefined =>
  redemptions === undefined || line.redeems.length === 0 ? undefined : redemptions.get(line);

const ladderPrice = (line: PreparedLine, pricing: Pricing): number => {
  if (pricing.isAtListPrices) return line.listPrice;
  const price = priceAt(line, pricing.now, pricing.groupId);
  const redemption = redemptionOf(line, pricing);
  return redemption?.outcome === 'redeemed' ? discountedPrice(price, redemption.entitlement, pricing.rounding) : price;
};

/** The own price of a piece whose children give none of it. */
const priceAlone = (line: PreparedLine, pricing: Pricing, parentPrice: number): number => {
  if (line.source === 'ladder') return ladderPrice(line, pricing);
  return line.source === 'share' ? shareOf(parentPrice, line.amount, pricing.rounding) : line.amount;
};

/**
 * The own price of a piece: without its custom options, and of a bundle without its children.
 * @param parentPrice the own price of the bundle around it, in minor units
 */
export const ownPrice = (line: PreparedLine, pricing: Pricing, parentPrice: number): number => {
  if (line.source !== 'child') return priceAlone(line, pricing, parentPrice);
  const [child] = line.children;
  return child ? piecePrice(child, pricing, parentPrice) : 0;
};

// Apart from `piecePrice`, which V8 inlines only where it does not call itself.
const priceWithChildren = (line: PreparedLine, pricing: Pricing, parentPrice: number): number => {
  const own = ownPrice(line, pricing, parentPrice);
  if (line.source === 'override') return own;
  let price = own + line.optionsPrice;
  if (line.source === 'child') return price;
  for (const child of line.children) price += piecePrice(child, pricing, own) * child.qty;
  return price;
};

/**
 * The price of one piece in minor units: its own price, its custom options, and for a bundle its children in their
 * quantities. Of a validated line it is an amount that an order can hold.
 */
export const piecePrice = (line: PreparedLine, pricing: Pricing, parentPrice: number): number => {
  if (line.children.length > 0) return priceWithChildren(line, pricing, parentPrice);
  const own = priceAlone(line, pricing, parentPrice);
  return line.source === 'override' ? own : own + line.optionsPrice;
};

/** The rung that gives the own price of a piece. */
export const rungOfLine = (line: PreparedLine, pricing: Pricing): LineRung => {
  if (line.source === 'ladder') return rungAt(line, pricing.now, pricing.groupId);
  const [child] = line.children;
  return line.source === 'child' && child ? rungOfLine(child, pricing) : line.rung;
};

/** The most that a piece can cost, whenever and whoever buys it; no amount where a price of it is none. */
export const mostOf = (line: PreparedLine, parentMost: number): number => piecePrice(line, mostPricing, parentMost);

/** The most that a piece can cost without its options and children. */
export const ownMostOf = (line: PreparedLine, parentMost: number): number => ownPrice(line, mostPricing, parentMost);
