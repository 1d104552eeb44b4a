import { type LineItem, largestAmount, type Money, type Product } from '@ironcart/core';
import { createRedemptions } from './discount/entitlement.ts';
import { hundoOf } from './discount/hundo-discount.ts';
import { issueOf, type PricingIssue } from './issues.ts';
import { piecePrice, pricingOf } from './item/piece-price.ts';
import { createRun } from './item/pricing-run.ts';
import { redeemLines } from './item/redeem-lines.ts';
import { validateCartLine } from './item/validate-line.ts';
import type { ValidatedLine } from './item/validated-line.ts';
import type { PriceContext } from './price-context.ts';
import { type CartPricing, discountedPrices } from './price-validated-cart.ts';
import { validateCart } from './validate-cart.ts';
import { contextIssues } from './validate-context.ts';

/** A cart that is priced again line by line, as a shopper changes it. */
export interface CartPricer {
  /** Adds a line at the end, or replaces the one of the same id where it stands. Costs what the line costs. */
  set(item: LineItem): void;
  /** Takes a line out; an id that is not in the cart changes nothing. */
  remove(listItemId: string): void;
  /** Sum of the row totals in minor units, known at any time; undefined while there is an issue. */
  readonly subtotal: Money | undefined;
  /** What is wrong with the cart as it stands, line by line in its order. */
  readonly issues: readonly PricingIssue[];
  /** The prices that `validateCart` and `priceValidatedCart` give the whole cart: linear in its lines, unchecked. */
  prices(): CartPricing;
}

interface Entry {
  readonly item: LineItem;
  /** Of two lines the one with the lower position comes first. */
  readonly position: number;
  readonly line: ValidatedLine | undefined;
  readonly redeeming: readonly ValidatedLine[];
  readonly issues: readonly PricingIssue[];
  unitPrice: number;
}

const rowTotalOf = ({ line, unitPrice }: Entry): number => (line ? unitPrice * line.qty : 0);

const mostOf = ({ line }: Entry): number => (line ? line.most * line.qty : 0);

const inOrder = (entries: ReadonlyMap<string, Entry>): readonly Entry[] =>
  [...entries.values()].toSorted((left, right) => left.position - right.position);

/**
 * Keeps a cart priced while it changes: a changed line costs what one line costs, whatever the size of the cart. Lines
 * that redeem something earned share its uses, so a change of one of them prices all of them again.
 * @param products every product that the cart will hold, the children of configurables and bundles included
 */
export const createCartPricer = (products: ReadonlyMap<number, Product>, context: PriceContext): CartPricer => {
  const unreadable = contextIssues(context);
  const pricing = pricingOf(context);
  const entries = new Map<string, Entry>();
  const broken = new Map<string, Entry>();
  const redeemers = new Map<string, Entry>();
  let nextPosition = 0;
  let subtotal = 0;
  let most = 0;
  let redemptionIssues: readonly PricingIssue[] = [];

  const reprice = (entry: Entry, by = pricing): void => {
    if (!entry.line) return;
    subtotal -= rowTotalOf(entry);
    entry.unitPrice = piecePrice(entry.line, by, 0);
    subtotal += rowTotalOf(entry);
  };

  const redeemAgain = (): void => {
    const redemptions = createRedemptions(context.earnedDiscounts);
    const found: PricingIssue[] = [];
    const redeeming = inOrder(redeemers);
    for (const entry of redeeming) {
      const before = redemptions.outcomes.length;
      redeemLines(entry.redeeming, 0, redemptions, found);
      reprice(entry, pricingOf(context, redemptions.outcomes.slice(before)));
    }
    redemptionIssues = found;
  };

  const takeOut = (listItemId: string): Entry | undefined => {
    const entry = entries.get(listItemId);
    if (!entry) return undefined;
    subtotal -= rowTotalOf(entry);
    most -= mostOf(entry);
    broken.delete(listItemId);
    redeemers.delete(listItemId);
    return entry;
  };

  const checked = (item: LineItem, position: number): Entry => {
    const run = createRun(products);
    const line = validateCartLine(item, run);
    return { item, position, line, redeeming: run.redeeming, issues: run.issues, unitPrice: 0 };
  };

  const items = (): readonly LineItem[] => [...entries.values()].map(({ item }) => item);

  const issues = (): readonly PricingIssue[] => {
    if (unreadable.length > 0) return unreadable;
    // Which line takes the cart beyond the largest amount depends on those before it.
    if (most > largestAmount) return validateCart(items(), products).issues;
    return broken.size > 0 ? inOrder(broken).flatMap((entry) => entry.issues) : redemptionIssues;
  };

  return {
    set: (item) => {
      const listItemId = typeof item?.listItemId === 'string' ? item.listItemId : '';
      const before = takeOut(listItemId);
      const entry = checked(item, before?.position ?? nextPosition);
      nextPosition += 1;
      entries.set(listItemId, entry);
      most += mostOf(entry);
      if (entry.issues.length > 0) broken.set(listItemId, entry);
      reprice(entry);
      if (entry.redeeming.length > 0) redeemers.set(listItemId, entry);
      if (entry.redeeming.length > 0 || (before?.redeeming.length ?? 0) > 0) redeemAgain();
    },

    remove: (listItemId) => {
      const before = takeOut(listItemId);
      entries.delete(listItemId);
      if (before && before.redeeming.length > 0) redeemAgain();
    },

    get subtotal() {
      return issues().length > 0 ? undefined : (subtotal as Money);
    },

    get issues() {
      return issues();
    },

    prices: () => {
      const found = issues();
      if (found.length > 0) return { prices: undefined, issues: found };
      const unitPrices: Money[] = [];
      const rowTotals: Money[] = [];
      const lines: ValidatedLine[] = [];
      for (const entry of entries.values()) {
        if (!entry.line) continue;
        lines.push(entry.line);
        unitPrices.push(entry.unitPrice as Money);
        rowTotals.push(rowTotalOf(entry) as Money);
      }
      const hundo = hundoOf(lines);
      if (hundo === 'tooLarge') return { prices: undefined, issues: [issueOf({ code: 'amountTooLarge' })] };
      const prices = discountedPrices(unitPrices, rowTotals, subtotal as Money, hundo, context);
      return { prices, issues: [] };
    },
  };
};
