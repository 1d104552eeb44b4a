import type { LineItem } from '@ironcart/core/list';
import { largestAmount, type Money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { requireObject } from '@ironcart/core/result';
import { termsIssue } from './check-terms.ts';
import type { PricingIssue } from './issues.ts';
import { piecePrice, pricingOf } from './item/piece-price.ts';
import { cartOf, type PreparedCart, prepareCart, type RejectedLine } from './prepare-cart.ts';
import { type CartQuote, quoteCart } from './quote-cart.ts';
import type { QuoteTerms } from './quote-terms.ts';
import { redeemLines } from './redeem-lines.ts';
import { requireProducts } from './require-products.ts';

/** A cart that is repriced line by line while the shopper changes it. */
export interface CartPricer {
  /** Appends a line, or replaces the line with the same id in place. Takes constant time per line. */
  set(item: LineItem): void;
  /** Removes a line; an unknown id has no effect. */
  remove(listItemId: string): void;
  /** The sum of the row totals in minor units, always up to date; undefined while there are issues. */
  readonly subtotal: Money | undefined;
  /** The current issues, in the order of the lines. */
  readonly issues: readonly PricingIssue[];
  /** The cart's quote as `quoteCart` returns it. Takes time linear in the lines, without validating them again. */
  quote(): CartQuote;
}

interface Entry {
  readonly item: LineItem;
  /** The position in the cart: lower positions come first. */
  readonly position: number;
  /** A prepared cart that contains only this line. */
  readonly cart: PreparedCart;
  unitPrice: number;
}

const noIssues: readonly PricingIssue[] = [];

const rowTotalOf = ({ cart: { lines }, unitPrice }: Entry): number => unitPrice * (lines[0]?.qty ?? 0);

const mostOf = ({ cart: { lines } }: Entry): number => (lines[0] ? lines[0].most * lines[0].qty : 0);

const inOrder = (entries: ReadonlyMap<string, Entry>): readonly Entry[] =>
  [...entries.values()].toSorted((left, right) => left.position - right.position);

/** Combines the prepared carts of several lines. */
const joined = (carts: readonly PreparedCart[]): PreparedCart =>
  cartOf(
    carts.flatMap(({ lines }) => lines),
    carts.flatMap(({ refused }, at) => refused.map((one): RejectedLine => ({ ...one, at }))),
    carts.flatMap(({ redeeming }) => redeeming),
  );

/**
 * Keeps a cart priced while it changes. Changing a line takes constant time regardless of the cart's size, except for
 * lines that redeem an entitlement: they share its uses, so a change of one reprices all of them.
 * @throws TypeError if `products` is not a `Map` or the terms are missing
 * @param products all products that the cart can contain, including the children of configurables and bundles
 */
export const createCartPricer = (products: ReadonlyMap<number, Product>, terms: QuoteTerms): CartPricer => {
  requireProducts(products);
  const unreadable = termsIssue(requireObject(terms, 'terms'));
  const entries = new Map<string, Entry>();
  const broken = new Set<string>();
  const redeemers = new Map<string, Entry>();
  let nextPosition = 0;
  let subtotal = 0;
  let most = 0;
  let hasUnreadableTicket = false;

  const reprice = (entry: Entry, pricing = pricingOf(terms, undefined)): void => {
    const [line] = entry.cart.lines;
    if (!line) return;
    subtotal -= rowTotalOf(entry);
    entry.unitPrice = piecePrice(line, pricing, 0);
    subtotal += rowTotalOf(entry);
  };

  const redeemAgain = (): void => {
    const redeeming = inOrder(redeemers);
    const { cart, redemptions } = redeemLines(joined(redeeming.map((entry) => entry.cart)), terms.shopper);
    hasUnreadableTicket = cart.refused.length > 0;
    for (const entry of redeeming) reprice(entry, pricingOf(terms, redemptions));
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

  const wholeCart = (): PreparedCart =>
    // Which line exceeds the largest amount depends on the lines before it.
    most > largestAmount
      ? prepareCart({ items: [...entries.values()].map(({ item }) => item), products })
      : joined([...entries.values()].map(({ cart }) => cart));

  const quote = (): CartQuote => quoteCart({ ...terms, cart: wholeCart() });

  const issues = (): readonly PricingIssue[] => {
    if (unreadable) return [unreadable];
    return broken.size > 0 || hasUnreadableTicket || most > largestAmount ? quote().issues : noIssues;
  };

  return {
    set: (item) => {
      const listItemId = typeof item?.listItemId === 'string' ? item.listItemId : '';
      const before = takeOut(listItemId);
      const cart = prepareCart({ items: [item], products });
      const entry: Entry = { item, position: before?.position ?? nextPosition, cart, unitPrice: 0 };
      nextPosition += 1;
      entries.set(listItemId, entry);
      most += mostOf(entry);
      if (cart.lines.length === 0) broken.add(listItemId);
      reprice(entry);
      if (cart.redeeming.length > 0) redeemers.set(listItemId, entry);
      if (cart.redeeming.length > 0 || (before?.cart.redeeming.length ?? 0) > 0) redeemAgain();
    },

    remove: (listItemId) => {
      const before = takeOut(listItemId);
      entries.delete(listItemId);
      if (before && before.cart.redeeming.length > 0) redeemAgain();
    },

    get subtotal() {
      return issues().length > 0 ? undefined : (subtotal as Money);
    },

    get issues() {
      return issues();
    },

    quote,
  };
};
