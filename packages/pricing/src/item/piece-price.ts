import { largestAmount, multiplyByRatio, type Rounding } from '@ironcart/core/money';
import type { Redemption } from '../discount/entitlement.ts';
import { discountedPrice } from '../discount/price-discount.ts';
import { priceAt, rungAt } from '../price-ladder.ts';
import type { LinePriceSource } from '../priced-line.ts';
import type { QuoteTerms } from '../quote-terms.ts';
import { isAmount } from './amount.ts';
import type { PreparedLine } from './prepared-line.ts';

/**
 * Everything that the price of a validated line depends on: the time, the customer, and the rounding of percentages.
 */
export interface Pricing {
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly groupId: number;
  readonly rounding: Rounding | undefined;
  /** The result of each line that redeems an entitlement; undefined if no line does. */
  readonly redemptions: ReadonlyMap<PreparedLine, Redemption> | undefined;
  /** Whether to use list prices only: the price of a piece without any reduction. */
  readonly isAtListPrices: boolean;
}

/** List prices, with the given rounding for shares of a bundle's price. */
export const listPricing = (rounding: Rounding | undefined): Pricing => ({
  now: 0,
  groupId: 0,
  rounding,
  redemptions: undefined,
  isAtListPrices: true,
});

/** The pricing conditions of a quote's terms. */
export const pricingOf = ({ now, shopper, rounding }: QuoteTerms, redemptions: Pricing['redemptions']): Pricing => ({
  now,
  groupId: shopper.groupId,
  rounding,
  redemptions,
  isAtListPrices: false,
});

/** The conditions of the highest possible cost: no rung exceeds the list price, and rounding up is the highest. */
const mostPricing = listPricing('up');

/** Percentages of a bundle are integers in hundredths of a percent. */
const wholeBundle = 10_000;

/** A share of the bundle's own price in minor units; NaN or too large for an invalid percentage. */
const shareOf = (bundlePrice: number, percentage: number, rounding: Rounding | undefined): number => {
  if (!isAmount(percentage) || !isAmount(bundlePrice)) return Number.NaN;
  const roughShare = (bundlePrice * percentage) / wholeBundle;
  return roughShare > largestAmount ? roughShare : multiplyByRatio(bundlePrice, percentage, wholeBundle, rounding);
};

/** The result of redeeming an entitlement; undefined if the line redeems none. */
export const redemptionOf = (line: PreparedLine, { redemptions }: Pricing): Redemption | undefined =>
  redemptions === undefined || line.redeems.length === 0 ? undefined : redemptions.get(line);

const ladderPrice = (line: PreparedLine, pricing: Pricing): number => {
  if (pricing.isAtListPrices) return line.listPrice;
  const price = priceAt(line, pricing.now, pricing.groupId);
  const redemption = redemptionOf(line, pricing);
  return redemption?.outcome === 'redeemed' ? discountedPrice(price, redemption.entitlement, pricing.rounding) : price;
};

/** The own price of a piece if it does not come from its children. */
const priceAlone = (line: PreparedLine, pricing: Pricing, parentPrice: number): number => {
  if (line.source === 'ladder') return ladderPrice(line, pricing);
  return line.source === 'share' ? shareOf(parentPrice, line.amount, pricing.rounding) : line.amount;
};

/**
 * The own price of a piece in minor units: without custom options, and for a bundle without its children.
 * @param parentPrice the own price of the bundle around it, in minor units
 */
export const ownPrice = (line: PreparedLine, pricing: Pricing, parentPrice: number): number => {
  if (line.source !== 'child') return priceAlone(line, pricing, parentPrice);
  const [child] = line.children;
  return child ? piecePrice(child, pricing, parentPrice) : 0;
};

// Separate from `piecePrice`, because V8 does not inline functions that call themselves.
const priceWithChildren = (line: PreparedLine, pricing: Pricing, parentPrice: number): number => {
  const own = ownPrice(line, pricing, parentPrice);
  if (line.source === 'override') return own;
  let price = own + line.optionsPrice;
  if (line.source === 'child') return price;
  for (const child of line.children) price += piecePrice(child, pricing, own) * child.qty;
  return price;
};

/**
 * The price of one piece in minor units: its own price, its custom options, and for a bundle its children times their
 * quantities. For a validated line it is a valid amount.
 */
export const piecePrice = (line: PreparedLine, pricing: Pricing, parentPrice: number): number => {
  if (line.children.length > 0) return priceWithChildren(line, pricing, parentPrice);
  const own = priceAlone(line, pricing, parentPrice);
  return line.source === 'override' ? own : own + line.optionsPrice;
};

/** The rung that determines the own price of a piece. */
export const rungOfLine = (line: PreparedLine, pricing: Pricing): LinePriceSource => {
  if (line.source === 'ladder') return rungAt(line, pricing.now, pricing.groupId);
  const [child] = line.children;
  return line.source === 'child' && child ? rungOfLine(child, pricing) : line.rung;
};

/**
 * The highest possible price of a piece, for any time and shopper; not a valid amount if one of its prices is invalid.
 */
export const mostOf = (line: PreparedLine, parentMost: number): number => piecePrice(line, mostPricing, parentMost);

/** The highest possible price of a piece without its options and children. */
export const ownMostOf = (line: PreparedLine, parentMost: number): number => ownPrice(line, mostPricing, parentMost);
